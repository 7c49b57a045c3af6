import { displayOf } from '../display.js';
import type { PdfiumDocument } from '../pdfium-document.js';
import { withinDrawingTime } from '../drawing-time.js';
import type { Picture } from '../render.js';
import { TEXT } from '../page-objects.js';
import { clippedEdges, objectsOn } from './drawn-objects.js';

/** As displayed, in points from the top left of the page. */
interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BITMAP_BGRA = 4;
/** FPDF_REVERSE_BYTE_ORDER: red first. */
const RENDER_FLAGS = 0x10;
/** Points: a line is as wide as it is drawn. */
const EDGE_POINTS = 1;

interface Wanted {
  readonly region: Region;
  /** Pixels for each point. */
  readonly scale: number;
  readonly withText: boolean;
  /** Milliseconds of the processor. */
  readonly atMost: number;
}

/**
 * Draws a region of a page (from 0) on nothing: shapes and pictures alone, or with the text.
 *
 * @returns undefined when the page can't be loaded, or draws too much.
 * @throws Refusal `pdf.too-complex` when it takes too long.
 */
export const drawRegion = (
  { module, handle }: PdfiumDocument,
  index: number,
  { region, scale, withText, atMost }: Wanted,
): Picture | undefined => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return undefined;
  const width = Math.max(1, Math.ceil(region.width * scale));
  const height = Math.max(1, Math.ceil(region.height * scale));
  const bitmap = module.FPDFBitmap_CreateEx(width, height, BITMAP_BGRA, 0, 0);
  try {
    const objects = objectsOn(module, page);
    if (!objects || bitmap === 0) return undefined;
    const display = displayOf(module, page);
    for (const object of objects) {
      const isShown = withText || object.type !== TEXT;
      if (!isShown || !isWithin(display(clippedEdges(module, object)), region))
        module.FPDFPageObj_SetIsActive(object.handle, false);
    }
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0);
    const pixels = (points: number): number => Math.round(points * scale);
    const across = pixels(module.FPDF_GetPageWidthF(page));
    const down = pixels(module.FPDF_GetPageHeightF(page));
    const place = [-pixels(region.x), -pixels(region.y), across, down] as const;
    withinDrawingTime(module, atMost, (draw) => draw({ page, bitmap, place, flags: RENDER_FLAGS }));
    const from = module.FPDFBitmap_GetBuffer(bitmap);
    return { width, height, rgba: module.pdfium.HEAPU8.slice(from, from + width * height * 4) };
  } finally {
    if (bitmap !== 0) module.FPDFBitmap_Destroy(bitmap);
    module.FPDF_ClosePage(page);
  }
};

const isWithin = (one: Region, region: Region): boolean =>
  one.x >= region.x - EDGE_POINTS &&
  one.y >= region.y - EDGE_POINTS &&
  one.x + one.width <= region.x + region.width + EDGE_POINTS &&
  one.y + one.height <= region.y + region.height + EDGE_POINTS;
