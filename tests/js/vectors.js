/** The files that the Python rules are held to as well. */

import { readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

export const vectors = (name) => read(`../vectors/${name}.json`);
export const game = (name) => read(`../../scorekeeper/demo/${name}.json`);
export const rules = (changes) => ({ ...vectors("pagat"), ...changes });
