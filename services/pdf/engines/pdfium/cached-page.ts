import type { Pdfium } from './pdfium.js';

/** In a memory that has grown past this many bytes, no page stays open: it may hold pictures. */
const ROOM_BYTES = 256 * 1024 * 1024;

interface OpenDocument {
  readonly module: Pdfium;
}

/** Handles of pages. */
const cachedPages = new WeakMap<OpenDocument, number>();

/**
 * Closes a page of a document when the next one has been used: with the last page that is open, PDFium forgets fonts
 * and the letters that it has drawn with them.
 */
export const closeAfterNext = (document: OpenDocument, page: number): void => {
  closeCached(document);
  if (document.module.pdfium.HEAPU8.byteLength > ROOM_BYTES) document.module.FPDF_ClosePage(page);
  else cachedPages.set(document, page);
};

/** To be called before the document is closed. */
export const closeCached = (document: OpenDocument): void => {
  const page = cachedPages.get(document);
  if (page === undefined) return;
  cachedPages.delete(document);
  document.module.FPDF_ClosePage(page);
};
