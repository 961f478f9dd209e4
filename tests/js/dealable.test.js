import assert from "node:assert/strict";
import { test } from "node:test";

import { dealable } from "../../static/js/rules/dealable.js";
import { parseTile, tilesOf } from "../../static/js/rules/tiles.js";
import { vectors } from "./vectors.js";

const held = ({ pips = 0, blanks = 0, tiles = "" }) => ({
  pips,
  blanks,
  tiles: tiles.split(" ").filter(Boolean).map(parseTile),
});

for (const { about, set, on_table: table, blanks_count: blanksCount, hands, dealable: expected } of vectors("dealable")) {
  test(about, () => {
    const free = tilesOf(set).filter(({ name }) => !table.includes(name));
    assert.equal(dealable(free, hands.map(held), blanksCount), expected);
  });
}
