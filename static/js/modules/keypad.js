// Our own keypad: always in the same place, with a +, and it hides nobody. The field stays a real field.
import { outOf, pipsOf, rowsOf } from "../lib/hand.js";
import { currentRow, makeCurrent, nextRow } from "../lib/seat-focus.js";

const toEnd = (field) => field.setSelectionRange(field.value.length, field.value.length);

class Keypad {
  #pad;
  #form;
  #entered = null; // the field that has just been tapped into: what is typed goes on at its end

  constructor(pad) {
    this.#pad = pad;
    this.#form = pad.closest("form");
    if (!this.#form.hasAttribute("data-decide")) this.#show(); // else once a hand is typed into
    for (const row of rowsOf(this.#form)) this.#serve(row);
    pad.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps its caret
    pad.addEventListener("click", (event) => this.#press(event.target.closest("[data-key]")?.dataset.key));
    const first = rowsOf(this.#form).find((row) => row.dataset.seat !== outOf(this.#form));
    makeCurrent(this.#form, first, { focus: false });
  }

  #show() {
    this.#pad.hidden = false;
    this.#form.classList.add("has-pad");
  }

  #serve(row) {
    const field = pipsOf(row);
    const turn = row.querySelector('[data-role="turn"]');
    field.inputMode = "none";
    turn.hidden = false;
    turn.addEventListener("click", () => {
      this.#show();
      makeCurrent(this.#form, row, { focus: false }); // Safari gives a tapped button no focus
      this.#turn(true);
    });
    row.addEventListener("focusin", () => {
      this.#show();
      makeCurrent(this.#form, row, { focus: false });
    });
    field.addEventListener("focus", () => toEnd((this.#entered = field)));
    field.addEventListener("click", () => this.#settle(field)); // only now has the browser placed the caret
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.#next();
    });
  }

  #press(key) {
    if (!key) return;
    if (key === "next") this.#next();
    else if (key === "tiles" || key === "numbers") this.#turn(key === "tiles");
    else this.#type(key);
  }

  #next() {
    makeCurrent(this.#form, nextRow(this.#form));
  }

  #turn(toTiles) {
    const picker = this.#pad.querySelector('[data-role="picker"]');
    this.#pad.querySelector('[data-role="keys"]').hidden = toTiles;
    picker.hidden = !toTiles;
    const place = toTiles ? picker.querySelector("[data-half]") : pipsOf(currentRow(this.#form));
    place.focus({ preventScroll: true }); // from the keyboard, every row on the way there would become current
  }

  // The first tap goes on at the end; a second one, in the same field, places the caret inside a sum.
  #settle(field) {
    if (this.#entered === field) toEnd(field);
    this.#entered = null;
  }

  #type(key) {
    const field = pipsOf(currentRow(this.#form));
    if (document.activeElement !== field) field.focus({ preventScroll: true });
    const end = field.selectionEnd;
    const start = key === "back" && field.selectionStart === end ? Math.max(0, end - 1) : field.selectionStart;
    field.setRangeText(key === "back" ? "" : key, start, end, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

export default (pad) => new Keypad(pad);
