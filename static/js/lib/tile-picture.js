// Draws a tile from the page's sprite of halves (see pictures/tile.py).
const SVG = "http://www.w3.org/2000/svg";
const HALF = 40;

const use = (id, x = 0) => {
  const element = document.createElementNS(SVG, "use");
  element.setAttribute("href", `#${id}`);
  element.setAttribute("x", x);
  if (id !== "tile-body") {
    element.setAttribute("width", HALF);
    element.setAttribute("height", HALF);
  }
  return element;
};

export const tilePicture = (tile) => {
  const [high, low] = tile.split("-");
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "tile");
  svg.setAttribute("viewBox", `0 0 ${2 * HALF} ${HALF}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use("tile-body"), use(`half-${high}`), use(`half-${low}`, HALF));
  return svg;
};
