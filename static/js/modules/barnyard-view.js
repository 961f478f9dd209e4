// Looking at a table closely: pinch, drag, arrows and + −. The picture is an SVG that may be replaced at any time
// ("swapped"); a place that was looked at stays in view. While all of it is seen, a finger scrolls the page.
import { Fingers } from "../lib/fingers.js";
import { around, fit, inside, isWhole, moved, parseBox, writeBox, zoomed } from "../lib/view-box.js";

const STEP = 1.5; // times as large, a tap on +
const ROOM = 60; // units of the picture around ends to choose from
const KEY_STEP = 40; // pixels
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ZOOMS = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 };

class BarnyardView {
  #frame;
  #whole;
  #box = null; // what is looked at; null for all of it
  #chosen = null; // what somebody chose to look at; comes back after an end was chosen

  constructor(frame) {
    this.#frame = frame;
    frame.querySelector('[data-role="zoom"]').hidden = false;
    new Fingers(frame, {
      moved: (right, down) => this.#pan(right, down),
      pinched: (factor, point) => this.#zoom(factor, this.#place(point)),
    });
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    frame.addEventListener("keydown", (event) => this.#key(event));
    frame.addEventListener("click", (event) => this.#click(event.target.closest("[data-zoom]")));
    frame.closest("[data-module~=swap]")?.addEventListener("swapped", () => this.#renew());
    new ResizeObserver(() => this.#renew()).observe(frame);
  }

  get #svg() {
    return this.#frame.querySelector(".table__picture svg");
  }

  get #seen() {
    return this.#box ?? this.#whole;
  }

  // Units of the picture to a pixel.
  get #unit() {
    return this.#seen.width / this.#frame.clientWidth;
  }

  #renew() {
    const svg = this.#svg;
    if (!svg || !this.#frame.clientWidth) return;
    svg.dataset.whole ??= svg.getAttribute("viewBox");
    this.#whole = fit(parseBox(svg.dataset.whole), this.#frame.getBoundingClientRect());
    const before = this.#chosen && inside(this.#chosen, this.#whole);
    this.#show(this.#ends() ?? before);
    this.#chosen = before;
  }

  // Where one of a few ends is to be chosen, they are seen as near as can be.
  #ends() {
    if (!this.#frame.querySelector("[data-choose]")) return null;
    const boxes = [...this.#svg.querySelectorAll("a")].map((link) => link.getBBox());
    return around(boxes, this.#whole, ROOM);
  }

  #show(box) {
    this.#box = box && !isWhole(box, this.#whole) ? box : null;
    this.#chosen = this.#box;
    this.#svg.setAttribute("viewBox", writeBox(this.#seen));
    this.#frame.classList.toggle("is-near", Boolean(this.#box));
  }

  #zoom(factor, point) {
    this.#show(factor ? zoomed(this.#seen, this.#whole, factor, point) : null);
  }

  #pan(right, down) {
    if (this.#box) this.#show(moved(this.#box, this.#whole, right * this.#unit, down * this.#unit));
  }

  // Where in the picture a point of the window is.
  #place({ x, y }) {
    const { left, top } = this.#frame.getBoundingClientRect();
    return { x: this.#seen.x + (x - left) * this.#unit, y: this.#seen.y + (y - top) * this.#unit };
  }

  #wheel(event) {
    if (!event.ctrlKey) return; // a bare wheel scrolls the page
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY / 100), this.#place({ x: event.clientX, y: event.clientY }));
  }

  #key(event) {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || !(arrow || event.key in ZOOMS)) return;
    event.preventDefault();
    if (arrow) this.#pan(...arrow.map((way) => way * KEY_STEP));
    else this.#zoom(ZOOMS[event.key]);
  }

  #click(button) {
    if (button) this.#zoom(ZOOMS[button.dataset.zoom]);
  }
}

export default (frame) => new BarnyardView(frame);
