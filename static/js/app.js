// Attaches a module to every element that names it: <form data-module="draft live-form">.
const attach = async (element) => {
  for (const name of element.dataset.module.split(" ")) {
    const module = await import(`./modules/${name}.js`);
    module.default(element);
  }
};

export const attachAll = (root) => root.querySelectorAll("[data-module]").forEach(attach);

attachAll(document);

// Days begin and end where the phone is.
document.cookie = `zone=${Intl.DateTimeFormat().resolvedOptions().timeZone};path=/;max-age=31536000;samesite=lax`;

// A second tap on a button whose form is on its way already is no second wish. Coming back to the page is a new start.
let sent = new WeakSet();

addEventListener("submit", (event) => {
  if (event.defaultPrevented || event.target.method !== "post") return;
  if (sent.has(event.target)) event.preventDefault();
  sent.add(event.target);
});
addEventListener("pageshow", () => {
  sent = new WeakSet();
});
