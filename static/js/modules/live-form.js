// A form that is set up step by step: each step is answered by the server and put in place without a new page.
// Steps are taken one at a time, and what is typed or ticked while one is under way is carried over.
const ticks = (field) => field.type === "radio" || field.type === "checkbox";
const nameOf = (field) => (ticks(field) ? `${field.name}=${field.value}` : field.name);
const stateOf = (field) => (ticks(field) ? field.checked : field.value);
const fieldsOf = (form) => [...form.elements].filter(({ name, type }) => name && type !== "hidden" && type !== "submit");
const snapshot = (form) => new Map(fieldsOf(form).map((field) => [nameOf(field), stateOf(field)]));

class LiveForm {
  #form;
  #steps = Promise.resolve();

  constructor(form) {
    this.#form = form;
    form.addEventListener("submit", (event) => this.#step(event));
    form.addEventListener("change", (event) => {
      if (event.target.hasAttribute("data-live-change")) this.#take();
    });
  }

  #step(event) {
    const button = event.submitter;
    if (!button?.hasAttribute("formaction")) return; // the start of the game is a page of its own
    event.preventDefault();
    const newcomer = this.#form.elements.new_name;
    const typed = newcomer.value;
    if (!button.value) {
      newcomer.value = ""; // taken: the next name may be typed
      newcomer.focus({ preventScroll: true });
    }
    this.#take(button.value ? [button.name, button.value] : ["new_name", typed]);
  }

  #take(pressed) {
    this.#steps = this.#steps.then(() => this.#refresh(pressed)).catch(() => this.#giveBack(pressed));
  }

  async #refresh(pressed) {
    const sent = snapshot(this.#form);
    const body = new URLSearchParams(new FormData(this.#form));
    body.delete("new_name"); // a name half typed sits down only when it is added, and stays where it is
    sent.delete("new_name");
    if (pressed) body.append(...pressed);
    const answer = await fetch(this.#form.dataset.live, { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector('[data-role="setup"]');
    if (fresh) this.#put(fresh, sent);
  }

  #put(fresh, sent) {
    const since = [...snapshot(this.#form)].filter(([name, state]) => sent.get(name) !== state);
    const open = [...this.#form.querySelectorAll("details")].map((details) => details.open);
    const held = document.activeElement?.name && nameOf(document.activeElement);
    this.#form.replaceChildren(...fresh.childNodes);
    this.#form.querySelectorAll("details").forEach((details, place) => {
      details.open ||= open[place];
    });
    const fields = new Map(fieldsOf(this.#form).map((field) => [nameOf(field), field]));
    for (const [name, state] of since) {
      const field = fields.get(name);
      if (field) field[ticks(field) ? "checked" : "value"] = state;
    }
    fields.get(held)?.focus({ preventScroll: true });
  }

  // No network: a name that could not be added stands in its field again.
  #giveBack(pressed) {
    const newcomer = this.#form.elements.new_name;
    if (pressed?.[0] === "new_name") newcomer.value ||= pressed[1];
  }
}

export default (form) => new LiveForm(form);
