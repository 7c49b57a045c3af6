import { Refusal } from '../../../contracts/errors.js';
import type { Rect } from '../content/geometry.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';
import type { Sheet, Size } from './layout.js';

/** Pixels of the longer side of a page. */
const LONGEST_PIXELS = 240;
const LONGEST_SHEET_PIXELS = 4000;
const DRAWN_MS = 2000;
/** To look takes some hundredths of a second a page. */
const PLACES_LOOKED_AT_MAX = 200;
/** The part of a page is divided so often in each direction. */
const CELLS = 8;
/** The average difference over a cell, of 255, that edges between pixels do not make out. */
const LEVELS_APART = 32;

interface Looked {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The size of each page as it is shown, in points. */
  readonly sizes: readonly Size[];
}

/**
 * The first page (from 0) that does not show on its sheet what it showed before, as PDFium draws both in the same size;
 * undefined where all do. A page that can't be drawn in the time is passed over.
 */
export const pageThatLostInk = (
  sheets: readonly Sheet[],
  { before, after, sizes }: Looked,
): Promise<number | undefined> =>
  withDocuments([before, after], ([one, other]) => {
    if (!one || !other) return undefined;
    if (other.pageCount !== sheets.length) return sheets[other.pageCount]?.placements[0]?.page ?? 0;
    const all = sheets.flatMap((sheet, index) => sheet.placements.map((placement) => ({ sheet, index, placement })));
    return all.slice(0, PLACES_LOOKED_AT_MAX).find(({ sheet, index, placement }) => {
      const size = sizes[placement.page];
      if (!size) return false;
      const pixels = LONGEST_PIXELS / Math.max(size.width, size.height);
      const shown = cellsOf(one, { index: placement.page, size, pixels, area: placement.area });
      const [scale] = placement.matrix;
      const onSheet = Math.min(pixels / scale, LONGEST_SHEET_PIXELS / Math.max(sheet.width, sheet.height));
      const there = cellsOf(other, { index, size: sheet, pixels: onSheet, area: placement.place });
      return shown !== undefined && there !== undefined && differ(shown, there);
    })?.placement.page;
  });

interface Seen {
  /** The index of the page, from 0. */
  readonly index: number;
  readonly size: Size;
  /** For each point. */
  readonly pixels: number;
  readonly area: Rect;
}

/** How dark each cell of a part of a page is, from 0 to 255. */
const cellsOf = (document: PdfiumDocument, { index, size, pixels, area }: Seen): number[] | undefined => {
  const picture = drawn(document, index, {
    width: Math.max(1, Math.ceil(size.width * pixels)),
    height: Math.max(1, Math.ceil(size.height * pixels)),
  });
  if (!picture) return undefined;
  const across = picture.width / size.width;
  const down = picture.height / size.height;
  const left = area.left * across;
  const top = (size.height - area.top) * down;
  const width = ((area.right - area.left) * across) / CELLS;
  const height = ((area.top - area.bottom) * down) / CELLS;
  return Array.from({ length: CELLS * CELLS }, (_, cell) =>
    darkness(picture, {
      left: left + (cell % CELLS) * width,
      top: top + Math.floor(cell / CELLS) * height,
      width,
      height,
    }),
  );
};

const drawn = (document: PdfiumDocument, index: number, size: Size): Picture | undefined => {
  try {
    return renderPage(document, index, { ...size, atMost: DRAWN_MS });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

const darkness = (
  { rgba, width, height }: Picture,
  cell: Size & { readonly left: number; readonly top: number },
): number => {
  let sum = 0;
  let count = 0;
  const right = Math.min(width, Math.max(Math.round(cell.left) + 1, Math.round(cell.left + cell.width)));
  const bottom = Math.min(height, Math.max(Math.round(cell.top) + 1, Math.round(cell.top + cell.height)));
  for (let y = Math.max(0, Math.round(cell.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.round(cell.left)); x < right; x += 1) {
      const at = (y * width + x) * 4;
      sum += 255 - ((rgba[at] ?? 255) + (rgba[at + 1] ?? 255) + (rgba[at + 2] ?? 255)) / 3;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
};

/** A cell apart, or much less ink altogether. */
const differ = (one: readonly number[], other: readonly number[]): boolean => {
  const ink = (cells: readonly number[]): number => cells.reduce((sum, level) => sum + level, 0) / cells.length;
  const isGone = ink(one) > 0.2 && ink(other) < ink(one) * 0.5;
  return isGone || one.some((level, cell) => Math.abs(level - (other[cell] ?? 0)) > LEVELS_APART);
};
