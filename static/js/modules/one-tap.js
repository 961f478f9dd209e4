// A second tap of a double tap is no second wish: by then another button may stand in its place, for the next player.
// Nor is one while the answer to the first is on its way, however long that takes.
const APART = 600; // milliseconds between two taps that are both meant
const PATIENCE = 6000; // milliseconds after which there is perhaps no network

export default (region) => {
  let last = -Infinity;
  let isAnswered = true;
  region.addEventListener("swapped", () => (isAnswered = true));
  region.addEventListener(
    "click",
    (event) => {
      if (!event.target.closest("[data-once]")) return;
      const since = event.timeStamp - last;
      if (since < APART || (!isAnswered && since < PATIENCE)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      last = event.timeStamp;
      isAnswered = false;
    },
    true,
  );
};
