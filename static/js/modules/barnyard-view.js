// Looking at a table closely: pinch, drag, arrows and + −. The picture is an SVG that may be replaced at any time
// ("swapped"); a place that was looked at stays in view. While all of it is seen, a finger scrolls the page.
import { around, fit, inside, isWhole, moved, parseBox, writeBox, zoomed } from "../lib/view-box.js";

const STEP = 1.5; // times as large, a tap on +
const ROOM = 60; // units of the picture around ends to choose from
const FAR = 6; // pixels that a finger moves before it is no tap
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ZOOMS = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 };

class BarnyardView {
  #frame;
  #fingers = new Map();
  #whole;
  #box = null; // what is looked at; null for all of it
  #chosen = null; // what somebody chose to look at; comes back after an end was chosen
  #dragged = 0; // pixels since the finger came down

  constructor(frame) {
    this.#frame = frame;
    frame.querySelector('[data-role="zoom"]').hidden = false;
    const on = (name, act, options) => frame.addEventListener(name, act, options);
    on("pointerdown", (event) => this.#down(event));
    on("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel"]) on(name, (event) => this.#fingers.delete(event.pointerId));
    on("touchstart", (event) => event.touches.length > 1 && event.preventDefault(), { passive: false }); // no page zoom
    on("wheel", (event) => this.#wheel(event), { passive: false });
    on("keydown", (event) => this.#key(event));
    on("click", (event) => this.#click(event), true);
    frame.closest("[data-module~=swap]")?.addEventListener("swapped", () => this.#renew());
    new ResizeObserver(() => this.#renew()).observe(frame);
  }

  get #svg() {
    return this.#frame.querySelector("svg");
  }

  #renew() {
    const svg = this.#svg;
    if (!svg || !this.#frame.clientWidth) return;
    svg.dataset.whole ??= svg.getAttribute("viewBox");
    this.#whole = fit(parseBox(svg.dataset.whole), this.#frame.getBoundingClientRect());
    const before = this.#chosen && inside(this.#chosen, this.#whole);
    this.#show(this.#choices() ?? before);
    this.#chosen = before;
  }

  // Where one of a few ends is to be chosen, they are seen as near as can be.
  #choices() {
    const links = [...this.#svg.querySelectorAll("a")];
    return this.#frame.querySelector("[data-choose]") ? around(links.map((link) => link.getBBox()), this.#whole, ROOM) : null;
  }

  #show(box) {
    this.#box = box && !isWhole(box, this.#whole) ? box : null;
    this.#chosen = this.#box;
    this.#svg.setAttribute("viewBox", writeBox(this.#box ?? this.#whole));
    this.#frame.classList.toggle("is-near", Boolean(this.#box));
  }

  #zoom(factor, point) {
    this.#show(factor ? zoomed(this.#box ?? this.#whole, this.#whole, factor, point) : null);
  }

  #pan(right, down) {
    const unit = this.#unit();
    if (this.#box) this.#show(moved(this.#box, this.#whole, right * unit, down * unit));
  }

  // Units of the picture to a pixel.
  #unit() {
    return (this.#box ?? this.#whole).width / this.#frame.clientWidth;
  }

  #point({ x, y }) {
    const { left, top } = this.#frame.getBoundingClientRect();
    const box = this.#box ?? this.#whole;
    return { x: box.x + (x - left) * this.#unit(), y: box.y + (y - top) * this.#unit() };
  }

  #down({ pointerId, clientX, clientY }) {
    if (!this.#fingers.size) this.#dragged = 0;
    this.#fingers.set(pointerId, { x: clientX, y: clientY });
  }

  #move({ pointerId, clientX, clientY }) {
    const before = this.#fingers.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    this.#dragged += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.#fingers].find(([id]) => id !== pointerId)?.[1];
    this.#fingers.set(pointerId, now);
    if (other) this.#pinch(before, now, other);
    else this.#pan(before.x - now.x, before.y - now.y);
  }

  #pinch(before, now, other) {
    const apart = (finger) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
    this.#zoom(apart(now) / apart(before), this.#point({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
  }

  #wheel(event) {
    if (!event.ctrlKey) return; // a bare wheel scrolls the page
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY / 100), this.#point({ x: event.clientX, y: event.clientY }));
  }

  #key(event) {
    const arrow = KEYS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || !(arrow || event.key in ZOOMS)) return;
    event.preventDefault();
    if (arrow) this.#pan(...arrow.map((way) => way * 40));
    else this.#zoom(ZOOMS[event.key]);
  }

  #click(event) {
    const button = event.target.closest("[data-zoom]");
    if (button) this.#zoom(ZOOMS[button.dataset.zoom]);
    else if (this.#dragged > FAR && event.detail) {
      event.preventDefault(); // the end of a drag is no tap on a tile
      event.stopPropagation();
    }
  }
}

export default (frame) => new BarnyardView(frame);
