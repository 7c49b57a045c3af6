import { Refusal } from '../../../contracts/errors.js';
import { brightness } from '../content/brightness.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';

/** Pixels of the longer side: a point of a letter on an A4 page is still one of them. */
const LONGEST_PIXELS = 700;
const DRAWN_MS = 4000;
/** Levels of 255 by which red, green and blue of a grey may differ: none draws them all alike to the last. */
const COLOUR_LEVELS = 4;
/** Pixels of a cell, in each direction. */
const CELL_SIDE_PIXELS = 12;
/** Levels of 255 by which a cell may be lighter or darker than its colours were, and the share of cells that may be more. */
const LEVELS_APART = 40;
const CELLS_APART_SHARE = 0.004;

export interface Greyed {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Letters became black, so that parts are darker than their colours were. */
  readonly isDarker: boolean;
}

/** Pages (from 0) that still show a colour, do not look like greys of what they were, or can't be drawn in the time. */
export const pagesNotGrey = (
  { before, after, isDarker }: Greyed,
  pages: readonly number[],
): Promise<readonly number[]> =>
  withDocuments([before, after], ([one, other]) =>
    pages.filter((page) => {
      const is = other && pictureOf(other, page);
      if (!is || showsColour(is)) return true;
      const was = one && pictureOf(one, page);
      return was !== undefined && differ(was, is, isDarker);
    }),
  );

/** Undefined for a page that takes too long. */
export const pictureOf = (document: PdfiumDocument, page: number): Picture | undefined => {
  try {
    return renderPage(document, page, { width: LONGEST_PIXELS, height: LONGEST_PIXELS, atMost: DRAWN_MS });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

const showsColour = ({ rgba }: Picture): boolean => {
  for (let at = 0; at < rgba.length; at += 4) {
    const green = rgba[at + 1] ?? 0;
    if (areApart(rgba[at] ?? 0, green) || areApart(rgba[at + 2] ?? 0, green)) return true;
  }
  return false;
};

const areApart = (one: number, other: number): boolean => one - other > COLOUR_LEVELS || other - one > COLOUR_LEVELS;

/** Compared cell by cell, by how bright both are. */
const differ = (was: Picture, is: Picture, isDarker: boolean): boolean => {
  if (was.width !== is.width || was.height !== is.height) return true;
  const across = Math.ceil(was.width / CELL_SIDE_PIXELS);
  const sums = new Float64Array(across * Math.ceil(was.height / CELL_SIDE_PIXELS));
  for (let y = 0, pixel = 0; y < was.height; y += 1) {
    const row = Math.floor(y / CELL_SIDE_PIXELS) * across;
    for (let x = 0; x < was.width; x += 1, pixel += 1) {
      const cell = row + Math.floor(x / CELL_SIDE_PIXELS);
      sums[cell] = (sums[cell] ?? 0) + greyAt(is, pixel) - greyAt(was, pixel);
    }
  }
  const limit = LEVELS_APART * CELL_SIDE_PIXELS * CELL_SIDE_PIXELS;
  const isApart = (sum: number): boolean => sum > limit || (sum < -limit && !isDarker);
  return sums.filter(isApart).length > CELLS_APART_SHARE * sums.length;
};

const greyAt = ({ rgba }: Picture, pixel: number): number =>
  brightness(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0);
