// Two taps on numbers make a tile.
// hint(half): what is said after the first tap. where(tile): why it cannot be taken, or nothing. say(text), take(tile).
export class HalfPicker {
  #grid;
  #table;
  #first = null;

  constructor(grid, table) {
    this.#grid = grid;
    this.#table = table;
    grid.addEventListener("click", (event) => this.#tap(event.target.closest("[data-half]")));
  }

  reset() {
    this.#first = null;
    this.#table.say("");
    this.#show();
  }

  #tap(button) {
    if (!button) return;
    const half = Number(button.dataset.half);
    if (this.#first === null) {
      this.#first = half;
      this.#table.say(this.#table.hint(half));
      this.#show();
    } else {
      const tile = this.#tileWith(half);
      const taken = this.#table.where(tile);
      this.reset();
      this.#table.say(taken);
      if (!taken) this.#table.take(tile);
    }
  }

  #tileWith(half) {
    return `${Math.max(half, this.#first)}-${Math.min(half, this.#first)}`;
  }

  #show() {
    for (const button of this.#grid.children) {
      const half = Number(button.dataset.half);
      const isFirst = half === this.#first;
      button.classList.toggle("is-first", isFirst);
      button.setAttribute("aria-pressed", isFirst);
      button.setAttribute("aria-disabled", this.#first !== null && Boolean(this.#table.where(this.#tileWith(half))));
    }
  }
}
