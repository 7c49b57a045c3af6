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

/** Reads every page; told before each. */
export const readPages = async (
  bytes: Uint8Array,
  onPage: (index: number) => void = () => undefined,
): Promise<readonly ReadPage[]> => {
  const first = await withDocument(bytes, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => readText(document, index)),
  );
  return withPdfjs(bytes, async (reader) => {
    const pages: ReadPage[] = [];
    for (const [index, { glyphs, unknown }] of first.entries()) {
      onPage(index);
      pages.push({ pdfium: glyphs, pdfjs: await reader.readText(index), unknown });
    }
    return pages;
  });
};
