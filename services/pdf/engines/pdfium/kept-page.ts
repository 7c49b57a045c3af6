import type { PdfiumDocument } from './pdfium-document.js';

/** In a memory that has grown past this many bytes, no page stays open: it may hold pictures. */
const ROOM_BYTES = 256 * 1024 * 1024;

const kept = new WeakMap<PdfiumDocument, number>();

/**
 * Closes a page of a document when the next one has been used: with the last page that is open, PDFium forgets fonts
 * and the letters that it has drawn with them.
 */
export const closeAfterNext = (document: PdfiumDocument, page: number): void => {
  closeKept(document);
  if (document.module.pdfium.HEAPU8.byteLength > ROOM_BYTES) document.module.FPDF_ClosePage(page);
  else kept.set(document, page);
};

/** To be called before the document is closed. */
export const closeKept = (document: PdfiumDocument): void => {
  const page = kept.get(document);
  if (page === undefined) return;
  kept.delete(document);
  document.module.FPDF_ClosePage(page);
};
