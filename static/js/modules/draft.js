// What is typed stays on this phone until it is saved: through a reload, a locked screen, a dead network.
const PREFIX = "draft:";
const KEPT_FOR = 3 * 24 * 3600 * 1000; // milliseconds
const NOT_OURS = new Set(["csrf_token", "key", "version"]); // each page has its own

const ticks = (field) => field.type === "checkbox" || field.type === "radio";

class Draft {
  #form;
  #name;

  constructor(form) {
    this.#form = form;
    this.#name = PREFIX + form.dataset.draft;
    this.#forgetOld();
    if (!form.hasAttribute("data-answered")) this.#restore();
    form.addEventListener("input", () => this.#keep());
    form.addEventListener("change", () => this.#keep());
    form.addEventListener("saved", () => localStorage.removeItem(this.#name));
    form.querySelector('[data-role="discard"]')?.addEventListener("click", () => this.#discard());
  }

  #fields() {
    return [...this.#form.elements].filter((field) => field.name && !NOT_OURS.has(field.name) && field.type !== "submit");
  }

  #keep() {
    const values = this.#fields().map((field) => (ticks(field) ? field.checked : field.value));
    localStorage.setItem(this.#name, JSON.stringify({ at: Date.now(), values }));
  }

  #restore() {
    const draft = JSON.parse(localStorage.getItem(this.#name) ?? "null");
    const fields = this.#fields();
    if (draft?.values.length !== fields.length) return;
    fields.forEach((field, place) => {
      field[ticks(field) ? "checked" : "value"] = draft.values[place];
      field.dispatchEvent(new Event("input", { bubbles: true })); // who draws what is in it has perhaps drawn already
    });
    this.#form.querySelector('[data-role="draft-note"]').hidden = false;
  }

  #discard() {
    localStorage.removeItem(this.#name);
    location.reload();
  }

  #forgetOld() {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) {
      if (Date.now() - JSON.parse(localStorage.getItem(name)).at > KEPT_FOR) localStorage.removeItem(name);
    }
  }
}

export default (form) => new Draft(form);
