import { Refusal } from '../errors.js';

/** Pages from 1, both ends included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads page ranges such as `1-3, 7, 9-12`, in the order given, repeats kept.
 *
 * @param text   1-based pages and inclusive ranges, comma separated (shape checked by the tool's schema).
 * @param count  pages in the document, at least 1; Infinity where that is not known.
 * @returns at least one range, each within 1..count.
 * @throws Refusal `pages.invalid` for a part that is no page or range, or runs backwards.
 * @throws Refusal `pages.out-of-range` for the first page that does not exist.
 * @see Requirement.
 */
export const readRanges = (text: string, count: number): readonly PageRange[] =>
  text.split(',').map((part) => readRange(part.trim(), count));

const readRange = (part: string, count: number): PageRange => {
  const [, start = '', end = start] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(part) ?? [];
  const range = { first: Number(start), last: Number(end) };
  if (start === '' || range.first > range.last) throw new Refusal('pages.invalid', { part });
  const missing = [range.first, range.last].find((page) => page < 1 || page > count);
  if (missing !== undefined) throw new Refusal('pages.out-of-range', { page: missing, count });
  return range;
};

/** 0-based indices of a range's pages, ascending. */
export const indicesOf = ({ first, last }: PageRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index);

/** All pages in runs of so many; the last one may be shorter. */
export const runsOf = (every: number, count: number): readonly PageRange[] =>
  Array.from({ length: Math.ceil(count / every) }, (_, index) => ({
    first: index * every + 1,
    last: Math.min((index + 1) * every, count),
  }));

/** `1-3`, or `7` for a single page. */
export const labelOf = ({ first, last }: PageRange): string => (first === last ? `${first}` : `${first}-${last}`);
