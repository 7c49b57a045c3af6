import { Refusal } from '../../../contracts/errors.js';
import { PAGES_READ_MAX } from '../../../contracts/limits.js';
import { indicesOf, readRanges } from '../../../contracts/tools/page-ranges.js';

/**
 * Reads a selection of pages for a call that answers with something of each.
 *
 * @param text   as in {@link readRanges}, or empty for none.
 * @param count  pages in the document, at least 1.
 * @returns 0-based indices in the order given.
 * @throws Refusal as {@link readRanges}; `pages.too-many`.
 */
export const pagesToRead = (text: string, count: number): readonly number[] => {
  const ranges = text === '' ? [] : readRanges(text, count);
  const total = ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (total > PAGES_READ_MAX) throw new Refusal('pages.too-many', { count: total, limit: PAGES_READ_MAX });
  return ranges.flatMap(indicesOf);
};
