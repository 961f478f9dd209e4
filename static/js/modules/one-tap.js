// The second tap of a double tap is no second wish: by then another button may stand in its place, for the next player.
// Nor is a tap while the answer to the one before is on its way, however long that takes.
const APART = 600; // milliseconds between two taps in one place that are both meant
const NEAR = 40; // pixels
const PATIENCE = 10000; // milliseconds after which no answer is waited for

const isNear = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < NEAR;

class OneTap {
  #last = null; // the tap before, if nothing else was tapped since
  #sent = -Infinity; // when the latest tap was sent that has no answer yet

  constructor(region) {
    for (const end of ["swapped", "unanswered"]) region.addEventListener(end, () => (this.#sent = -Infinity));
    region.addEventListener("click", (event) => this.#tap(event), true);
  }

  #tap(event) {
    const isOnce = event.target.closest("[data-once]");
    if (isOnce && this.#isSecond(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    this.#last = isOnce && event;
    if (isOnce) this.#sent = event.timeStamp;
  }

  #isSecond(event) {
    const isDouble = this.#last && event.timeStamp - this.#last.timeStamp < APART && isNear(event, this.#last);
    return isDouble || event.timeStamp - this.#sent < PATIENCE;
  }
}

export default (region) => new OneTap(region);
