// What of a picture is seen: { x, y, width, height } in the picture's own units, as the viewBox of an SVG has it.
const FARTHEST = 1; // the whole picture
const NEAREST = 12; // times as large

export const parseBox = (text) => {
  const [x, y, width, height] = text.trim().split(/[\s,]+/).map(Number);
  return { x, y, width, height };
};

export const writeBox = ({ x, y, width, height }) => [x, y, width, height].map((one) => one.toFixed(1)).join(" ");

// The whole of it, in the proportions of its frame: as much to see as the frame has room for.
export const fit = (whole, frame) => {
  const scale = Math.max(whole.width / frame.width, whole.height / frame.height);
  return centred(middle(whole), { width: frame.width * scale, height: frame.height * scale });
};

export const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

const centred = ({ x, y }, { width, height }) => ({ x: x - width / 2, y: y - height / 2, width, height });
const between = (low, number, high) => Math.min(Math.max(low, number), high);

// Larger by a factor, with one point of the picture held where it is.
export const zoomed = (box, whole, factor, { x, y } = middle(box)) => {
  const held = between(whole.width / NEAREST, box.width / factor, whole.width / FARTHEST) / box.width;
  const left = x - (x - box.x) * held;
  const top = y - (y - box.y) * held;
  return inside({ x: left, y: top, width: box.width * held, height: box.height * held }, whole);
};

export const moved = (box, whole, right, down) => inside({ ...box, x: box.x + right, y: box.y + down }, whole);

// Never past the edges of the whole.
export const inside = (box, whole) => ({
  ...box,
  x: between(whole.x, box.x, whole.x + whole.width - box.width),
  y: between(whole.y, box.y, whole.y + whole.height - box.height),
});

export const isWhole = (box, whole) => box.width >= whole.width * 0.999;

// As near as shows all of some boxes, with room around them; never nearer than tiles need to be told apart.
export const around = (boxes, whole, room) => {
  const edge = (pick, side) => pick(...boxes.map(side));
  const left = edge(Math.min, ({ x }) => x) - room;
  const top = edge(Math.min, ({ y }) => y) - room;
  const right = edge(Math.max, ({ x, width }) => x + width) + room;
  const bottom = edge(Math.max, ({ y, height }) => y + height) + room;
  const wanted = { x: left, y: top, width: right - left, height: bottom - top };
  const scale = Math.min(1, Math.max(wanted.width / whole.width, wanted.height / whole.height, 1 / NEAREST));
  return inside(centred(middle(wanted), { width: whole.width * scale, height: whole.height * scale }), whole);
};
