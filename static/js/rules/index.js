/**
 * The small twin of scorekeeper/rules, for totals and problems while one types; the server always decides.
 * Both are held to tests/vectors/*.json. No DOM, no dependencies.
 */

import { bill } from "./billing.js";
import { handProblems, likelyMost, readRound, roundProblems } from "./checks.js";
import { conflict } from "./dealable.js";
import { readEntry } from "./entries.js";
import { parseTile } from "./tiles.js";

export { bill } from "./billing.js";
export { likelyMost } from "./checks.js";
export { readEntry, readNumber } from "./entries.js";
export { parseTile, tilesOf } from "./tiles.js";

/**
 * Scores a round.
 * @param {object} ruleset RuleSet.to_dict() as JSON
 * @param {number} size N of the double-N set
 * @param {string} opening the opening double, "9-9"
 * @param {Record<string, object>} entries seat → entry as it was typed, see readEntry
 * @param {{onTable?: string[], tilesEach: number}} options tiles known to lie on the table; the deal
 * @returns {{scores: Record<string, {lines: object[], total: number | null}>,
 *   problems: {seat: string | null, code: string, severity: "ERROR" | "WARNING", params: object}[]}}
 */
export function scoreRound(ruleset, size, opening, entries, { onTable = [], tilesEach }) {
  const seats = Object.keys(entries);
  const read = Object.fromEntries(seats.map((seat) => [seat, readEntry(entries[seat])]));
  const likely = likelyMost(ruleset, size, seats.length, tilesEach);
  const round = readRound(size, parseTile(opening), read, onTable.map(parseTile), likely);
  const bySeat = Object.fromEntries(seats.map((seat) => [seat, handProblems(round, seat)]));
  const together = roundProblems(round);
  if (!together.length) {
    const sound = seats.filter((seat) => !bySeat[seat].some(isError));
    for (const seat of undealable(ruleset, round, sound)) {
      bySeat[seat].push({ seat, code: "TOTALS_IMPOSSIBLE", severity: "ERROR", params: {} });
    }
  }
  const problems = [...Object.values(bySeat).flat(), ...together];
  const refused = problems.some(isError);
  const score = ({ lines, total }) => ({ lines, total: refused ? null : total });
  return { scores: Object.fromEntries(seats.map((seat) => [seat, score(bill(ruleset, entries[seat]))])), problems };
}

const isError = ({ severity }) => severity === "ERROR";

/** Players, of those whose hands are sound in themselves, who cannot all hold what they say. */
function undealable(ruleset, { entries, free }, sound) {
  const holders = sound.filter((seat) => !entries[seat].out);
  const held = ({ pips, blanks, tapped }) => ({ pips, blanks, tiles: tapped });
  const hands = Object.fromEntries(holders.map((seat) => [seat, held(entries[seat])]));
  return conflict(free, hands, ruleset.blank_half !== 0);
}
