import { withDocument, type PdfiumDocument } from '../../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../../engines/pdfium/pdfium-limits.js';
import { readText, type PageText } from '../../engines/pdfium/pdfium-text.js';
import { withPdfjs, type PdfjsReader } from '../../engines/pdfjs-text.js';
import type { Glyph } from '../../content/glyph.js';
import { inOrderOf } from './same-letters.js';

/** The text of one page, as two engines that know nothing of each other read it. */
export interface ReadPage {
  readonly pdfium: readonly Glyph[];
  /** Undefined where pdf.js can't read the page, or was not asked to. */
  readonly pdfjs: readonly Glyph[] | undefined;
  /** Glyphs whose characters the document does not tell. */
  readonly unknown: number;
}

/** Pages of which one engine's answers are in memory while the document is open in the other. */
const PAGES_AT_ONCE = 24;
/** The first pages are read in smaller groups, so that the other engine soon has something to compare. */
const FIRST_PAGES = 8;
/** Pages that PDFium reads under one limit of time, while no more of them are in memory as letters. */
const PAGES_IN_TURN = 2;

interface Which {
  /** From 0. */
  readonly pages: readonly number[];
  /** Whether the second engine is asked for its opinion of a page. */
  readonly byBoth?: (page: number) => boolean;
}

/**
 * Reads pages (all of them unless told which) and hands over one after the other: while some are handed over, the second
 * engine reads the next ones.
 */
export const eachPage = async (
  bytes: Uint8Array,
  visit: (page: ReadPage, index: number) => void,
  which?: Which,
): Promise<void> => {
  const pages = which?.pages ?? (await allPages(bytes));
  const byBoth = which?.byBoth ?? (() => true);
  if (pages.length === 0) return;
  const parts = partsOf(pages);
  const readAll = async (begin: PdfjsReader['beginText']) => {
    const beginAll = (part: readonly number[] = []) => part.map((index) => (byBoth(index) ? begin(index) : unasked));
    let next = beginAll(parts[0]);
    for (const [place, part] of parts.entries()) {
      const answers = await Promise.all(next.map((one) => one()));
      next = beginAll(parts[place + 1]);
      await withDocument(bytes, (document) => {
        readInTurns(document, part, (text, at) => {
          const second = answers[at]?.();
          const pdfjs = second && inOrderOf(second, text.glyphs);
          visit({ pdfium: text.glyphs, pdfjs, unknown: text.unknown }, part[at] ?? 0);
        });
      });
    }
  };
  if (pages.some(byBoth)) await withPdfjs(bytes, (reader) => readAll(reader.beginText));
  else await readAll(() => unasked);
};

const unasked = () => Promise.resolve(() => undefined);

const partsOf = (pages: readonly number[]): number[][] => {
  const parts = [pages.slice(0, FIRST_PAGES)];
  for (let from = FIRST_PAGES; from < pages.length; from += PAGES_AT_ONCE) {
    parts.push(pages.slice(from, from + PAGES_AT_ONCE));
  }
  return parts;
};

/** Work with the text of a page has no limit of time. */
const readInTurns = (
  document: PdfiumDocument,
  pages: readonly number[],
  visit: (text: PageText, at: number) => void,
): void => {
  for (let from = 0; from < pages.length; from += PAGES_IN_TURN) {
    const items = pages.slice(from, from + PAGES_IN_TURN);
    const texts = eachWithin(document.module, { items }, (index) => readText(document, index));
    for (const [at, text] of texts.entries()) visit(text, from + at);
  }
};

/** Numbers of all pages, from 0. */
export const allPages = (bytes: Uint8Array): Promise<number[]> =>
  withDocument(bytes, ({ pageCount }) => Array.from({ length: pageCount }, (_, index) => index));
