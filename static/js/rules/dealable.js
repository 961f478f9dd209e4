/**
 * Can all these hands have been dealt at once, from one set? The twin of rules/dealable.py, which explains how
 * it is found out; both count the same steps and give the same answers.
 * @typedef {{pips: number, blanks: number, tiles: import("./tiles.js").Tile[]}} Held
 */

import { isBlank } from "./tiles.js";

const BUDGET = 30000;
const SPENT = Symbol("the budget is spent");

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const has = (bits, number) => (bits >> BigInt(number)) & 1n;

/** Seats whose hands cannot all be dealt from the free tiles; none if they can, or if that stays undecided. */
export function conflict(free, hands, blanksCount) {
  const budget = { steps: BUDGET };
  const held = Object.entries(hands).map(([seat, hand]) => ({ seat, hand, key: keyOf(hand) }));
  const dealt = (keys) => held.filter(({ key }) => keys.includes(key)).map(({ hand }) => hand);
  const possible = (keys) => dealable(free, dealt(keys), blanksCount, budget) !== false;
  const named = [];
  let others = [...new Set(held.map(({ key }) => key))].sort().reverse();
  while (!possible(others)) {
    const clash = smallestClash(others, possible);
    named.push(...clash);
    others = others.filter((key) => !clash.includes(key));
  }
  return held.filter(({ key }) => named.includes(key)).map(({ seat }) => seat);
}

/** Leaves out, largest first, each hand without which the rest are still impossible. */
function smallestClash(keys, possible) {
  return keys.reduce((clash, one) => {
    const fewer = clash.filter((key) => key !== one);
    return possible(fewer) ? clash : fewer;
  }, keys);
}

/** Hands in order: by pips, blank halves, tiles. */
function keyOf({ pips, blanks, tiles }) {
  const codes = tiles.map(({ high, low }) => 32 * high + low).sort((a, b) => a - b);
  return String.fromCharCode(pips, blanks, ...codes);
}

/** true, false, or null if the budget is spent before that is known. */
export function dealable(free, hands, blanksCount, budget = { steps: BUDGET }) {
  const known = new Set(hands.flatMap(({ tiles }) => tiles.map(({ name }) => name)));
  const left = free.filter(({ name, high }) => high > 0 && !known.has(name));
  const piles = hands.filter(({ tiles }) => !tiles.length);
  const base = blanksCount ? 1 + left.filter(isBlank).length : 1;
  if (blanksCount && sum(piles.map(({ blanks }) => blanks)) >= base) return false;
  const weigh = (pips, blanks) => pips * base + (blanksCount ? Number(blanks) : 0);
  const counts = new Map();
  for (const one of left) {
    const weight = weigh(one.pips, isBlank(one));
    counts.set(weight, 1 + (counts.get(weight) ?? 0));
  }
  try {
    return canPart(counts, piles.map(({ pips, blanks }) => weigh(pips, blanks)), budget);
  } catch (reason) {
    if (reason === SPENT) return null;
    throw reason;
  }
}

function canPart(free, wanted, budget) {
  const rest = sum([...free].map(([weight, count]) => weight * count)) - sum(wanted);
  if (rest < 0) return false;
  const piles = [];
  for (const pile of [...wanted, rest].sort((a, b) => a - b)) {
    if (free.get(pile)) free.set(pile, free.get(pile) - 1);
    else if (pile) piles.push(pile);
  }
  return search(free, piles, budget);
}

function search(free, piles, budget) {
  const weights = [...free.keys()].sort((a, b) => b - a);
  const counts = weights.map((weight) => free.get(weight));
  const failed = new Set();
  const highest = sum(piles.slice(0, -1));
  const mask = (2n << BigInt(highest)) - 1n;
  const stepsATile = 1 + Math.floor(highest / 8192);

  function spend(steps) {
    budget.steps -= steps;
    if (budget.steps < 0) throw SPENT;
  }

  function parts(done) {
    if (done >= piles.length - 1) return true;
    const state = [done, ...counts].join();
    if (failed.has(state)) return false;
    spend(sum(counts) * stepsATile);
    const sums = allSums();
    if (mayPart(done, sums)) for (const _ of ways(0, piles[done], sums)) if (parts(done + 1)) return true;
    failed.add(state);
    return false;
  }

  function allSums() {
    const sums = [1n];
    for (let place = weights.length - 1; place >= 0; place--) {
      let bits = sums[0];
      for (let count = counts[place]; count > 0; count--) bits |= bits << BigInt(weights[place]);
      sums.unshift(bits & mask);
    }
    return sums;
  }

  function mayPart(done, sums) {
    let together = 0;
    let place = weights.length;
    return piles.slice(done, -1).every((pile) => {
      while (place && weights[place - 1] <= pile) place--;
      together += pile;
      return has(sums[place], pile) && has(sums[place], together);
    });
  }

  function* ways(place, pile, sums) {
    spend(5);
    if (!pile) yield;
    for (; pile && has(sums[place], pile); place++) {
      const weight = weights[place];
      for (let number = Math.min(counts[place], Math.floor(pile / weight)); number > 0; number--) {
        counts[place] -= number;
        yield* ways(place + 1, pile - number * weight, sums);
        counts[place] += number;
      }
    }
  }

  return parts(0);
}
