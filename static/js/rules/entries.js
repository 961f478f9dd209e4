/** What was written down of one hand, as it was typed or tapped: the twin of rules/entries.py. */

import { isBlank, parseTile } from "./tiles.js";

const NOTHING = /^[ \t\r\n]*$/;
const SUM = /^[ \t\r\n]*\d+(?: *\+ *\d+)*[ \t\r\n]*$/;
const LONGEST_NUMBER = 200;
const LONGEST_QUOTE = 40;
const MOST_PIECES = 191;
const HIGHEST_ADJUSTMENT = 9999;

const isNothing = (raw) => raw == null || (typeof raw === "string" && NOTHING.test(raw));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Reads a number or a sum such as "12+11+7". @returns {number | null} */
export function readNumber(raw) {
  if (typeof raw === "string" && raw.length <= LONGEST_NUMBER && SUM.test(raw)) return sum(raw.split("+").map(Number));
  return Number.isInteger(raw) && raw >= 0 && raw < 10 ** LONGEST_NUMBER ? raw : null;
}

/** The input as a short text for a message. */
export function quoted(raw) {
  if (raw == null) return "null";
  if (typeof raw === "object") return Array.isArray(raw) ? "list" : "dict";
  if (typeof raw === "number" && Math.abs(raw) >= 2 ** 53) return "…";
  const text = [...String(raw)];
  return text.length <= LONGEST_QUOTE ? text.join("") : text.slice(0, LONGEST_QUOTE - 1).join("") + "…";
}

function readPieces(tiles) {
  let pieces = tiles == null ? [] : [tiles];
  if (typeof tiles === "string") pieces = tiles.split(/[ \t\r\n,;]+/).filter(Boolean);
  else if (Array.isArray(tiles)) pieces = tiles;
  return pieces.slice(0, MOST_PIECES).map((raw) => (typeof raw === "string" && parseTile(raw)) || quoted(raw));
}

function readAdjustment(raw = 0) {
  return Number.isInteger(raw) && Math.abs(raw) <= HIGHEST_ADJUSTMENT ? raw : null;
}

/**
 * Reads an entry {out, pips, tiles, double_blank, blank_halves, out_on_double, adjustment}; what is missing is
 * false, nothing or 0. In what comes back a number is null where it is not known or no number:
 * `typed` pips, `claimed` blank halves, `adjustment`, and what counts in the end: `pips` and `blanks`.
 */
export function readEntry(raw) {
  const pieces = readPieces(raw.tiles);
  const tapped = pieces.filter((piece) => typeof piece === "object");
  const isTyped = !isNothing(raw.pips);
  const typed = readNumber(raw.pips);
  const claimed = isNothing(raw.blank_halves) ? 0 : readNumber(raw.blank_halves);
  const ifReadable = (number) => (tapped.length === pieces.length ? number : null);
  const unwritten = isTyped ? typed : raw.double_blank ? 0 : null;
  return {
    raw,
    out: Boolean(raw.out),
    outOnDouble: Boolean(raw.out_on_double),
    pieces,
    tapped,
    isTyped,
    typed,
    claimed,
    adjustment: readAdjustment(raw.adjustment),
    pips: pieces.length ? ifReadable(sum(tapped.map(({ pips }) => pips))) : unwritten,
    blanks: pieces.length ? ifReadable(tapped.filter(isBlank).length) : claimed,
    holdsDoubleBlank: Boolean(raw.double_blank) || tapped.some(({ high }) => high === 0),
    isEmpty: !isTyped && !pieces.length && !raw.double_blank,
    holdsAnything: Boolean(pieces.length || raw.double_blank || typed || claimed),
  };
}
