import type { Plugin } from 'vite';
import { catalogueModule, isCatalogue } from './catalogue-module.mjs';

/** Lets the screens import the files of translators. */
export const words = (): Plugin => ({
  name: 'docket-words',
  load: (id) => (isCatalogue(id) ? { code: catalogueModule(id), map: null, moduleType: 'js' } : null),
});
