// Sentences come from the page, in its language: "%(tile)s is in two places" with its parameters filled in.
export const fill = (sentence, params = {}) =>
  sentence.replace(/%\((\w+)\)s/g, (_, name) => params[name] ?? "");
