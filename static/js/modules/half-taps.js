// Two taps on numbers name a tile; it is sent at once. The radio buttons that do without JavaScript make room.
// What is on the table, and the button to send with, stand in a part of the page that is replaced with every answer.
import { HalfPicker } from "../lib/half-picker.js";
import { fill } from "../lib/words.js";

const part = (form, role) => form.querySelector(`[data-role="${role}"]`);

export default (form) => {
  const grid = part(form, "halves-grid");
  part(form, "plain-halves").hidden = true;
  part(form, "tapped-halves").hidden = false;
  const picker = new HalfPicker(grid, {
    hint: (half) => fill(form.dataset.second, { half }),
    where: () => "",
    say: (text) => (part(form, "tap-say").textContent = text),
    take: (tile) => {
      const send = part(form, "send-tile");
      send.value = tile;
      form.requestSubmit(send);
      send.value = "";
    },
  });
  part(form, "undo-tap")?.addEventListener("click", () => picker.reset());
};
