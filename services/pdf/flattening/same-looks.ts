import { Refusal } from '../../../contracts/errors.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';

/** Pixels of the longer side: a line of a point on the largest sheet still shows. */
const LONGEST_PIXELS = 900;
const DRAWN_MS = 2000;
/** To look takes some hundredths of a second a page. */
const PAGES_LOOKED_AT_MAX = 200;
/** Edges that are drawn anew differ by less than this, of 255. */
const LEVELS_APART = 96;
/** The largest share of pixels that may differ; a ticked box is more on any page. */
const PIXELS_APART_SHARE = 0.0004;

/**
 * The first of these pages (from 0) that does not look as it did, as PDFium draws it; undefined where all do. A page
 * that can't be drawn in the time is passed over.
 */
export const pageThatLooksDifferent = (
  { before, after }: { readonly before: Uint8Array; readonly after: Uint8Array },
  pages: readonly number[],
): Promise<number | undefined> =>
  withDocuments([before, after], (documents) =>
    pages.slice(0, PAGES_LOOKED_AT_MAX).find((page) => {
      const [one, other] = documents.map((document) => pictureOf(document, page));
      return one !== undefined && other !== undefined && differ(one, other);
    }),
  );

const pictureOf = (document: PdfiumDocument, page: number): Picture | undefined => {
  try {
    return renderPage(document, page, { width: LONGEST_PIXELS, height: LONGEST_PIXELS, atMost: DRAWN_MS });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

const differ = (one: Picture, other: Picture): boolean => {
  if (one.rgba.length !== other.rgba.length) return true;
  let apart = 0;
  for (let at = 0; at < one.rgba.length; at += 4) {
    const levels = [0, 1, 2].map((channel) =>
      Math.abs((one.rgba[at + channel] ?? 0) - (other.rgba[at + channel] ?? 0)),
    );
    if (Math.max(...levels) > LEVELS_APART) apart += 1;
  }
  return apart > PIXELS_APART_SHARE * (one.rgba.length / 4);
};
