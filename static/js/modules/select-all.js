// A link to copy is selected whole by one tap.
export default (input) => input.addEventListener("focus", () => input.select());
