/** The impossible entries of a round, one check for one thing: the twin of rules/checks.py. */

import { quoted } from "./entries.js";
import { isBlank, tilesOf } from "./tiles.js";

const short = (number) => (number < 1e9 ? number : "…");
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function problem(seat, code, params = {}, severity = "ERROR") {
  return { seat, code, severity, params };
}

/** Pips in one hand above which it is asked back: the twin of rules/likely.py. */
export function likelyMost(ruleset, size, players, tilesEach) {
  const company = Math.max(2, Math.min(players, 12));
  const yard = ruleset.draw === "none" ? 0 : Math.max(0, tilesOf(size).length - tilesEach * company);
  return Math.floor((size * (60 * company + 6 * tilesEach * company + 4 * yard)) / (15 * company));
}

/** A round as read, and what follows from it. */
export function readRound(size, opening, entries, onTable, likely) {
  const inSet = (tile) => typeof tile === "object" && tile.high <= size;
  const hands = Object.values(entries);
  const table = new Set([opening, ...onTable].filter(inSet).map(({ name }) => name));
  const uses = new Map();
  for (const { name } of hands.flatMap(({ tapped }) => tapped)) uses.set(name, 1 + (uses.get(name) ?? 0));
  const free = tilesOf(size).filter(({ name }) => !table.has(name));
  return {
    opening,
    entries,
    onTable,
    likely,
    inSet,
    table,
    uses,
    free,
    mostPips: sum(free.map(({ pips }) => pips)),
    blanks: free.filter((tile) => isBlank(tile) && !uses.has(tile.name)).map(({ pips }) => pips),
    out: hands.filter(({ out }) => out).length,
    blankHolders: hands.filter(({ holdsDoubleBlank }) => holdsDoubleBlank).length,
  };
}

/** Everything that is wrong at one player's hand. */
export function handProblems(round, seat) {
  const entry = round.entries[seat];
  const found = [];
  const add = (...rest) => found.push(problem(seat, ...rest));
  numberProblems(entry, add);
  tileProblems(round, entry, add);
  outProblems(round, entry, add);
  if (entry.holdsDoubleBlank && round.blankHolders > 1) add("TWO_DOUBLE_BLANKS");
  if (entry.holdsDoubleBlank && round.table.has("0-0")) add("DOUBLE_BLANK_ON_TABLE");
  if (!entry.out) pipsProblems(round, entry, add);
  if (!entry.out) blanksProblems(round, entry, add);
  return found;
}

/** What is wrong with the opening, the table, and with all hands together. */
export function roundProblems({ opening, entries, onTable, inSet, mostPips, blanks }) {
  const found = [];
  const add = (...rest) => found.push(problem(null, ...rest));
  if (!inSet(opening)) add("OPENING_NOT_IN_SET", { tile: opening.name });
  if (opening.high !== opening.low) add("OPENING_NOT_A_DOUBLE", { tile: opening.name });
  for (const tile of onTable) if (!inSet(tile)) add("TILE_NOT_IN_SET", { tile: tile.name });
  const hands = Object.values(entries).filter(({ out }) => !out);
  const pips = hands.map((hand) => hand.pips).filter((number) => number <= mostPips);
  if (sum(pips) > mostPips) add("TOO_MANY_PIPS", { most: mostPips });
  const numbered = hands.filter(({ pieces }) => !pieces.length);
  const claimed = sum(numbered.map((hand) => hand.claimed).filter((claim) => claim <= blanks.length));
  if (claimed > blanks.length) add("TOO_MANY_BLANKS", { claimed, most: blanks.length });
  return found;
}

function numberProblems({ raw, isTyped, typed, claimed, adjustment }, add) {
  const bad = (field) => add("BAD_NUMBER", { field, text: quoted(raw[field]) });
  if (isTyped && typed === null) bad("pips");
  if (claimed === null) bad("blank_halves");
  if (adjustment === null) bad("adjustment");
}

function tileProblems({ inSet, table, uses }, { pieces }, add) {
  const names = pieces.map((piece) => piece.name ?? piece);
  for (const name of new Set(names)) {
    const piece = pieces[names.indexOf(name)];
    const count = name === "0-0" ? names.filter((other) => other === name).length : (uses.get(name) ?? 0);
    if (!inSet(piece)) add("TILE_NOT_IN_SET", { tile: name });
    else if (table.has(name) && name !== "0-0") add("TILE_ON_TABLE", { tile: name });
    if (count > 1) add("TILE_TWICE", { tile: name });
  }
}

function outProblems(round, entry, add) {
  if (entry.out && round.out > 1) add("TWO_OUT");
  if (entry.out && entry.holdsAnything) add("OUT_WITH_PIPS");
  if (entry.outOnDouble && !entry.out) add(round.out ? "OUT_ON_DOUBLE_NOT_OUT" : "OUT_ON_DOUBLE_BUT_NOBODY_OUT");
}

function pipsProblems({ mostPips, likely }, { isEmpty, pips, typed, holdsDoubleBlank }, add) {
  if (isEmpty) add("MISSING_ENTRY");
  if (pips === null) return;
  if (pips === 0 && !holdsDoubleBlank) add("EMPTY_HAND");
  if (typed !== null && typed !== pips) add("PIPS_DISAGREE", { typed: short(typed), tapped: pips });
  if (pips > mostPips) add("TOO_MANY_PIPS", { most: mostPips });
  else if (pips > likely) add("UNLIKELY_TOTAL", { pips }, "WARNING");
}

function blanksProblems({ blanks }, { pieces, pips, claimed, blanks: counted }, add) {
  const most = pieces.length ? counted : mostBlanks(blanks, pips);
  if (claimed !== null && most !== null && claimed > most) add("TOO_MANY_BLANKS", { claimed: short(claimed), most });
}

/** How many of the free ones a hand of so many pips can hold: the lowest, until they come to more. */
function mostBlanks(free, pips) {
  let most = 0;
  while (most < free.length && (pips === null || sum(free.slice(0, most + 1)) <= pips)) most++;
  return most;
}
