// Counting one hand by tapping its tiles, at the table or to settle a doubt.
import { drawStrip } from "../lib/hand.js";
import { HalfPicker } from "../lib/half-picker.js";
import { fill } from "../lib/words.js";
import { bill } from "../rules/index.js";

class PipCounter {
  #form;
  #tiles;
  #rules;
  #lines;

  constructor(form) {
    this.#form = form;
    this.#rules = JSON.parse(form.dataset.rules);
    this.#lines = JSON.parse(form.dataset.lines);
    this.#tiles = this.#part("tiles").value.split(/[\s,;]+/).filter(Boolean);
    const picker = new HalfPicker(this.#part("halves-grid"), {
      where: (tile) => (this.#tiles.includes(tile) ? fill(form.dataset.twice, { tile }) : ""),
      pick: (tile, taken) => this.#take(tile, taken),
    });
    form.addEventListener("change", (event) => event.target.matches("[data-role=setting]") && form.requestSubmit());
    this.#part("strip").addEventListener("click", (event) => this.#drop(event.target.closest("[data-tile]")));
    this.#part("clear").addEventListener("click", () => this.#show((this.#tiles = []), picker.reset()));
    this.#part("written").hidden = true;
    this.#part("pad").hidden = false;
    form.classList.add("has-pad");
    this.#show();
  }

  #part(role) {
    return this.#form.querySelector(`[data-role="${role}"]`);
  }

  #take(tile, taken) {
    this.#part("pad-say").textContent = taken;
    if (!taken) this.#tiles.push(tile);
    this.#show();
  }

  #drop(button) {
    this.#tiles = this.#tiles.filter((tile) => tile !== button?.dataset.tile);
    this.#show();
  }

  #show() {
    this.#part("tiles").value = this.#tiles.join(" ");
    const { lines, total } = bill(this.#rules, { tiles: this.#tiles });
    this.#part("total").textContent = total ?? 0;
    const items = lines.map(({ points, kind }) => `<li>${points} ${this.#lines[kind]}</li>`);
    this.#part("bill").innerHTML = this.#tiles.length ? items.join("") : "";
    drawStrip(this.#part("strip"), this.#tiles, (tile) => fill(this.#form.dataset.remove, { tile }));
  }
}

export default (form) => new PipCounter(form);
