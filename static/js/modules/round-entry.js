// Live totals and live problems of the hand being written down. The server decides; this only says it sooner.
import { entryOf, onTableOf, openingOf, outOf, blankOf, pipsOf, rowsOf, tilesOf } from "../lib/hand.js";
import { makeCurrent } from "../lib/seat-focus.js";
import { tilePicture } from "../lib/tile-picture.js";
import { fill } from "../lib/words.js";
import { bill, scoreRound } from "../rules/index.js";

const QUIET = new Set(["MISSING_ENTRY"]); // said only when a save is tried: nobody has typed yet
const WHO_IS_OUT = { seat: null, code: "WHO_IS_OUT", severity: "ERROR", params: {} };

const NOBODY = "nobody";

const isEmpty = (row) => !pipsOf(row).value && !tilesOf(row).length && !blankOf(row).checked;

class RoundEntry {
  #form;
  #rules;
  #words;
  #said = false; // whether everything is to be said, the quiet things too

  constructor(form) {
    this.#form = form;
    this.#rules = JSON.parse(form.dataset.rules);
    this.#words = { ...JSON.parse(form.dataset.words), WHO_IS_OUT: form.dataset.who };
    form.addEventListener("input", () => this.#update());
    form.addEventListener("change", (event) => this.#changed(event.target));
    form.addEventListener("submit", (event) => this.#guard(event));
    this.#showOpening(); // a draft may have brought another one back
    this.#update();
    if (outOf(form)) this.#start({ focus: false }); // said before this was loaded, or in a draft
  }

  #changed(field) {
    if (field.matches('[data-role="double-blank"]:checked')) {
      for (const row of rowsOf(this.#form)) blankOf(row).checked = blankOf(row) === field;
    }
    const onDouble = this.#form.elements.out_on_double;
    if (onDouble && outOf(this.#form) === NOBODY) onDouble.checked = false;
    if (field.name === "out") this.#start({ focus: !field.matches(":focus-visible") }); // arrow keys stay among the names
    if (field.name === "opening") this.#showOpening();
    this.#update();
  }

  #showOpening() {
    this.#form.querySelector('[data-role="opening-tile"]').replaceChildren(tilePicture(openingOf(this.#form)));
  }

  #start({ focus }) {
    const waiting = rowsOf(this.#form).filter((row) => row.dataset.seat !== outOf(this.#form));
    makeCurrent(this.#form, waiting.find(isEmpty) ?? waiting[0], { focus });
  }

  #score() {
    const entries = Object.fromEntries(rowsOf(this.#form).map((row) => [row.dataset.seat, entryOf(this.#form, row)]));
    const options = { tilesEach: Number(this.#form.dataset.tilesEach), onTable: onTableOf(this.#form) };
    return scoreRound(this.#rules, Number(this.#form.dataset.set), openingOf(this.#form), entries, options);
  }

  #update() {
    const { problems } = this.#score();
    const loud = this.#loud(problems);
    for (const row of rowsOf(this.#form)) {
      const { seat } = row.dataset;
      row.classList.toggle("is-out", outOf(this.#form) === seat);
      this.#bill(row);
      this.#say(row.querySelector('[data-role="said"]'), loud.filter((problem) => problem.seat === seat));
    }
    this.#say(this.#form.querySelector('[data-role="round-problems"]'), loud.filter(({ seat }) => seat === null));
    const blocked = !outOf(this.#form) || problems.some(({ severity }) => severity === "ERROR");
    for (const save of this.#form.querySelectorAll('[data-role="pad-save"]')) save.setAttribute("aria-disabled", blocked);
    return blocked;
  }

  // Who went out comes first: until that is said, nobody is told that their pips are missing.
  #loud(problems) {
    const loud = problems.filter(({ code }) => !QUIET.has(code));
    if (!this.#said) return loud;
    return outOf(this.#form) ? problems : [...loud, WHO_IS_OUT];
  }

  #bill(row) {
    const { lines, total } = bill(this.#rules, entryOf(this.#form, row));
    const parts = lines.map(({ points }) => points).filter(Boolean);
    const small = document.createElement("small");
    small.textContent = parts.length > 1 ? parts.join(" + ") : "";
    if (lines[0]?.kind === "OUT") small.textContent = this.#form.dataset.out;
    row.querySelector('[data-role="total"]').replaceChildren(String(total ?? "–"), small);
  }

  #say(place, problems) {
    const paragraphs = problems.map(({ code, severity, params }) => {
      const paragraph = document.createElement("p");
      paragraph.className = severity === "ERROR" ? "problem" : "problem problem--ask";
      paragraph.dataset.role = "problem";
      paragraph.textContent = fill(this.#words[code], params);
      return paragraph;
    });
    place.replaceChildren(...paragraphs);
  }

  // A save that cannot be is not sent: everything is said, and the first hand that needs something is lit.
  #guard(event) {
    this.#said = true;
    if (!this.#update()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const first = rowsOf(this.#form).find((row) => row.querySelector(".problem:not(.problem--ask)"));
    if (!outOf(this.#form)) this.#form.querySelector(".out").scrollIntoView({ block: "center" });
    else if (first) makeCurrent(this.#form, first);
  }
}

export default (form) => new RoundEntry(form);
