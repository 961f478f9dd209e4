// Tapping the tiles left in a hand: each is in one place only, and the picker says where.
import { drawStrip, onTableOf, openingOf, rowsOf, setTiles, tilesOf } from "../lib/hand.js";
import { HalfPicker } from "../lib/half-picker.js";
import { currentRow } from "../lib/seat-focus.js";
import { fill } from "../lib/words.js";

class TilePicker {
  #picker;
  #form;
  #pad;

  constructor(panel) {
    this.#pad = panel.closest('[data-role="pad"]');
    this.#form = panel.closest("form");
    this.#picker = new HalfPicker(panel.querySelector('[data-role="halves-grid"]'), {
      hint: (half) => fill(this.#pad.dataset.second, { half }),
      where: (tile) => this.#where(tile),
      say: (text) => this.#say(text),
      take: (tile) => this.#take(tile),
    });
    this.#form.addEventListener("seatchange", () => this.#picker.reset());
    for (const row of rowsOf(this.#form)) this.#follow(row);
  }

  #follow(row) {
    const strip = row.querySelector('[data-role="strip"]');
    const draw = () => drawStrip(strip, tilesOf(row), (tile) => fill(this.#pad.dataset.remove, { tile }));
    row.querySelector('[data-role="tiles"]').addEventListener("input", draw);
    row.querySelector('[data-role="written"]').hidden = true;
    strip.addEventListener("click", (event) => this.#drop(row, event.target.closest("[data-tile]")));
    draw();
  }

  #where(tile) {
    if (tile === openingOf(this.#form)) return fill(this.#pad.dataset.opened, { tile });
    if (onTableOf(this.#form).includes(tile)) return fill(this.#pad.dataset.lies, { tile });
    const holder = rowsOf(this.#form).find((row) => tilesOf(row).includes(tile));
    return holder ? fill(this.#pad.dataset.elsewhere, { tile, name: holder.dataset.name }) : "";
  }

  #say(text) {
    this.#pad.querySelector('[data-role="pad-say"]').textContent = text;
  }

  #take(tile) {
    const row = currentRow(this.#form);
    setTiles(row, [...tilesOf(row), tile]);
    row.scrollIntoView({ block: "nearest" });
  }

  #drop(row, button) {
    if (!button) return;
    setTiles(row, tilesOf(row).filter((tile) => tile !== button.dataset.tile));
  }
}

export default (panel) => new TilePicker(panel);
