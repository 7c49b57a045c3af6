import { withDocument } from '../engines/pdfium-document.js';
import { readText } from '../engines/pdfium-text.js';
import { withPdfjs } from '../engines/pdfjs-text.js';
import type { Glyph } from './glyph.js';

/** The text of one page, as two engines that know nothing of each other read it. */
export interface ReadPage {
  readonly pdfium: readonly Glyph[];
  /** Undefined where pdf.js can't read the page. */
  readonly pdfjs: readonly Glyph[] | undefined;
  /** Glyphs whose characters the document does not tell. */
  readonly unknown: number;
}

/** Pages read by one engine before the other has its turn: all pages at once would fill the memory. */
const PAGES_AT_ONCE = 24;

/** Reads pages (from 0; all of them unless told which) and hands over one after the other. */
export const eachPage = async (
  bytes: Uint8Array,
  visit: (page: ReadPage, index: number) => void,
  only?: readonly number[],
): Promise<void> => {
  const pages = only ?? (await allPages(bytes));
  if (pages.length === 0) return;
  await withPdfjs(bytes, async (reader) => {
    for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
      const some = pages.slice(from, from + PAGES_AT_ONCE);
      const read = await withDocument(bytes, (document) => some.map((index) => readText(document, index)));
      for (const [at, index] of some.entries()) {
        const { glyphs = [], unknown = 0 } = read[at] ?? {};
        visit({ pdfium: glyphs, pdfjs: await reader.readText(index), unknown }, index);
      }
    }
  });
};

const allPages = (bytes: Uint8Array): Promise<number[]> =>
  withDocument(bytes, ({ pageCount }) => Array.from({ length: pageCount }, (_, index) => index));
