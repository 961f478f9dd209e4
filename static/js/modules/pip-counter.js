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
      hint: (half) => fill(form.dataset.second, { half }),
      where: (tile) => (this.#tiles.includes(tile) ? fill(form.dataset.twice, { tile }) : ""),
      say: (text) => (this.#part("pad-say").textContent = text),
      take: (tile) => this.#hold([...this.#tiles, tile]),
    });
    form.addEventListener("change", (event) => event.target.matches("[data-role=setting]") && form.requestSubmit());
    this.#part("strip").addEventListener("click", (event) => this.#drop(event.target.closest("[data-tile]")));
    this.#part("clear").addEventListener("click", () => {
      picker.reset();
      this.#hold([]);
    });
    this.#part("written").hidden = true;
    this.#part("pad").hidden = false;
    form.classList.add("has-pad");
    this.#show();
  }

  #part(role) {
    return this.#form.querySelector(`[data-role="${role}"]`);
  }

  #drop(button) {
    this.#hold(this.#tiles.filter((tile) => tile !== button?.dataset.tile));
  }

  #hold(tiles) {
    this.#tiles = tiles;
    this.#show();
  }

  #show() {
    this.#part("tiles").value = this.#tiles.join(" ");
    const { lines, total } = bill(this.#rules, { tiles: this.#tiles });
    this.#part("total").textContent = total ?? 0;
    const items = lines.map(({ points, kind }) => {
      const item = document.createElement("li");
      item.textContent = `${points} ${this.#lines[kind]}`;
      return item;
    });
    this.#part("bill").replaceChildren(...items);
    drawStrip(this.#part("strip"), this.#tiles, (tile) => fill(this.#form.dataset.remove, { tile }));
  }
}

export default (form) => new PipCounter(form);
