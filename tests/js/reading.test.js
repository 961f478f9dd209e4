import assert from "node:assert/strict";
import { test } from "node:test";

import { bill, parseTile, readEntry, tilesOf } from "../../static/js/rules/index.js";
import { rules, vectors } from "./vectors.js";

for (const { raw, number } of vectors("sums")) {
  test(`${JSON.stringify(raw).slice(0, 20)} is ${number}`, () => assert.equal(readEntry({ pips: raw }).pips, number));
}

for (const { text, tile } of vectors("tiles")) {
  test(`"${text}" is ${tile}`, () => assert.equal(parseTile(text)?.name ?? null, tile));
}

for (const { about, rules: changes, entry, lines, total } of vectors("bills")) {
  test(about, () => {
    const score = bill(rules(changes), entry);
    const short = ({ kind, points, params }) => [kind, points, ...(Object.keys(params).length ? [params] : [])];
    assert.deepEqual(score.lines.map(short), lines);
    assert.equal(score.total, total);
  });
}

for (const [size, tiles, pips] of [[6, 28, 168], [9, 55, 495], [12, 91, 1092], [15, 136, 2040], [18, 190, 3420]]) {
  test(`a double-${size} has ${tiles} tiles and ${pips} pips`, () => {
    assert.equal(tilesOf(size).length, tiles);
    assert.equal(tilesOf(size).reduce((sum, tile) => sum + tile.pips, 0), pips);
  });
}
