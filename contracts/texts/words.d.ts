/** A translation under `words/`, of which every program makes a module by `words/catalogue-module.mjs`. */
declare module '*.po' {
  export const catalogue: import('./text-catalogue.js').Catalogue;
}
