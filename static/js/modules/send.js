// Sends a form by itself, so that a dead network loses nothing: it says so, and tries again until it is through.
import { attachAll } from "../app.js";

const AGAIN_AFTER = 3000; // milliseconds

class Sender {
  #form;
  #sending = false;

  constructor(form) {
    this.#form = form;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.#sending) this.#send(this.#body(event.submitter));
    });
  }

  #body(button) {
    const body = new URLSearchParams(new FormData(this.#form));
    if (button?.name) body.append(button.name, button.value);
    return body;
  }

  async #send(body) {
    this.#sending = true;
    try {
      const answer = await fetch(this.#form.action, { method: "POST", body, redirect: "manual" });
      if (answer.status >= 500) throw new Error(answer.statusText);
      await this.#show(answer);
    } catch {
      this.#form.querySelector('[data-role="unsent"]').hidden = false;
      setTimeout(() => this.#send(body), AGAIN_AFTER);
      return;
    }
    this.#sending = false;
  }

  async #show(answer) {
    if (answer.type === "opaqueredirect") {
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
