import assert from "node:assert/strict";
import { test } from "node:test";

import { scoreRound } from "../../static/js/rules/index.js";
import { game, rules, vectors } from "./vectors.js";

const totals = ({ scores }) => Object.fromEntries(Object.entries(scores).map(([seat, { total }]) => [seat, total]));

for (const row of vectors("problems")) {
  test(row.about, () => {
    const score = scoreRound(rules(row.rules), row.set, row.opening, row.entries, {
      onTable: row.on_table,
      tilesEach: row.tiles_each,
    });
    assert.deepEqual(score.problems, row.problems);
    assert.deepEqual(totals(score), row.totals);
  });
}

const WAYS = {
  "by tiles": (left) => ({ tiles: left }),
  "by pips": (left) => ({
    pips: left.filter((tile) => tile !== "0-0").map((tile) => tile.replace("-", "+")).join("+"),
    double_blank: left.includes("0-0"),
  }),
};

for (const name of ["double-six-two", "double-nine-four", "double-twelve-six"]) {
  const { set, seats, rounds, tiles_each: tilesEach } = game(name);
  for (const [way, enter] of Object.entries(WAYS)) {
    for (const { number, opening, out, out_on_double, left, points, points_if } of rounds) {
      const hand = (seat) => (seat === out ? { out: true, out_on_double } : enter(left[seat]));
      const entries = Object.fromEntries(seats.map((seat) => [seat, hand(seat)]));
      test(`${name}, hand ${number}, ${way}`, () => {
        for (const [change, expected] of [["", points], ...Object.entries(points_if)]) {
          const [field, value] = change.split("=");
          const changed = rules(field ? { [field]: Number(value) } : {});
          const score = scoreRound(changed, set, opening, entries, { tilesEach });
          assert.deepEqual(score.problems, []);
          assert.deepEqual(totals(score), expected);
        }
      });
    }
  }
}
