/** The bill of one hand, line by line: the twin of rules/billing.py. */

import { readEntry } from "./entries.js";

const line = (points, kind, params = {}) => ({ points, kind, params });

function outLines(ruleset, entry) {
  return [line(0, "OUT"), entry.outOnDouble && line(ruleset.out_on_double, "OUT_ON_DOUBLE")];
}

function handLines(ruleset, { pips, blanks, holdsDoubleBlank }) {
  const each = ruleset.blank_half;
  return [
    pips !== null && line(pips, "PIPS"),
    holdsDoubleBlank && line(ruleset.double_blank, "DOUBLE_BLANK"),
    blanks > 0 && each > 0 && line(blanks * each, "BLANK_HALVES", { halves: blanks, each }),
  ];
}

/**
 * What an entry comes to under the house rules (RuleSet.to_dict() as JSON), without asking whether it can be.
 * @returns {{lines: {points: number, kind: string, params: object}[], total: number | null}}
 */
export function bill(ruleset, raw) {
  const entry = readEntry(raw);
  const lines = (entry.out ? outLines : handLines)(ruleset, entry).filter(Boolean);
  if (entry.adjustment) lines.push(line(entry.adjustment, "ADJUSTMENT"));
  const known = entry.adjustment !== null && (entry.out || (entry.pips !== null && entry.blanks !== null));
  return { lines, total: known ? lines.reduce((total, { points }) => total + points, 0) : null };
}
