import assert from "node:assert/strict";
import { test } from "node:test";

import { around, fit, inside, isWhole, moved, parseBox, writeBox, zoomed } from "../../static/js/lib/view-box.js";

const WHOLE = { x: -200, y: -100, width: 400, height: 200 };

test("a view box is read and written", () => {
  assert.deepEqual(parseBox("-200 -100 400 200"), WHOLE);
  assert.equal(writeBox(WHOLE), "-200.0 -100.0 400.0 200.0");
});

test("the whole of it fits a frame of other proportions, and stays in its middle", () => {
  assert.deepEqual(fit(WHOLE, { width: 100, height: 100 }), { x: -200, y: -200, width: 400, height: 400 });
  assert.deepEqual(fit(WHOLE, { width: 400, height: 100 }), { x: -400, y: -100, width: 800, height: 200 });
});

test("what is enlarged is enlarged around its middle, or around a point that stays where it is", () => {
  assert.deepEqual(zoomed(WHOLE, WHOLE, 2), { x: -100, y: -50, width: 200, height: 100 });
  assert.deepEqual(zoomed(WHOLE, WHOLE, 2, { x: -200, y: -100 }), { x: -200, y: -100, width: 200, height: 100 });
});

test("nothing is farther than the whole or nearer than twelve times", () => {
  assert.deepEqual(zoomed(WHOLE, WHOLE, 0.1), WHOLE);
  assert.equal(zoomed(WHOLE, WHOLE, 1000).width, 400 / 12);
  assert(isWhole(WHOLE, WHOLE));
  assert(!isWhole(zoomed(WHOLE, WHOLE, 2), WHOLE));
});

test("nobody looks past the edges", () => {
  const near = zoomed(WHOLE, WHOLE, 2);
  assert.deepEqual(moved(near, WHOLE, 1000, 0), { x: 0, y: -50, width: 200, height: 100 });
  assert.deepEqual(inside({ ...near, y: -500 }, WHOLE), { x: -100, y: -100, width: 200, height: 100 });
});

test("ends to choose from are all seen, with room around them", () => {
  const ends = [
    { x: 0, y: 0, width: 40, height: 20 },
    { x: 60, y: 40, width: 40, height: 20 },
  ];
  assert.deepEqual(around(ends, WHOLE, 20), { x: -50, y: -20, width: 200, height: 100 });
  assert.deepEqual(around([WHOLE], WHOLE, 20), WHOLE);
});
