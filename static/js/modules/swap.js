// Answers the links and forms of a region in place: what they lead to is fetched, and what it says is put in its parts
// ([data-part]). One at a time, in the order of the taps; the browser's back button leads back. Whatever leads to
// another page is a plain link, unless it has data-swap. A region says under which address it stands in the browser's
// history (data-address, else where it came from), and whether there in place of the one before (data-replace).
import { bodyOf, isPlainClick, put, sameRole } from "../lib/swapping.js";

class Swap {
  #region;
  #shown = location.href;
  #refusals = 0; // and answers that never came: what was tapped before one was seen was meant for another table
  #turn = Promise.resolve();

  constructor(region) {
    this.#region = region;
    region.addEventListener("click", (event) => this.#click(event));
    region.addEventListener("submit", (event) => this.#submit(event));
    addEventListener("popstate", () => this.#back());
  }

  #click(event) {
    const link = event.target.closest("a[href]");
    if (!link || !isPlainClick(event) || !this.#isOurs(link, link.getAttribute("href"))) return;
    event.preventDefault();
    this.#then(() => {
      const fresh = sameRole(this.#region, link);
      return fresh && this.#go(this.#address(fresh.getAttribute("href")));
    });
  }

  #submit(event) {
    const { target: form, submitter } = event;
    const isFile = form.enctype === "multipart/form-data";
    if (event.defaultPrevented || isFile || !this.#isOurs(form, form.action)) return;
    event.preventDefault();
    const typed = bodyOf(form, submitter, "typed");
    this.#then(() => {
      const fresh = sameRole(this.#region, form);
      if (!fresh) return null;
      const body = new URLSearchParams([...bodyOf(fresh, null, "given"), ...typed]);
      const address = this.#address(fresh.action);
      if (fresh.method === "post") return this.#go(address, { method: "POST", body });
      address.search = body;
      return this.#go(address);
    });
  }

  #back() {
    const bare = (address) => address.split("#")[0];
    if (bare(this.#shown) === bare(location.href)) return; // only to another place on the page
    if (this.#region.isConnected) this.#then(() => this.#go(new URL(location.href), {}, true));
    else location.reload();
  }

  #isOurs(element, address) {
    const { origin, pathname } = this.#address(address);
    const here = origin === location.origin && pathname === location.pathname;
    return (here || element.hasAttribute("data-swap")) && !element.hasAttribute("download");
  }

  #address(text) {
    return new URL(text, location.href);
  }

  #then(step) {
    const known = this.#refusals;
    this.#turn = this.#turn.then(() => known === this.#refusals && step()).catch(() => this.#unanswered());
  }

  #unanswered() {
    this.#refusals += 1;
    this.#unsent(true);
    this.#region.dispatchEvent(new Event("unanswered"));
  }

  #unsent(shown) {
    const said = document.querySelector('[data-role="unsent"]');
    if (said) said.hidden = !shown;
  }

  async #go(address, request = {}, isBack = false) {
    const answer = await fetch(address, request);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    this.#unsent(false);
    if (!answer.ok) this.#refusals += 1;
    const fresh = page.querySelector(`[data-role="${this.#region.dataset.role}"]`);
    this.#remember(answer, fresh, isBack);
    if (fresh) put(this.#region, fresh, page);
    else put(document.querySelector("main"), page.querySelector("main"), page);
  }

  #remember(answer, fresh, isBack) {
    const address = new URL(fresh?.dataset.address ?? answer.url, location.href).href;
    const isSame = address === location.href || !answer.ok;
    const isAsked = fresh?.hasAttribute("data-replace");
    if (!isBack && !isSame) history[isAsked ? "replaceState" : "pushState"](null, "", address);
    this.#shown = location.href;
  }
}

export default (region) => new Swap(region);
