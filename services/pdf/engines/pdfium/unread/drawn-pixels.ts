import type { GreyPixels } from '../../../../../contracts/letter-rows.js';
import { withinDrawingTime } from '../drawing-time.js';
import type { Pdfium } from '../pdfium.js';
import type { PageBox, PageSize } from './page-box.js';

/** A page that PDFium has loaded. */
export interface OpenPage {
  readonly module: Pdfium;
  readonly page: number;
  readonly size: PageSize;
}

const BITMAP_BGRA = 4;
const WHITE = 0xffffffff;
/** Shares of blue, green and red in how bright a colour is, of 256. */
const BRIGHTNESS = [29, 150, 77] as const;

/**
 * Draws a loaded page on white and in grey, without its annotations. `scale`: pixels for each point.
 *
 * @throws Refusal `pdf.too-complex` when it takes more than `atMost` milliseconds of the processor.
 */
export const greyPixels = ({ module, page, size }: OpenPage, scale: number, atMost: number): GreyPixels => {
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const bitmap = module.FPDFBitmap_CreateEx(width, height, BITMAP_BGRA, 0, 0);
  if (bitmap === 0) throw new WebAssembly.RuntimeError('out of memory');
  try {
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const place = [0, 0, width, height] as const;
    withinDrawingTime(module, atMost, (draw) => draw({ page, bitmap, place, flags: 0 }));
    const from = module.FPDFBitmap_GetBuffer(bitmap);
    const colours = module.pdfium.HEAPU8.subarray(from, from + width * height * 4);
    return { data: greyOf(colours), width, height };
  } finally {
    module.FPDFBitmap_Destroy(bitmap);
  }
};

const greyOf = (colours: Uint8Array): Uint8Array => {
  const grey = new Uint8Array(colours.length / 4);
  const [blue, green, red] = BRIGHTNESS;
  for (let at = 0; at < grey.length; at += 1) {
    const sum = (colours[at * 4] ?? 0) * blue + (colours[at * 4 + 1] ?? 0) * green + (colours[at * 4 + 2] ?? 0) * red;
    grey[at] = sum >> 8;
  }
  return grey;
};

/** 1 for each pixel that lies in one of the boxes, which are in points. */
export const maskOf = (boxes: readonly PageBox[], { width, height }: GreyPixels, scale: number): Uint8Array => {
  const mask = new Uint8Array(width * height);
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.x * scale));
    const right = Math.min(width, Math.ceil((box.x + box.width) * scale));
    const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale));
    for (let y = Math.max(0, Math.floor(box.y * scale)); y < bottom; y += 1)
      mask.fill(1, y * width + left, y * width + Math.max(left, right));
  }
  return mask;
};
