// Keeps the screen on while a game runs. Over plain http there is no wake lock: a silent film does it there.
const OFF = "screen-may-sleep";

class WakeLock {
  #switch;
  #film = null;
  #lock = null;
  #settled = Promise.resolve();

  constructor(place) {
    this.#switch = place.querySelector("input"); // on the scoreboard; the page of a hand has none
    if (this.#switch) this.#offer(place);
    document.addEventListener("visibilitychange", () => this.#hold()); // the lock is gone whenever the page was hidden
    document.addEventListener("pointerdown", () => this.#hold()); // a film may only start with a tap
    if (!navigator.wakeLock) this.#film = this.#silentFilm(place.dataset.film);
    this.#hold();
  }

  #offer(place) {
    place.hidden = false;
    this.#switch.checked = !localStorage.getItem(OFF);
    this.#switch.addEventListener("change", () => this.#turn());
  }

  #silentFilm(source) {
    const film = document.createElement("video");
    Object.assign(film, { src: source, muted: true, loop: true, playsInline: true, className: "unseen" });
    document.body.append(film);
    return film;
  }

  #turn() {
    if (this.#switch.checked) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "1");
    this.#hold();
  }

  #hold() {
    this.#settled = this.#settled.then(() => this.#settle()); // one at a time: of two requests one lock would stay
  }

  async #settle() {
    const wanted = !localStorage.getItem(OFF) && document.visibilityState === "visible";
    if (this.#film) {
      (wanted ? this.#film.play() : this.#film.pause())?.catch(() => {}); // before the first tap it may not play
    } else if (!wanted) {
      await this.#lock?.release();
      this.#lock = null;
    } else if (!this.#lock || this.#lock.released) {
      this.#lock = await navigator.wakeLock.request("screen").catch(() => null); // refused on an empty battery
    }
  }
}

export default (place) => new WakeLock(place);
