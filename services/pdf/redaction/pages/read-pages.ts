import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../../engines/pdfium/pdfium-limits.js';
import { readText } from '../../engines/pdfium/pdfium-text.js';
import { withPdfjs } from '../../engines/pdfjs-text.js';
import type { Glyph } from '../../content/glyph.js';

/** The text of one page, as two engines that know nothing of each other read it. */
export interface ReadPage {
  readonly pdfium: readonly Glyph[];
  /** Undefined where pdf.js can't read the page, or was not asked to. */
  readonly pdfjs: readonly Glyph[] | undefined;
  /** Glyphs whose characters the document does not tell. */
  readonly unknown: number;
}

/** Pages read by one engine before the other has its turn: all pages at once would fill the memory. */
const PAGES_AT_ONCE = 24;

interface Which {
  /** From 0. */
  readonly pages: readonly number[];
  /** Whether the second engine is asked for its opinion of a page. */
  readonly byBoth?: (page: number) => boolean;
}

/** Reads pages (all of them unless told which) and hands over one after the other. */
export const eachPage = async (
  bytes: Uint8Array,
  visit: (page: ReadPage, index: number) => void,
  which?: Which,
): Promise<void> => {
  const pages = which?.pages ?? (await allPages(bytes));
  const byBoth = which?.byBoth ?? (() => true);
  if (pages.length === 0) return;
  const readAll = async (second: (index: number) => Promise<ReadPage['pdfjs']>) => {
    for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
      const some = pages.slice(from, from + PAGES_AT_ONCE);
      const read = await withDocument(bytes, (document) =>
        eachWithin(document.module, { items: some }, (index) => readText(document, index)),
      );
      for (const [at, index] of some.entries()) {
        const { glyphs = [], unknown = 0 } = read[at] ?? {};
        visit({ pdfium: glyphs, pdfjs: byBoth(index) ? await second(index) : undefined, unknown }, index);
      }
    }
  };
  if (pages.some(byBoth)) await withPdfjs(bytes, (reader) => readAll((index) => reader.readText(index)));
  else await readAll(() => Promise.resolve(undefined));
};

/** Numbers of all pages, from 0. */
export const allPages = (bytes: Uint8Array): Promise<number[]> =>
  withDocument(bytes, ({ pageCount }) => Array.from({ length: pageCount }, (_, index) => index));
