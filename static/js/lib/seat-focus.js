// Which seat is being filled in: one is current and lit, and Next walks on. Announced as "seatchange" on the form.
import { outOf, pipsOf, rowsOf } from "./hand.js";

export const currentRow = (form) => form.querySelector(".seat.is-current");

export const makeCurrent = (form, row, { focus = true } = {}) => {
  if (row === currentRow(form)) return;
  for (const other of rowsOf(form)) other.classList.toggle("is-current", other === row);
  if (focus) {
    pipsOf(row).focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  }
  form.dispatchEvent(new CustomEvent("seatchange", { detail: row }));
};

export const nextRow = (form) => {
  const rows = rowsOf(form).filter((row) => row.dataset.seat !== outOf(form));
  return rows[(rows.indexOf(currentRow(form)) + 1) % rows.length];
};
