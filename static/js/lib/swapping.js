// Putting a fetched page's parts in their places, and finding again what was tapped.
import { attachAll } from "../app.js";

const partsOf = (root) => new Map([...root.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]));
const withRole = (root, role) => (role ? [...root.querySelectorAll(`[data-role="${role}"]`)] : []);

export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }) =>
  !(button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);

// What was tapped may have been replaced while an answer was on its way: then whatever plays its part now, if one does.
export const sameRole = (region, element) => {
  if (element.isConnected) return element;
  const same = withRole(region, element.dataset.role);
  return same.length === 1 ? same[0] : null;
};

// The fields of a form as they are sent: those that the page gave it ("given"), or that a person filled in ("typed").
export const bodyOf = (form, submitter, kind) => {
  const isGiven = (field) => field.type === "hidden" || field.closest("[data-part]");
  const given = new Set([...form.elements].filter(isGiven).map(({ name }) => name));
  const body = [...new FormData(form)].filter(([name]) => given.has(name) === (kind === "given"));
  if (submitter?.name) body.push([submitter.name, submitter.value]);
  return body;
};

const focusAgain = (held, region) => {
  if (!held || held.isConnected) return;
  const same = withRole(region, held.dataset.role);
  const place = same.find((one) => one.dataset.tile === held.dataset.tile) ?? region.querySelector("[data-focus]");
  place?.focus({ preventScroll: true });
};

// A page of another shape replaces all of the region; else only the parts change, and what is between them stays alive.
export const put = (region, fresh, page) => {
  const held = region.contains(document.activeElement) && document.activeElement;
  const [old, parts] = [partsOf(region), partsOf(fresh)];
  const isAlike = old.size > 0 && [...old.keys()].join() === [...parts.keys()].join();
  const pairs = isAlike ? [...old].map(([name, part]) => [part, parts.get(name)]) : [[region, fresh]];
  for (const [part, content] of pairs) {
    part.replaceChildren(...content.childNodes);
    attachAll(part);
  }
  region.toggleAttribute("data-replace", fresh.hasAttribute("data-replace"));
  document.title = page.title;
  const back = [document, page].map((one) => one.querySelector('[name="back"]')); // where a choice of theme leads back
  if (back[0] && back[1]) back[0].value = back[1].value;
  focusAgain(held, region);
  region.querySelector("[data-focus]")?.scrollIntoView({ block: "nearest" });
  region.dispatchEvent(new CustomEvent("swapped", { bubbles: true }));
  return region;
};
