import { Refusal } from '../../../contracts/errors.js';
import { withDocument, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { IMAGE, objectsOfPage } from '../engines/pdfium/page-objects.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';

/** Pixels of the longer side: a letter of ten points on an A4 page has some forty. */
const LONGEST_PIXELS = 1000;
const DRAWN_MS = 2000;
/** Pixels of each side of a cell; four of them that meet have room for a letter. */
const CELL_SIDE_PIXELS = 16;

/** Marks that a page may have and still be blank: nothing at all, dust on the glass of a scanner, or stains. */
export type Blankness = 'empty' | 'dusty' | 'stained';

interface Tolerance {
  /** Dark pixels in four cells of a scan: dust has fewer, a letter more. */
  readonly pixels: number;
  /** Print is darker than this, of 255; what shines through from the back side is lighter. */
  readonly dark: number;
}

const tolerances: Readonly<Record<Blankness, Tolerance>> = {
  empty: { pixels: 0, dark: 235 },
  dusty: { pixels: 18, dark: 150 },
  stained: { pixels: 60, dark: 110 },
};
/** The share of each side of a scan where the edge of the paper leaves its shadow. */
const SCAN_EDGE_SHARE = 0.04;
/** A shade below this, of 255, is seen. */
const DRAWN_BELOW_LEVEL = 245;

/** Whether each page shows nothing: no mark at all where it is drawn, and no print where it is a scan. */
export const blankPages = (bytes: Uint8Array, blankness: Blankness = 'dusty'): Promise<readonly boolean[]> =>
  withDocument(bytes, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => {
      const picture = pictureOf(document, index);
      return (
        picture !== undefined && isBlank(picture, hasPictures(document, index) ? tolerances[blankness] : undefined)
      );
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

/** On what is drawn, nothing at all is tolerated. */
const isBlank = ({ width, height, rgba }: Picture, scan: Tolerance | undefined): boolean => {
  const edge = scan ? SCAN_EDGE_SHARE : 0;
  const below = scan?.dark ?? DRAWN_BELOW_LEVEL;
  const columns = Math.ceil(width / CELL_SIDE_PIXELS) + 1;
  const dark = new Uint16Array(columns * (Math.ceil(height / CELL_SIDE_PIXELS) + 1));
  let total = 0;
  for (let y = Math.ceil(height * edge); y < height * (1 - edge); y += 1) {
    for (let x = Math.ceil(width * edge); x < width * (1 - edge); x += 1) {
      const at = (y * width + x) * 4;
      if (darkest(rgba, at) >= below) continue;
      const cell = Math.floor(y / CELL_SIDE_PIXELS) * columns + Math.floor(x / CELL_SIDE_PIXELS);
      dark[cell] = (dark[cell] ?? 0) + 1;
      total += 1;
    }
  }
  return scan ? !hasMark(dark, columns, scan.pixels) : total === 0;
};

const darkest = (rgba: Uint8Array, at: number): number =>
  Math.min(rgba[at] ?? 255, rgba[at + 1] ?? 255, rgba[at + 2] ?? 255);

/** Whether so much is dark in one place that it is no dust. */
const hasMark = (dark: Uint16Array, columns: number, most: number): boolean =>
  dark.some((count, at) => {
    const beside = (by: number): number => dark[at + by] ?? 0;
    return count + beside(1) + beside(columns) + beside(columns + 1) > most;
  });
