import { Refusal } from '../../../contracts/errors.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';

/** Pixels of the longer side at most; of smaller pages a pixel for each point, in which letters of ten points are still apart. */
const LONGEST_PIXELS = 840;
const SHORTEST_PIXELS = 100;
const DRAWN_MS = 4000;
/** Pixels of a cell, in each direction: letters of another cut differ within, but not altogether. */
const CELL_SIDE_PIXELS = 12;
/** Levels of 255 by which a cell may be darker or lighter. */
const LEVELS_APART = 48;
/** The share of cells that may be further apart. */
const CELLS_APART_SHARE = 0.003;

interface Compared {
  readonly pages: readonly number[];
  /** The longer side of each page of the document, in points. */
  readonly sizes: readonly number[];
}

/**
 * Pages (from 0) that do not look as they did, as PDFium draws both. Letters of a font that the file does not have may
 * be drawn in another one that looks alike. A page that can't be drawn in the time counts as changed.
 */
export const pagesThatLookDifferent = (
  { before, after }: { readonly before: Uint8Array; readonly after: Uint8Array },
  { pages, sizes }: Compared,
): Promise<readonly number[]> =>
  withDocuments([before, after], ([one, other]) =>
    pages.filter((page) => {
      const pixels = Math.min(LONGEST_PIXELS, Math.max(SHORTEST_PIXELS, Math.round(sizes[page] ?? LONGEST_PIXELS)));
      const was = one && pictureOf(one, page, pixels);
      const is = other && pictureOf(other, page, pixels);
      return !was || !is || differ(was, is);
    }),
  );

const pictureOf = (document: PdfiumDocument, page: number, pixels: number): Picture | undefined => {
  try {
    return renderPage(document, page, { width: pixels, height: pixels, atMost: DRAWN_MS });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

const differ = (one: Picture, other: Picture): boolean => {
  if (one.width !== other.width || one.height !== other.height) return true;
  const across = Math.ceil(one.width / CELL_SIDE_PIXELS);
  const down = Math.ceil(one.height / CELL_SIDE_PIXELS);
  const sums = new Float64Array(across * down * 3);
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      const at = (y * one.width + x) * 4;
      const cell = (Math.floor(y / CELL_SIDE_PIXELS) * across + Math.floor(x / CELL_SIDE_PIXELS)) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[cell + channel] =
          (sums[cell + channel] ?? 0) + (one.rgba[at + channel] ?? 0) - (other.rgba[at + channel] ?? 0);
      }
    }
  }
  const limit = LEVELS_APART * CELL_SIDE_PIXELS * CELL_SIDE_PIXELS;
  const apart = sums.filter((sum) => Math.abs(sum) > limit).length;
  return apart > CELLS_APART_SHARE * across * down;
};
