// A second tap of a double tap is no second wish: by then another button may stand in its place, for the next player.
const APART = 600; // milliseconds between two taps that are both meant

export default (region) => {
  let last = -Infinity;
  region.addEventListener(
    "click",
    (event) => {
      if (!event.target.closest("[data-once]")) return;
      const isSecond = event.timeStamp - last < APART;
      last = event.timeStamp;
      if (!isSecond) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
};
