import type { PdfiumDocument } from './pdfium-document.js';

/** 8 bits each of red, green, blue and opacity per pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const BITMAP_BGRA = 4;
/** FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER: annotations too, red first. */
const RENDER_FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;

/** A page (from 0) on white, as displayed, in a box of this many pixels; undefined when the page can't be loaded. */
export const renderPage = (
  { module, handle }: PdfiumDocument,
  index: number,
  box: { readonly width: number; readonly height: number },
): Picture | undefined => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return undefined;
  try {
    const across = module.FPDF_GetPageWidthF(page);
    const down = module.FPDF_GetPageHeightF(page);
    const scale = Math.min(box.width / across, box.height / down);
    const width = Math.max(1, Math.round(across * scale));
    const height = Math.max(1, Math.round(down * scale));
    return { width, height, rgba: pixels(module, page, { width, height }) };
  } finally {
    module.FPDF_ClosePage(page);
  }
};

const pixels = (
  module: PdfiumDocument['module'],
  page: number,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array => {
  const bitmap = module.FPDFBitmap_CreateEx(width, height, BITMAP_BGRA, 0, 0);
  if (bitmap === 0) throw new WebAssembly.RuntimeError('out of memory');
  try {
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    module.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
    const start = module.FPDFBitmap_GetBuffer(bitmap);
    return module.pdfium.HEAPU8.slice(start, start + width * height * 4);
  } finally {
    module.FPDFBitmap_Destroy(bitmap);
  }
};
