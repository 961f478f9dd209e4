// Two taps on numbers make a tile. `where(tile)` says why a tile cannot be taken, or nothing if it can.
export class HalfPicker {
  #grid;
  #where;
  #pick;
  #first = null;

  constructor(grid, { where, pick }) {
    this.#grid = grid;
    this.#where = where;
    this.#pick = pick;
    grid.addEventListener("click", (event) => this.#tap(event.target.closest("[data-half]")));
  }

  reset() {
    this.#first = null;
    this.#show();
  }

  #tap(button) {
    if (!button) return;
    const half = Number(button.dataset.half);
    if (this.#first === null) {
      this.#first = half;
      this.#show();
      return;
    }
    const tile = `${Math.max(half, this.#first)}-${Math.min(half, this.#first)}`;
    this.reset();
    this.#pick(tile, this.#where(tile));
  }

  #show() {
    for (const button of this.#grid.children) {
      const half = Number(button.dataset.half);
      const [high, low] = [Math.max(half, this.#first ?? 0), Math.min(half, this.#first ?? 0)];
      const taken = this.#first !== null && Boolean(this.#where(`${high}-${low}`));
      button.classList.toggle("is-first", half === this.#first);
      button.setAttribute("aria-pressed", half === this.#first);
      button.setAttribute("aria-disabled", taken);
    }
  }
}
