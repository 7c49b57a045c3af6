import { zipSync, type Zippable } from 'fflate';
import { labelOf, type PageRange } from '../operations/pages.js';

/** One range of a document as a document of its own. */
export interface Part {
  readonly range: PageRange;
  readonly bytes: Uint8Array;
}

/** A ZIP with one entry per part, named after the document and its pages; PDFs don't get smaller by packing. */
export const archiveOf = (name: string, parts: readonly Part[]): Uint8Array => {
  const entries: Zippable = {};
  for (const { range, bytes } of parts) entries[freeName(entries, `${stemOf(name)}_pages_${labelOf(range)}`)] = bytes;
  return zipSync(entries, { level: 0 });
};

/** A name that is safe in any archive program: no folders, no ending. */
const stemOf = (name: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '') || 'document';

const freeName = (taken: Zippable, stem: string): string => {
  let name = `${stem}.pdf`;
  for (let copy = 2; Object.hasOwn(taken, name); copy += 1) name = `${stem}_${copy}.pdf`;
  return name;
};
