// Other phones follow the same hand: while this page is looked at, it asks now and then whether the table moved on.
import { put } from "../lib/swapping.js";

const EVERY = 2500; // milliseconds

class FollowAlong {
  #region;
  #changes = 0; // made here while an answer is on its way: it is old then

  constructor(region) {
    this.#region = region;
    region.addEventListener("swapped", () => (this.#changes += 1));
    this.#wait();
  }

  #wait() {
    setTimeout(() => this.#look().finally(() => this.#region.isConnected && this.#wait()), EVERY);
  }

  async #look() {
    if (document.hidden) return;
    const changes = this.#changes;
    const { value: version } = this.#region.querySelector('[name="version"]');
    const address = new URL(location.href);
    address.searchParams.set("since", version);
    const answer = await fetch(address).catch(() => null);
    if (answer?.status !== 200) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector(`[data-role="${this.#region.dataset.role}"]`);
    if (changes !== this.#changes) return;
    if (fresh) put(this.#region, fresh, page);
    else location.assign(answer.url); // the game is over: the result
  }
}

export default (region) => new FollowAlong(region);
