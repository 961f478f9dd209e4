// One player's row of the round form: reading it, and the strip of tiles in it.
import { tilePicture } from "./tile-picture.js";

const field = (row, role) => row.querySelector(`[data-role="${role}"]`);

export const rowsOf = (form) => [...form.querySelectorAll('[data-role="seat"]')];
export const pipsOf = (row) => field(row, "pips");
export const tilesOf = (row) => field(row, "tiles").value.split(/[\s,;]+/).filter(Boolean);
export const blankOf = (row) => field(row, "double-blank");

export const outOf = (form) => form.elements.out.value;
export const openingOf = (form) => form.elements.opening.value;

// The tiles that lie on the table, the opening double first, where this hand was followed and that is to count.
export const onTableOf = (form) => {
  const tiles = form.dataset.table?.split(" ") ?? [];
  return form.elements.with_table?.checked && tiles[0] === openingOf(form) ? tiles : [];
};

export const entryOf = (form, row) => {
  const out = outOf(form) === row.dataset.seat;
  return {
    out,
    pips: pipsOf(row).value || null,
    tiles: field(row, "tiles").value || null,
    double_blank: blankOf(row).checked,
    blank_halves: field(row, "halves")?.value || 0,
    out_on_double: out && Boolean(form.elements.out_on_double?.checked),
    adjustment: Number(row.dataset.adjustment),
  };
};

export const setTiles = (row, tiles) => {
  const input = field(row, "tiles");
  input.value = tiles.join(" ");
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

export const drawStrip = (strip, tiles, label) => {
  const buttons = tiles
    .filter((tile) => /^\d+-\d+$/.test(tile))
    .map((tile) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.tile = tile;
      button.setAttribute("aria-label", label(tile));
      button.append(tilePicture(tile));
      return button;
    });
  strip.replaceChildren(...buttons);
};
