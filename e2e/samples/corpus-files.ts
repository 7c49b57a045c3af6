import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Upload } from '../harness/http-client.js';
import { root } from '../harness/repository.js';

const folder = join(root, '../shared/corpus');

/** Real files that nobody here wrote, kept outside the repository; they may be absent. */
export const hasCorpus = existsSync(folder);

export type CorpusFolder = 'pdf' | 'images' | 'office';

export const corpusNames = (kind: CorpusFolder): string[] => (hasCorpus ? readdirSync(join(folder, kind)).sort() : []);

export const corpusFile = (kind: CorpusFolder, name: string): Upload => ({
  name,
  bytes: readFileSync(join(folder, kind, name)),
});

/** Every `step`th of them, so that a short run still sees a bit of everything. */
export const spread = <Item>(items: readonly Item[], step: number): Item[] =>
  items.filter((_, index) => index % step === 0);
