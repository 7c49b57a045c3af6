import { Refusal } from '../../../contracts/errors.js';
import type { Quad } from '../content/geometry.js';
import type { PageFrame } from '../content/page-frame.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';
import { maskOf, toPixels } from '../redaction/pages/page-pixels.js';

/** Pixels of the longer side. */
const LONGEST_PIXELS = 1200;
const DRAWN_MS = 4000;
/** Levels out of 255: edges whose place was rounded otherwise differ by less. */
const LEVELS_APART_MAX = 48;
const PIXELS_APART_MAX = 4;
/** Around what may change, for edges that run out. */
const MARGIN_PIXELS = 2;

/** A page (from 0) and where it may look different. */
export interface ToCompare {
  readonly page: number;
  readonly frame: PageFrame;
  readonly quads: readonly Quad[];
}

/** Pages where PDFium sees that something else has changed, and pages that it can't compare. */
export const pagesChangedOutside = (
  before: Uint8Array,
  after: Uint8Array,
  pages: readonly ToCompare[],
): Promise<ReadonlySet<number>> =>
  withDocuments([before, after], (documents) => {
    const changed = pages.filter((page) => {
      const [one, other] = documents.map((document) => pictureOf(document, page.page));
      return !one || !other || isOther(one, other, page);
    });
    return new Set(changed.map(({ page }) => page));
  });

const pictureOf = (document: PdfiumDocument, page: number): Picture | undefined => {
  try {
    return renderPage(document, page, { width: LONGEST_PIXELS, height: LONGEST_PIXELS, atMost: DRAWN_MS });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

const isOther = (one: Picture, other: Picture, { frame, quads }: ToCompare): boolean => {
  const matrix = toPixels(frame, one);
  if (!matrix || one.rgba.length !== other.rgba.length) return true;
  const mask = maskOf(quads, { size: one, matrix, margin: MARGIN_PIXELS });
  let apart = 0;
  for (const [pixel, isWithin] of mask.entries()) {
    if (isWithin === 1) continue;
    const at = pixel * 4;
    const isApart = [0, 1, 2].some(
      (channel) => Math.abs((one.rgba[at + channel] ?? 0) - (other.rgba[at + channel] ?? 0)) > LEVELS_APART_MAX,
    );
    if (isApart) apart += 1;
  }
  return apart > PIXELS_APART_MAX;
};
