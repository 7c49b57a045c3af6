import { brightness } from '../content/brightness.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { objectsOfPage, TEXT, type PageObject } from '../engines/pdfium/page-objects.js';
import { withMemory, type Pdfium } from '../engines/pdfium/pdfium.js';
import type { Picture } from '../engines/pdfium/render.js';
import { pictureOf } from './look-at-greys.js';

/** Pixels of a cell, in each direction: about a letter. */
const CELL_SIDE_PIXELS = 8;
/** Levels of 255 between the lightest and the darkest pixel of a cell with something on it, and of one with nothing. */
const SEEN_LEVELS = 48;
const UNSEEN_LEVELS = 16;
/** Levels of 255 by which a pixel may become lighter, and how many may be more. */
const LIGHTER_LEVELS = 24;
const LIGHTER_PIXELS_MAX = 8;
/** Levels of 255 by which red, green and blue of a grey differ at most. */
const GREY_LEVELS = 4;
/** FPDF_TEXTRENDERMODE_INVISIBLE */
const INVISIBLE = 3;

export interface BlackenedPages {
  /** Pages (from 0) on which something could no longer be read, or is lighter than it was. */
  readonly unreadable: readonly number[];
  /** Pages (from 0) on which text still has a colour, and is not light. */
  readonly coloured: readonly number[];
}

/** Looks at each page before and after, as PDFium draws it, and asks PDFium for the colours of its text. */
export const lookAtBlacks = (
  { before, after, to }: { readonly before: Uint8Array; readonly after: Uint8Array; readonly to: number },
  pages: readonly number[],
): Promise<BlackenedPages> =>
  withDocuments([before, after], ([one, other]) => {
    if (!one || !other) return { unreadable: pages, coloured: [] };
    const unreadable = pages.filter((page) => {
      const was = pictureOf(one, page);
      const is = pictureOf(other, page);
      return !was || !is || isUnreadable(was, is);
    });
    return { unreadable, coloured: pages.filter((page) => hasColouredText(other, page, to)) };
  });

const isUnreadable = (was: Picture, is: Picture): boolean => {
  if (was.width !== is.width || was.height !== is.height) return true;
  const before = greysOf(was);
  const after = greysOf(is);
  const lighter = after.reduce((sum, grey, at) => sum + (grey - (before[at] ?? 0) > LIGHTER_LEVELS ? 1 : 0), 0);
  return lighter > LIGHTER_PIXELS_MAX || isAnyCellLost({ before, after, width: was.width });
};

const greysOf = ({ rgba }: Picture): Uint8Array =>
  Uint8Array.from({ length: rgba.length / 4 }, (_, pixel) =>
    brightness(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0),
  );

interface Compared {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly width: number;
}

/** Dark letters on dark ground are of one colour with it once they are black. */
const isAnyCellLost = ({ before, after, width }: Compared): boolean => {
  const height = before.length / width;
  for (let top = 0; top < height; top += CELL_SIDE_PIXELS) {
    for (let left = 0; left < width; left += CELL_SIDE_PIXELS) {
      const cell = { left, top, width, height };
      if (rangeIn(before, cell) >= SEEN_LEVELS && rangeIn(after, cell) < UNSEEN_LEVELS) return true;
    }
  }
  return false;
};

interface Cell {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const rangeIn = (greys: Uint8Array, { left, top, width, height }: Cell): number => {
  let least = 255;
  let most = 0;
  for (let y = top; y < Math.min(height, top + CELL_SIDE_PIXELS); y += 1) {
    for (let x = left; x < Math.min(width, left + CELL_SIDE_PIXELS); x += 1) {
      const grey = greys[y * width + x] ?? 0;
      least = Math.min(least, grey);
      most = Math.max(most, grey);
    }
  }
  return most - least;
};

const hasColouredText = ({ module, handle }: PdfiumDocument, index: number, to: number): boolean => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return false;
  try {
    return withMemory(module, 16, (at) => {
      const isColoured = ({ handle: object, type }: PageObject): boolean => {
        if (type !== TEXT || module.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) return false;
        return module.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) && isDarkColour(module, at, to);
      };
      return [...objectsOfPage(module, page)].some(isColoured);
    });
  } finally {
    module.FPDF_ClosePage(page);
  }
};

const isDarkColour = (module: Pdfium, at: number, to: number): boolean => {
  const [red = 0, green = 0, blue = 0] = module.pdfium.HEAP32.subarray(at / 4, at / 4 + 3);
  const range = Math.max(red, green, blue) - Math.min(red, green, blue);
  return range > GREY_LEVELS && brightness(red, green, blue) <= to * 255;
};
