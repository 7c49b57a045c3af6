import { Refusal } from '../../../contracts/errors.js';
import { withDocument, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { onePictureOn } from '../engines/pdfium/unread/one-picture.js';
import { darkEdges, withShade } from './dark-edges.js';
import { greysOf, type Greys } from './greys.js';
import { paperWithin, type PaperBox } from './paper-box.js';
import { inkOf, skewOf } from './skew.js';

/** Pixels of the longer side: a line of ten points on an A4 page is 14 of them high. */
const LONGEST_PIXELS = 1200;
const DRAWN_MS = 4000;
/** The share of what is printed that may leave the page when it is turned. */
const LOST_SHARE_MAX = 0.002;

/** A page that is one picture. */
export interface ScannedPage {
  readonly pixelsPerInch: number;
  /** Degrees by which its lines fall to the right; undefined where it has none that tell. */
  readonly skew: number | undefined;
  /** Something would leave the page if it was turned. */
  readonly wouldLose: boolean;
  /** The part within its dark edges that is left once it is turned; undefined where there are none. */
  readonly paper: PaperBox | undefined;
}

/** Pages by their number (from 0): undefined for one that is not one picture, or can't be drawn in the time. */
export const lookAtScans = (
  bytes: Uint8Array,
  onPage: (index: number, count: number) => void,
): Promise<readonly (ScannedPage | undefined)[]> =>
  withDocument(bytes, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => {
      onPage(index, document.pageCount);
      return scanOn(document, index);
    }),
  );

const scanOn = (document: PdfiumDocument, index: number): ScannedPage | undefined => {
  const picture = onePictureOn(document, index);
  const page = picture && drawn(document, index);
  if (!page) return undefined;
  const ground = withShade(darkEdges(page), page);
  const skew = skewOf(page, ground)?.angle;
  const wouldLose = skew !== undefined && lostShare(page, inkOf(page, ground), skew) > LOST_SHARE_MAX;
  return { ...picture, skew, wouldLose, paper: paperWithin(page, ground, wouldLose ? 0 : (skew ?? 0)) };
};

const drawn = (document: PdfiumDocument, index: number): Greys | undefined => {
  try {
    const size = { width: LONGEST_PIXELS, height: LONGEST_PIXELS };
    const picture = renderPage(document, index, { ...size, atMost: DRAWN_MS });
    return picture && greysOf(picture);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

/** How these pages (from 0) stand now. */
export const skewsOf = (bytes: Uint8Array, pages: readonly number[]): Promise<readonly (number | undefined)[]> =>
  withDocument(bytes, (document) =>
    pages.map((index) => {
      const page = drawn(document, index);
      return page && skewOf(page, withShade(darkEdges(page), page))?.angle;
    }),
  );

/** The share of the print on a page that lies beyond it after it is turned about its middle. */
const lostShare = ({ width, height }: Greys, ink: Uint8Array, angle: number): number => {
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  let all = 0;
  let lost = 0;
  for (let at = 0; at < ink.length; at += 1) {
    if (ink[at] !== 1) continue;
    const x = (at % width) - width / 2;
    const y = Math.floor(at / width) - height / 2;
    all += 1;
    if (Math.abs(x * cos + y * sin) > width / 2 || Math.abs(y * cos - x * sin) > height / 2) lost += 1;
  }
  return all === 0 ? 0 : lost / all;
};
