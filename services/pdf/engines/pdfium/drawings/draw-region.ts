import { displayOf } from '../display.js';
import type { PdfiumDocument } from '../pdfium-document.js';
import { orInterrupted } from '../pdfium-limits.js';
import { DRAWN_MS, type Picture } from '../render.js';
import { clippedEdges, objectsOn, TEXT } from './drawn-objects.js';

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
const EDGE = 1;

/**
 * What lies in a region of a page (from 0), drawn on nothing: shapes and pictures alone, or with the text.
 *
 * @param scale pixels for each point.
 * @returns undefined when the page can't be loaded, or draws too much.
 * @throws Refusal `pdf.too-complex` when it takes too long.
 */
export const drawRegion = (
  { module, handle }: PdfiumDocument,
  index: number,
  { region, scale, withText }: { readonly region: Region; readonly scale: number; readonly withText: boolean },
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
    const place = [-region.x, -region.y, module.FPDF_GetPageWidthF(page), module.FPDF_GetPageHeightF(page)] as const;
    const [left, top, across, down] = place.map((points) => Math.round(points * scale)) as [
      number,
      number,
      number,
      number,
    ];
    orInterrupted(module, DRAWN_MS, () =>
      module.FPDF_RenderPageBitmap(bitmap, page, left, top, across, down, 0, RENDER_FLAGS),
    );
    const from = module.FPDFBitmap_GetBuffer(bitmap);
    return { width, height, rgba: module.pdfium.HEAPU8.slice(from, from + width * height * 4) };
  } finally {
    if (bitmap !== 0) module.FPDFBitmap_Destroy(bitmap);
    module.FPDF_ClosePage(page);
  }
};

const isWithin = (one: Region, region: Region): boolean =>
  one.x >= region.x - EDGE &&
  one.y >= region.y - EDGE &&
  one.x + one.width <= region.x + region.width + EDGE &&
  one.y + one.height <= region.y + region.height + EDGE;
