// Attaches a module to every element that names it: <form data-module="draft live-form">.
const attach = async (element) => {
  for (const name of element.dataset.module.split(" ")) {
    const module = await import(`./modules/${name}.js`);
    module.default(element);
  }
};

export const attachAll = (root) => root.querySelectorAll("[data-module]").forEach(attach);

attachAll(document);
