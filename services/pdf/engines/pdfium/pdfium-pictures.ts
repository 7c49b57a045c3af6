import type { Matrix } from '../../content/matrix.js';
import { objectsOn, type DrawnObject } from './drawings/drawn-objects.js';
import { IMAGE } from './page-objects.js';
import type { Pdfium } from './pdfium.js';
import type { PdfiumDocument } from './pdfium-document.js';

/** A picture on a page, in the page's own space. */
export interface DrawnPicture {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Red, green, blue, opacity; rows from the top, as displayed on an upright page. */
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const PICTURES_MAX = 200;
/** Smaller ones, in points, are ornaments and the dots of a raster. */
const SIDE_MIN = 8;
/** Pictures beyond this many pixels are left out: they would take more than a job has. */
const PIXELS_MAX = 40_000_000;

/** The pictures of a page (from 0), with what masks them; those that a form turns are left out. */
export const readPictures = ({ module, handle }: PdfiumDocument, index: number): DrawnPicture[] => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  try {
    return (objectsOn(module, page) ?? [])
      .filter(({ type, matrix: [, b, c] }) => type === IMAGE && b === 0 && c === 0)
      .slice(0, PICTURES_MAX)
      .flatMap((image) => pictureOf(module, { document: handle, page, image }) ?? []);
  } finally {
    module.FPDF_ClosePage(page);
  }
};

type Pixels = Pick<DrawnPicture, 'rgba' | 'width' | 'height'>;

interface Drawing {
  readonly document: number;
  readonly page: number;
  readonly image: DrawnObject;
}

const pictureOf = (module: Pdfium, { document, page, image }: Drawing): DrawnPicture | undefined => {
  const { edges, handle, matrix } = image;
  if (edges.right - edges.left < SIDE_MIN || edges.top - edges.bottom < SIDE_MIN) return undefined;
  const pixels = module.FPDFImageObj_GetRenderedBitmap(document, page, handle);
  const bitmap = pixels === 0 ? module.FPDFImageObj_GetBitmap(handle) : pixels;
  if (bitmap === 0) return undefined;
  try {
    const read = rgbaOf(module, bitmap);
    return read && { ...edges, ...read, rgba: asInForm(read, matrix) };
  } finally {
    module.FPDFBitmap_Destroy(bitmap);
  }
};

/** A form may show what it draws mirrored, or upside down. */
const asInForm = ({ rgba, width, height }: Pixels, [across, , , up]: Matrix): Uint8Array => {
  if (across >= 0 && up >= 0) return rgba;
  const from = new Uint32Array(rgba.buffer);
  const to = new Uint32Array(from.length);
  for (let y = 0; y < height; y += 1) {
    const row = from.subarray((up < 0 ? height - 1 - y : y) * width).subarray(0, width);
    to.set(across < 0 ? row.slice().reverse() : row, y * width);
  }
  return new Uint8Array(to.buffer);
};

/** FPDFBitmap_Gray, _BGR, _BGRx, _BGRA: bytes of one pixel. */
const bytesPerPixel: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };
const WITH_OPACITY = 4;

/** Where red, green and blue stand in a pixel. */
const GREY_AT = [0, 0, 0] as const;
const COLOURS_AT = [2, 1, 0] as const;
const OPACITY_AT = 3;

const rgbaOf = (module: Pdfium, bitmap: number): Pixels | undefined => {
  const format = module.FPDFBitmap_GetFormat(bitmap);
  const perPixel = bytesPerPixel[format];
  const width = module.FPDFBitmap_GetWidth(bitmap);
  const height = module.FPDFBitmap_GetHeight(bitmap);
  if (perPixel === undefined || width * height > PIXELS_MAX) return undefined;
  const stride = module.FPDFBitmap_GetStride(bitmap);
  const start = module.FPDFBitmap_GetBuffer(bitmap);
  const rows = module.pdfium.HEAPU8.subarray(start, start + stride * height);
  const [red, green, blue] = perPixel === 1 ? GREY_AT : COLOURS_AT;
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = Math.floor(pixel / width) * stride + (pixel % width) * perPixel;
    rgba[pixel * 4] = rows[from + red] ?? 0;
    rgba[pixel * 4 + 1] = rows[from + green] ?? 0;
    rgba[pixel * 4 + 2] = rows[from + blue] ?? 0;
    if (format === WITH_OPACITY) rgba[pixel * 4 + 3] = rows[from + OPACITY_AT] ?? 0;
  }
  return { rgba, width, height };
};
