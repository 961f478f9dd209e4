// What fingers do on a picture: one moves it, two pinch it. Answered by moved(right, down) and pinched(factor, point),
// in pixels; a point is where it is in the window.
const FAR = 6; // pixels that a finger moves before it is no tap

const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) || 1;

export class Fingers {
  #answer;
  #down = new Map();
  #went = 0; // pixels since the first finger came down

  constructor(place, answer) {
    this.#answer = answer;
    const on = (name, act, options) => place.addEventListener(name, act, options);
    on("pointerdown", (event) => this.#begin(event));
    on("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel"]) on(name, ({ pointerId }) => this.#down.delete(pointerId));
    on("touchstart", (event) => event.touches.length > 1 && event.preventDefault(), { passive: false }); // no page zoom
    on("click", (event) => this.#isDrag(event) && (event.preventDefault(), event.stopPropagation()), true);
  }

  // The end of a drag is no tap on what lies there.
  #isDrag({ detail }) {
    return detail > 0 && this.#went > FAR;
  }

  #begin({ pointerId, clientX: x, clientY: y }) {
    if (!this.#down.size) this.#went = 0;
    this.#down.set(pointerId, { x, y });
  }

  #move({ pointerId, clientX: x, clientY: y }) {
    const before = this.#down.get(pointerId);
    if (!before) return;
    const now = { x, y };
    const other = [...this.#down].find(([id]) => id !== pointerId)?.[1];
    this.#went += Math.hypot(x - before.x, y - before.y);
    this.#down.set(pointerId, now);
    if (!other) this.#answer.moved(before.x - x, before.y - y);
    else this.#answer.pinched(apart(now, other) / apart(before, other), { x: (x + other.x) / 2, y: (y + other.y) / 2 });
  }
}
