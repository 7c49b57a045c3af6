import { withNumber } from '../raw/tokens.js';
import { nameTreeOf, writeNameTree } from '../raw/trees.js';
import { Irregular } from '../raw/value.js';
import type { RawWriter } from '../raw/writer.js';
import type { Copier, Excerpt } from './excerpt.js';
import { runsScripts } from './part.js';
import type { Source } from './source.js';

/** Those whose values know no pages; named destinations are seen to elsewhere. @see ISO 32000-1, table 31 */
const KEPT = [
  '/EmbeddedFiles',
  '/JavaScript',
  '/AP',
  '/Renditions',
  '/AlternatePresentations',
  '/URLS',
  '/IDS',
] as const;

/** Attachments, scripts and the like of all sources; where two have the same name, the later one gets another. */
export const writeNameTrees = (
  copiers: readonly Copier[],
  { writer, attachments }: { readonly writer: RawWriter; readonly attachments: boolean },
): string =>
  KEPT.filter((key) => attachments || key !== '/EmbeddedFiles')
    .map((key) => {
      const entries = new Map<string, string>();
      for (const { excerpt, text } of copiers) {
        if (excerpt.base || !staysWith(excerpt, key)) continue;
        const { file, catalog } = excerpt.source;
        for (const [name, value] of nameTreeOf(file, file.dictAt(file.dictAt(catalog, '/Names'), key))) {
          entries.set(freeName(name, entries), text(value));
        }
      }
      return entries.size > 0 ? `${key} ${writeNameTree([...entries], writer)}` : '';
    })
    .join('');

/** With a part of a document come files attached to it, and the scripts that scripts on its pages may need. */
const staysWith = (excerpt: Excerpt, key: (typeof KEPT)[number]): boolean =>
  !excerpt.partial || key === '/EmbeddedFiles' || (key === '/JavaScript' && runsScripts(excerpt));

const freeName = (name: string, taken: ReadonlyMap<string, string>): string => {
  let free = name;
  for (let copy = 2; taken.has(free); copy += 1) free = withNumber(name, copy);
  return free;
};

/** How many files are attached to a document as such; what is too damaged to be read is none. */
export const attachedFiles = ({ file, catalog }: Source): number => {
  try {
    return nameTreeOf(file, file.dictAt(file.dictAt(catalog, '/Names'), '/EmbeddedFiles')).length;
  } catch (error) {
    if (error instanceof Irregular) return 0;
    throw error;
  }
};
