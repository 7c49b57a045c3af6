/** A translation under `words/`, of which every program makes a module by `words/catalogue-module.mjs`. */
declare module '*.po' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module of a pattern cannot import by a path
  export const catalogue: import('./text-catalogue.js').Catalogue;
}
