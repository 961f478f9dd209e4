// A form that is set up step by step: each step is answered by the server and put in place without a new page.
class LiveForm {
  #form;

  constructor(form) {
    this.#form = form;
    form.addEventListener("submit", (event) => this.#step(event));
    form.addEventListener("change", (event) => {
      if (event.target.hasAttribute("data-live-change")) this.#refresh();
    });
  }

  #step(event) {
    if (!event.submitter?.hasAttribute("formaction")) return; // the start of the game is a page of its own
    event.preventDefault();
    this.#refresh(event.submitter);
  }

  async #refresh(button) {
    const body = new URLSearchParams(new FormData(this.#form));
    if (button?.name) body.append(button.name, button.value);
    const held = document.activeElement?.name;
    const open = [...this.#form.querySelectorAll("details")].map((details) => details.open);
    const answer = await fetch(this.#form.dataset.live, { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector('[data-role="setup"]');
    if (!fresh) return;
    this.#form.replaceChildren(...fresh.childNodes);
    this.#form.querySelectorAll("details").forEach((details, place) => {
      details.open ||= open[place];
    });
    const target = button && !button.value ? "new_name" : held;
    this.#form.elements[target]?.focus?.({ preventScroll: true });
  }
}

export default (form) => new LiveForm(form);
