// Shows the sheet as it will be printed, anew whenever a choice changes.
const CALM = 400; // milliseconds without another change

class SheetPreview {
  #form;
  #picture;
  #timer = 0;

  constructor(form) {
    this.#form = form;
    this.#picture = form.querySelector('[data-role="picture"]');
    if (!this.#picture) return; // what was asked for is no sheet: the page says why
    this.#picture.addEventListener("error", () => (this.#picture.hidden = true));
    this.#picture.addEventListener("load", () => (this.#picture.hidden = false));
    form.addEventListener("input", () => this.#later());
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), CALM);
  }

  #show() {
    const chosen = new FormData(this.#form);
    this.#picture.classList.toggle("sheet__picture--letter", chosen.get("paper") === "letter");
    this.#picture.src = `${this.#form.dataset.picture}?${new URLSearchParams(chosen)}`;
  }
}

export default (form) => new SheetPreview(form);
