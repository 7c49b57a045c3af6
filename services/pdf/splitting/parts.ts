import { Refusal } from '../../../contracts/errors.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { indicesOf, labelOf, readRanges, runsOf, type PageRange } from '../../../contracts/tools/page-ranges.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { readOutline, type Bookmark } from '../engines/pdfium/pdfium-outline.js';
import { readText } from '../engines/pdfium/pdfium-text.js';
import { pagesWithBarcodes } from './barcode-pages.js';
import { blankPages } from './blank-pages.js';

type Options = OptionsOf<'pdf-split'>;

/** Pages that become one file. */
export interface Part {
  /** In the order of the document as it is planned, from 0. */
  readonly indices: readonly number[];
  /** Stands in the name of its file. */
  readonly label: string;
}

/** The document that is split. */
export interface ToSplit {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The number in the file of each page as planned, from 0. */
  readonly pages: readonly number[];
  /** Bytes that a file of these pages takes. */
  readonly sizeOf: (indices: readonly number[]) => Promise<number>;
  /** Told before each page that takes its time to read. */
  readonly onPage: (done: number, total: number) => void;
}

/** Where a document is cut. */
export interface Division {
  readonly parts: readonly Part[];
  /** Pages in no part that were left out because of what they show, as planned, from 0. */
  readonly leftOut?: readonly number[];
  /** Pages of which nobody knows what they show, as planned, from 0. */
  readonly unread?: readonly number[];
}

/**
 * Where a document is cut, and into what.
 *
 * @throws Refusal as {@link readRanges}; `split.no-bookmarks`, `split.text-not-found`, `split.no-blank-pages`,
 *   `split.no-barcodes`, `split.barcode-not-found` and `split.small-enough` where there is nothing at which to split;
 *   `split.only-separators` where nothing would be left.
 */
export const divide = async (options: Options, document: ToSplit): Promise<Division> => {
  const count = document.pages.length;
  switch (options.mode) {
    case 'ranges':
      return { parts: readRanges(options.pageRanges, count).map(partOf) };
    case 'every-page':
      return { parts: runsOf(1, count).map(partOf) };
    case 'every-n':
      return { parts: runsOf(options.every, count).map(partOf) };
    case 'odd-even':
      return { parts: oddAndEven(count) };
    case 'outline':
      return { parts: await atBookmarks(document, options.level) };
    case 'text':
      return { parts: await atText(document, options.splitText) };
    case 'blank':
      return atBlanks(document);
    case 'barcode':
      return atBarcodes(document, options);
    case 'size':
      return { parts: await bySize(document, options.maxSize) };
  }
};

const partOf = (range: PageRange): Part => ({ indices: indicesOf(range), label: `pages_${labelOf(range)}` });

const oddAndEven = (count: number): Part[] =>
  ['odd', 'even']
    .map((label, parity) => ({
      label,
      indices: indicesOf({ first: 1, last: count }).filter((at) => at % 2 === parity),
    }))
    .filter(({ indices }) => indices.length > 0);

/** From each of these pages (from 0) to the one before the next; what stands before the first one is a part, too. */
const fromStarts = (starts: readonly number[], count: number): readonly PageRange[] => {
  const all = [...new Set([0, ...starts])].toSorted((a, b) => a - b);
  return all.map((start, at) => ({ first: start + 1, last: all[at + 1] ?? count }));
};

const atBookmarks = async ({ name, bytes, pages }: ToSplit, level: number): Promise<Part[]> => {
  const titles = new Map<number, string>();
  const collect = (bookmarks: readonly Bookmark[], depth: number): void => {
    for (const { title, target, children } of bookmarks) {
      const at = target && 'page' in target ? pages.indexOf(target.page) : -1;
      if (at >= 0 && !titles.has(at)) titles.set(at, title);
      if (depth < level) collect(children, depth + 1);
    }
  };
  collect(await withDocument(bytes, readOutline), 1);
  const ranges = fromStarts([...titles.keys()], pages.length);
  if (ranges.length < 2) throw new Refusal('split.no-bookmarks', { name });
  return ranges.map((range) => {
    const title = titles.get(range.first - 1)?.trim() ?? '';
    return title === '' ? partOf(range) : { ...partOf(range), label: Array.from(title).slice(0, TITLE_MAX).join('') };
  });
};

