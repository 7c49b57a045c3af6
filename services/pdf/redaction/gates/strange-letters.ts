import { isBlank, type Glyph } from '../../content/glyph.js';
import { eachPage } from '../pages/read-pages.js';

/** How often each letter stands on a page. */
export type LetterCounts = ReadonlyMap<string, number>;

/** The letters of glyphs that are painted. A hyphen is read as another one where what follows it is gone. */
export const letterCounts = (glyphs: readonly Glyph[]): LetterCounts => {
  const counts = new Map<string, number>();
  for (const glyph of glyphs) {
    if (isBlank(glyph) || HYPHENS.has(glyph.text)) continue;
    counts.set(glyph.text, (counts.get(glyph.text) ?? 0) + 1);
  }
  return counts;
};

const HYPHENS: ReadonlySet<string> = new Set(['-', '\u0002', '\u00ad', '\u2010', '\u2011', '\ufffe']);

/** Whether more of any letter is there than before: what is taken out leaves no new ones, unless the codes beside it were read in another way. */
const hasStrangers = (before: LetterCounts, after: LetterCounts): boolean =>
  [...after].some(([letter, count]) => count > (before.get(letter) ?? 0));

/** Pages on which letters have become others, as PDFium reads them. */
export const pagesWithStrangers = async (
  before: Uint8Array,
  after: ReadonlyMap<number, LetterCounts>,
): Promise<ReadonlySet<number>> => {
  const pageNumbers = new Set<number>();
  const pages = [...after.keys()].sort((one, other) => one - other);
  const compare = ({ pdfium }: { readonly pdfium: readonly Glyph[] }, page: number): void => {
    if (hasStrangers(letterCounts(pdfium), after.get(page) ?? new Map<string, number>())) pageNumbers.add(page);
  };
  await eachPage(before, compare, { pages, byBoth: () => false });
  return pageNumbers;
};
