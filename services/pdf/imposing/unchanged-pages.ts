import { Refusal } from '../../../contracts/errors.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';

/** Pixels of the longer side: a letter of ten points on an A4 page still changes some. */
const LONGEST_PIXELS = 600;
const DRAWN_MS = 2000;
/** To look takes some hundredths of a second a page. */
const PAGES_LOOKED_AT_MAX = 200;

interface Versions {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** Those of these pages (from 0) that look as they did before, as PDFium draws them. */
export const unchangedPages = ({ before, after }: Versions, pages: readonly number[]): Promise<readonly number[]> =>
  withDocuments([before, after], ([one, other]) =>
    pages.slice(0, PAGES_LOOKED_AT_MAX).filter((page) => {
      const was = one && pixelsOf(one, page);
      const is = other && pixelsOf(other, page);
      return was !== undefined && is !== undefined && Buffer.compare(was, is) === 0;
    }),
  );

/** Undefined for a page that can't be drawn in the time. */
const pixelsOf = (document: PdfiumDocument, page: number): Uint8Array | undefined => {
  try {
    return renderPage(document, page, { width: LONGEST_PIXELS, height: LONGEST_PIXELS, atMost: DRAWN_MS })?.rgba;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};
