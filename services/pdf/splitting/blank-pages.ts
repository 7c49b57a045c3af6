import { Refusal } from '../../../contracts/errors.js';
import { withDocument, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { IMAGE, objectsOfPage } from '../engines/pdfium/page-objects.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';

/** Pixels of the longer side: a full stop of ten points on an A4 page darkens one. */
const LONGEST_PIXELS = 600;
const DRAWN_MS = 2000;
/** Paper of a scan is lighter than this, of 255, and print is darker. */
const SCAN_DARK = 128;
/** Dust on the glass is a smaller share of all pixels than this, a line of text a larger one. */
const SCAN_SHARE = 0.0005;
/** The share of each side of a scan where the edge of the paper leaves its shadow. */
const SCAN_EDGE = 0.04;
/** What is drawn is seen below this, of 255. */
const DRAWN_DARK = 245;

/** Whether each page shows nothing: no mark at all where it is drawn, and no print where it is a scan. */
export const blankPages = (bytes: Uint8Array): Promise<readonly boolean[]> =>
  withDocument(bytes, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => {
      const picture = pictureOf(document, index);
      return picture !== undefined && isBlank(picture, hasPictures(document, index));
    }),
  );

/** Undefined for a page that can't be drawn in the time, which nobody knows to be blank. */
const pictureOf = (document: PdfiumDocument, index: number): Picture | undefined => {
  try {
    return renderPage(document, index, { width: LONGEST_PIXELS, height: LONGEST_PIXELS, atMost: DRAWN_MS });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

const hasPictures = ({ module, handle }: PdfiumDocument, index: number): boolean => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return false;
  try {
    return [...objectsOfPage(module, page)].some(({ type }) => type === IMAGE);
  } finally {
    module.FPDF_ClosePage(page);
  }
};

const isBlank = ({ width, height, rgba }: Picture, isScan: boolean): boolean => {
  const edge = isScan ? SCAN_EDGE : 0;
  const below = isScan ? SCAN_DARK : DRAWN_DARK;
  const most = isScan ? SCAN_SHARE * width * height : 0;
  let dark = 0;
  for (let y = Math.ceil(height * edge); y < height * (1 - edge); y += 1) {
    for (let x = Math.ceil(width * edge); x < width * (1 - edge); x += 1) {
      const at = (y * width + x) * 4;
      if (Math.min(rgba[at] ?? 255, rgba[at + 1] ?? 255, rgba[at + 2] ?? 255) < below) dark += 1;
    }
  }
  return dark <= most;
};
