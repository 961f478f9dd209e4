// Sends a form by itself, so that a dead network loses nothing: it says so, and tries again until it is through.
import { attachAll } from "../app.js";

const AGAIN_AFTER = 3000; // milliseconds

class Sender {
  #form;
  #attempt = null; // the AbortController of the save under way

  constructor(form) {
    this.#form = form;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.#attempt) this.#send(this.#body(event.submitter));
    });
    form.addEventListener("input", () => this.#giveUp()); // corrected meanwhile: the next save sends it
  }

  #body(button) {
    const body = new URLSearchParams(new FormData(this.#form));
    if (button?.name) body.append(button.name, button.value);
    return body;
  }

  #giveUp() {
    this.#attempt?.abort();
    this.#attempt = null;
    this.#unsent(false);
  }

  #unsent(shown) {
    this.#form.querySelector('[data-role="unsent"]').hidden = !shown;
  }

  async #send(body) {
    const attempt = new AbortController();
    this.#attempt = attempt;
    try {
      const request = { method: "POST", body, redirect: "manual", signal: attempt.signal };
      const answer = await fetch(this.#form.action, request);
      if (answer.status >= 500) throw new Error(answer.statusText);
      await this.#show(answer);
      this.#attempt = null;
    } catch {
      if (attempt.signal.aborted) return;
      this.#unsent(true);
      setTimeout(() => attempt.signal.aborted || this.#send(body), AGAIN_AFTER);
    }
  }

  async #show(answer) {
    if (answer.type === "opaqueredirect") {
      this.#form.dispatchEvent(new Event("saved"));
      location.assign(this.#form.dataset.saved); // followed by the browser alone, so that the page is made once
      return;
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.querySelector("main").replaceWith(page.querySelector("main"));
    attachAll(document.querySelector("main"));
    document.querySelector("main .problem")?.scrollIntoView({ block: "center" });
  }
}

export default (form) => new Sender(form);
