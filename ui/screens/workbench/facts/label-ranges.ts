import { PAGES_MAX } from '../../../../contracts/limits.js';
import type { PageLabel } from '../../../../contracts/tools/pdf-bookmarks.js';

type Style = PageLabel['style'];
type Ranges = readonly PageLabel[];

const ROMAN = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

const roman = (number: number): string => {
  let left = number;
  let text = '';
  for (const [letters, worth] of ROMAN) {
    text += letters.repeat(Math.floor(left / worth));
    left %= worth;
  }
  return text;
};

const LETTERS = 26;
const A = 97;

/** The letters of the alphabet once, then all of them twice, and so on. @see ISO 32000-1, table 159 */
const letters = (number: number): string =>
  String.fromCharCode(A + ((number - 1) % LETTERS)).repeat(Math.ceil(number / LETTERS));

const written: Readonly<Record<Style, (number: number) => string>> = {
  decimal: String,
  roman,
  Roman: (number) => roman(number).toUpperCase(),
  letters,
  Letters: (number) => letters(number).toUpperCase(),
  none: () => '',
};

/** The name of a page under a range that begins at or before it. */
const calledUnder = ({ page: first, style, prefix, start }: PageLabel, page: number): string =>
  prefix + written[style](start + page - first);

/** The names of all pages, from the first one on. */
export const labelsOf = (ranges: Ranges, pageCount: number): readonly string[] => {
  const sorted = ranges.toSorted((one, other) => one.page - other.page);
  const plain: PageLabel = { page: 1, style: 'decimal', prefix: '', start: 1 };
  return Array.from({ length: Math.min(pageCount, PAGES_MAX) }, (_, index) =>
    calledUnder(sorted.findLast(({ page }) => page <= index + 1) ?? plain, index + 1),
  );
};

const romanNumber = (text: string): number | undefined => {
  let at = 0;
  let sum = 0;
  for (const [digits, worth] of ROMAN)
    while (text.startsWith(digits, at)) {
      at += digits.length;
      sum += worth;
    }
  return at === text.length && roman(sum) === text ? sum : undefined;
};

const letterNumber = (text: string): number | undefined =>
  /^([a-z])\1*$/.test(text) ? (text.length - 1) * LETTERS + text.charCodeAt(0) - A + 1 : undefined;

interface Reading {
  readonly style: Style;
  readonly ends: RegExp;
  readonly numberOf: (text: string) => number | undefined;
}

const readings: readonly Reading[] = [
  { style: 'decimal', ends: /[1-9]\d{0,5}$/, numberOf: Number },
  { style: 'roman', ends: /(?<!\p{L})[ivxlcdm]+$/u, numberOf: romanNumber },
  { style: 'Roman', ends: /(?<!\p{L})[IVXLCDM]+$/u, numberOf: (text) => romanNumber(text.toLowerCase()) },
  { style: 'letters', ends: /(?<!\p{L})([a-z])\1*$/u, numberOf: letterNumber },
  { style: 'Letters', ends: /(?<!\p{L})([A-Z])\1*$/u, numberOf: (text) => letterNumber(text.toLowerCase()) },
];

/** All ways in which the name of a page can be put together. */
const waysToSay = (label: string, page: number): Ranges => [
  ...readings.flatMap(({ style, ends, numberOf }): Ranges => {
    const text = ends.exec(label)?.[0];
    const start = text === undefined ? undefined : numberOf(text);
    if (text === undefined || start === undefined) return [];
    return [{ page, style, prefix: label.slice(0, label.length - text.length), start }];
  }),
  { page, style: 'none', prefix: label, start: 1 },
];

const pagesSaid = (range: PageLabel, labels: readonly string[]): number => {
  let count = 0;
  while (
    range.page + count <= labels.length &&
    calledUnder(range, range.page + count) === labels[range.page - 1 + count]
  )
    count += 1;
  return count;
};

/** The fewest ranges that call the pages as a document does, which readers tell page by page. */
export const rangesOf = (labels: readonly string[]): Ranges => {
  const ranges: PageLabel[] = [];
  for (let page = 1; page <= labels.length;) {
    const ways = waysToSay(labels[page - 1] ?? '', page).map((range) => ({ range, count: pagesSaid(range, labels) }));
    const [best] = ways.toSorted((one, other) => other.count - one.count);
    if (!best) return ranges;
    ranges.push(best.range);
    page += Math.max(1, best.count);
  }
  return ranges;
};

/** With one more range, which begins on the page after that of the last one. */
export const withNewRange = (ranges: Ranges, pageCount: number): Ranges => {
  const last = Math.max(0, ...ranges.map(({ page }) => page));
  return [...ranges, { page: Math.min(pageCount, last + 1), style: 'decimal', prefix: '', start: 1 }];
};

export const withRange = (ranges: Ranges, at: number, change: Partial<PageLabel>): Ranges =>
  ranges.map((range, place) => (place === at ? { ...range, ...change } : range));

/** Whether another range begins on the same page. */
export const isTwice = (ranges: Ranges, at: number): boolean =>
  ranges.some(({ page }, place) => place !== at && page === ranges[at]?.page);
