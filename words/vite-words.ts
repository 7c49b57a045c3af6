import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueModule, isCatalogue, labelsBy } from './catalogue-module.mjs';

/** Lets the screens import the files of translators. */
export const words = (): Plugin => ({
  name: 'docket-words',
  load(id) {
    if (!isCatalogue(id)) return null;
    const labels = labelsBy(id);
    for (const { path } of labels.values()) this.addWatchFile(resolve(path));
    return { code: catalogueModule(id, undefined, labels), map: null, moduleType: 'js' };
  },
});
