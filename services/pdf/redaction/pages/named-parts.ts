import { PDFName } from 'pdf-lib';

/**
 * Entries whose dictionaries are lists: fonts, forms, glyphs and states under names that whoever made the file chose
 * (ISO 32000-2, 7.8.3, 9.6.4 and 12.5.5).
 */
const LISTS: ReadonlySet<PDFName> = new Set(
  ['Font', 'XObject', 'ExtGState', 'Pattern', 'Shading', 'ColorSpace', 'Properties', 'CharProcs', 'N', 'R', 'D'].map(
    (key) => PDFName.of(key),
  ),
);

/** Whether the keys of an entry's dictionary are such names, so that a font called `/P` does not lead to a page. */
export const listsParts = (entry: PDFName): boolean => LISTS.has(entry);
