import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { catalogueModule, labelsBy } from './catalogue-module.mjs';

const loader = readFileSync(new URL('catalogue-module.mjs', import.meta.url));

/** Lets tests import the files of translators. */
export default {
  process: (source, path) => ({ code: catalogueModule(path, source) }),
  getCacheKey: (source, path) =>
    createHash('sha256')
      .update(loader)
      .update(source)
      .update(JSON.stringify([...labelsBy(path)]))
      .digest('hex'),
};
