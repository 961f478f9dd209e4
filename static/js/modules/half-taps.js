// Two taps on numbers name a tile; it is sent at once. The radio buttons that do without JavaScript make room.
// The button to send with stands in a part of the page that is replaced with every answer; the first tap outlives that.
import { HalfPicker } from "../lib/half-picker.js";
import { fill } from "../lib/words.js";

const part = (form, role) => form.querySelector(`[data-role="${role}"]`);

export default (form) => {
  const isTaken = (tile) => part(form, "send-tile").dataset.taken.split(" ").includes(tile);
  form.classList.add("is-tapped"); // older browsers cannot tell their style sheets that they run scripts
  const picker = new HalfPicker(part(form, "halves-grid"), {
    hint: (half) => fill(form.dataset.second, { half }),
    where: (tile) => (isTaken(tile) ? fill(form.dataset.twice, { tile }) : ""),
    say: (text) => (part(form, "tap-say").textContent = text || form.dataset.first),
    take: (tile) => {
      const send = part(form, "send-tile");
      send.value = tile;
      form.requestSubmit(send);
      send.value = "";
    },
  });
  picker.reset();
};
