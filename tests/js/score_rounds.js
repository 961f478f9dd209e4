/** Scores the rounds that come in as JSON, for tests/rules/test_twin.py to compare. */

import { readFileSync } from "node:fs";

import { scoreRound } from "../../static/js/rules/index.js";

const rounds = JSON.parse(readFileSync(0, "utf8"));
const scored = rounds.map(({ rules, size, opening, entries, onTable, tilesEach }) =>
  scoreRound(rules, size, opening, entries, { onTable, tilesEach }),
);
process.stdout.write(JSON.stringify(scored));