/** The most letters of a title in the name of a file. */
const TITLE_MAX = 80;

const atText = async ({ name, bytes, pages }: ToSplit, text: string): Promise<Part[]> => {
  const sought = plain(text);
  const pagesWithText = await withDocument(bytes, (document) =>
    Array.from({ length: document.pageCount }, (_, index) =>
      plain(
        readText(document, index)
          .glyphs.map((glyph) => glyph.text)
          .join(''),
      ).includes(sought),
    ),
  );
  const starts = pages.flatMap((page, at) => (pagesWithText[page] ? [at] : []));
  const ranges = fromStarts(starts, pages.length);
  if (ranges.length < 2) throw new Refusal('split.text-not-found', { name, text });
  return ranges.map(partOf);
};

/** Spaces and capitals are not told apart: readers put spaces where letters stand apart. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

const atBlanks = async ({ name, bytes, pages }: ToSplit): Promise<Division> => {
  const blank = await blankPages(bytes);
  const division = between(pages.map((page) => blank[page] ?? false));
  if (division.leftOut.length === 0 || division.parts.length === 0) throw new Refusal('split.no-blank-pages', { name });
  return division;
};

/** The pages between those that separate, which are left out. */
const between = (separates: readonly boolean[]) => {
  const runs: number[][] = [[]];
  for (const [at, isSeparator] of separates.entries()) {
    if (isSeparator) runs.push([]);
    else runs.at(-1)?.push(at);
  }
  const parts = runs
    .filter((run) => run.length > 0)
    .map((run) => partOf({ first: (run[0] ?? 0) + 1, last: (run.at(-1) ?? 0) + 1 }));
  return { parts, leftOut: placesOf(separates) };
};

const placesOf = (chosen: readonly boolean[]): number[] => chosen.flatMap((isChosen, at) => (isChosen ? [at] : []));

const atBarcodes = async (document: ToSplit, { barcodeText: text, separator }: Options): Promise<Division> => {
  const { name, pages } = document;
  const { shown, unread } = await pagesWithBarcodes({ ...document, text });
  const separates = pages.map((page) => shown.has(page));
  const kept = () => ({ parts: fromStarts(placesOf(separates), pages.length).map(partOf), leftOut: [] });
  const { parts, leftOut } = separator === 'leave-out' ? between(separates) : kept();
  if (parts.length === 0) throw new Refusal('split.only-separators', { name });
  if (parts.length === 1 && leftOut.length === 0)
    throw /\S/.test(text)
      ? new Refusal('split.barcode-not-found', { name, text })
      : new Refusal('split.no-barcodes', { name });
  return { parts, leftOut, unread: placesOf(pages.map((page) => unread.has(page))) };
};

/** As many pages in each file as it has room for; a page that is too large by itself is a file of its own. */
const bySize = async ({ name, pages, sizeOf }: ToSplit, most = Infinity): Promise<Part[]> => {
  const count = pages.length;
  const rangeOf = (start: number, length: number): PageRange => ({ first: start + 1, last: start + length });
  const fits = async (start: number, length: number) => (await sizeOf(indicesOf(rangeOf(start, length)))) <= most;
  if (await fits(0, count)) throw new Refusal('split.small-enough', { name });
  const parts: Part[] = [];
  let likely = 1;
  for (let start = 0; start < count;) {
    const length = await longest(count - start, likely, (wanted) => fits(start, wanted));
    parts.push(partOf(rangeOf(start, length)));
    start += length;
    likely = length;
  }
  return parts;
};

/** The largest number up to `most` that fits, 1 at least; sought from a likely one on. */
const longest = async (most: number, likely: number, fits: (length: number) => Promise<boolean>): Promise<number> => {
  let least = 1;
  let over = most + 1;
  let next = Math.min(Math.max(2, likely), most);
  while (least + 1 < over && next > least) {
    if (await fits(next)) least = next;
    else over = next;
    next = over > most ? Math.min(least * 2, most) : Math.floor((least + over) / 2);
  }
  return least;
};
