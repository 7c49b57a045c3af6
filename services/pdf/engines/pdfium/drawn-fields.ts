import { rewritten, type PdfiumDocument } from './pdfium-document.js';
import { renderPage } from './render.js';

/** The picture is not looked at. */
const PIXEL = { width: 1, height: 1 };

/**
 * The document with the appearances that its form asks its readers to make (`NeedAppearances`): PDFium makes them when it
 * draws a page.
 */
export const withFieldsDrawn = (document: PdfiumDocument): Uint8Array => {
  for (let page = 0; page < document.pageCount; page += 1) renderPage(document, page, PIXEL);
  return rewritten(document);
};
