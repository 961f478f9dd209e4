/**
 * Tiles and sets. A tile is {high, low, pips, name}; its name is what Python writes: "6-4".
 * @typedef {{high: number, low: number, pips: number, name: string}} Tile
 */

const WRITTEN = /^[ \t\r\n]*(?:(\d{1,3})[-|](\d{1,3})|\[(\d{1,3})[-|](\d{1,3})\])[ \t\r\n]*$/;

/** @returns {Tile} */
export function tile(a, b) {
  const [high, low] = a < b ? [b, a] : [a, b];
  return { high, low, pips: high + low, name: `${high}-${low}` };
}

/** Reads "6-4", "[6-4]" or "6|4". @returns {Tile | null} */
export function parseTile(text) {
  const found = WRITTEN.exec(text);
  return found && tile(Number(found[1] ?? found[3]), Number(found[2] ?? found[4]));
}

/** Every tile of a double-N set, lowest first. @returns {Tile[]} */
export function tilesOf(size) {
  const tiles = [];
  for (let high = 0; high <= size; high++) for (let low = 0; low <= high; low++) tiles.push(tile(high, low));
  return tiles;
}

/** One half is blank, the other is not. */
export const isBlank = ({ high, low }) => low === 0 && high > 0;
