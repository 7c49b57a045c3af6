import { withMemory, type Pdfium } from './pdfium.js';
import { withDocument } from './pdfium-document.js';

/** Bare 8-bit samples, rows from the top. */
export interface Samples {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
}

const IMAGE = 3;
/** FPDFBitmap_Gray, _BGR, _BGRx, _BGRA: bytes of one pixel. */
const bytesPerPixel: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };

/** The samples of the only image on the first page, as PDFium decodes them; undefined when it can't. */
export const decodeOnlyImage = (bytes: Uint8Array): Promise<Samples | undefined> =>
  withDocument(bytes, ({ module, handle }) => {
    const page = module.FPDF_LoadPage(handle, 0);
    if (page === 0) return undefined;
    try {
      const object = module.FPDFPage_CountObjects(page) === 1 ? module.FPDFPage_GetObject(page, 0) : 0;
      return object !== 0 && module.FPDFPageObj_GetType(object) === IMAGE ? decode(module, object) : undefined;
    } finally {
      module.FPDF_ClosePage(page);
    }
  });

const decode = (module: Pdfium, image: number): Samples | undefined => {
  const bitmap = module.FPDFImageObj_GetBitmap(image);
  if (bitmap === 0) return undefined;
  try {
    const perPixel = bytesPerPixel[module.FPDFBitmap_GetFormat(bitmap)];
    const width = module.FPDFBitmap_GetWidth(bitmap);
    const height = module.FPDFBitmap_GetHeight(bitmap);
    if (perPixel === undefined || !hasSize(module, image, { width, height })) return undefined;
    const stride = module.FPDFBitmap_GetStride(bitmap);
    const start = module.FPDFBitmap_GetBuffer(bitmap);
    const rows = module.pdfium.HEAPU8.subarray(start, start + stride * height);
    const channels = perPixel === 1 ? 1 : 3;
    return { width, height, channels, data: repacked(rows, { width, height, stride, perPixel }) };
  } finally {
    module.FPDFBitmap_Destroy(bitmap);
  }
};

/** PDFium may answer a large image with a smaller bitmap. */
const hasSize = (module: Pdfium, image: number, size: { width: number; height: number }): boolean =>
  withMemory(module, 8, (pointer) => {
    if (!module.FPDFImageObj_GetImagePixelSize(image, pointer, pointer + 4)) return false;
    const [width, height] = module.pdfium.HEAP32.slice(pointer / 4, pointer / 4 + 2);
    return width === size.width && height === size.height;
  });

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly perPixel: number;
}

/** Rows without padding; red before green before blue. */
const repacked = (rows: Uint8Array, { width, height, stride, perPixel }: Layout): Uint8Array => {
  const channels = perPixel === 1 ? 1 : 3;
  const packed = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    const start = y * stride;
    if (channels === 1) packed.set(rows.subarray(start, start + width), y * width);
    else reverse(rows.subarray(start, start + width * perPixel), packed.subarray(y * width * 3), perPixel);
  }
  return packed;
};

const reverse = (row: Uint8Array, into: Uint8Array, perPixel: number): void => {
  for (let from = 0, to = 0; from < row.length; from += perPixel, to += 3) {
    into[to] = row[from + 2] ?? 0;
    into[to + 1] = row[from + 1] ?? 0;
    into[to + 2] = row[from] ?? 0;
  }
};
