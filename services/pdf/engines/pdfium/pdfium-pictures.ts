import { boundsOf, quadOf, transformedQuad, type Rect } from '../../content/geometry.js';
import { IDENTITY, multiply, type Matrix } from '../../content/matrix.js';
import { matrixOfObject } from './object-matrix.js';
import { withMemory, type Pdfium } from './pdfium.js';
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

const IMAGE = 3;
const FORM = 5;
const FORM_DEPTH_MAX = 6;
const PICTURES_MAX = 200;
/** Smaller ones, in points, are ornaments and the dots of a raster. */
const SIDE_MIN = 8;
/** Pictures beyond this many pixels are left out: they would take more than a job has. */
const PIXELS_MAX = 40_000_000;

/** The pictures of a page (from 0), with what masks them. */
export const readPictures = ({ module, handle }: PdfiumDocument, index: number): DrawnPicture[] => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  try {
    const objects = Array.from({ length: module.FPDFPage_CountObjects(page) }, (_, at) =>
      module.FPDFPage_GetObject(page, at),
    );
    return imagesAmong(module, objects, { matrix: IDENTITY, depth: 0 })
      .slice(0, PICTURES_MAX)
      .flatMap((image) => pictureOf(module, { document: handle, page, ...image }) ?? []);
  } finally {
    module.FPDF_ClosePage(page);
  }
};

interface PlacedImage {
  readonly image: number;
  /** Of the forms that it is in. */
  readonly matrix: Matrix;
}

const imagesAmong = (
  module: Pdfium,
  objects: readonly number[],
  { matrix, depth }: { readonly matrix: Matrix; readonly depth: number },
): PlacedImage[] =>
  objects.flatMap((object) => {
    const type = module.FPDFPageObj_GetType(object);
    if (type === IMAGE) return [{ image: object, matrix }];
    if (type !== FORM || depth >= FORM_DEPTH_MAX) return [];
    const inside = Array.from({ length: Math.max(0, module.FPDFFormObj_CountObjects(object)) }, (_, at) =>
      module.FPDFFormObj_GetObject(object, at),
    );
    const within = multiply(matrixOfObject(module, object), matrix);
    return imagesAmong(module, inside, { matrix: within, depth: depth + 1 });
  });

interface Drawing extends PlacedImage {
  readonly document: number;
  readonly page: number;
}

const pictureOf = (module: Pdfium, { document, page, image, matrix }: Drawing): DrawnPicture | undefined => {
  const box = boxOf(module, image, matrix);
  if (!box || box.right - box.left < SIDE_MIN || box.top - box.bottom < SIDE_MIN) return undefined;
  const pixels = module.FPDFImageObj_GetRenderedBitmap(document, page, image);
  const bitmap = pixels === 0 ? module.FPDFImageObj_GetBitmap(image) : pixels;
  if (bitmap === 0) return undefined;
  try {
    const read = rgbaOf(module, bitmap);
    return read && { ...box, ...read };
  } finally {
    module.FPDFBitmap_Destroy(bitmap);
  }
};

const boxOf = (module: Pdfium, image: number, matrix: Matrix): Rect | undefined =>
  withMemory(module, 16, (at) => {
    if (!module.FPDFPageObj_GetBounds(image, at, at + 4, at + 8, at + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = module.pdfium.HEAPF32.subarray(at / 4, at / 4 + 4);
    return boundsOf(transformedQuad(matrix, quadOf({ left, bottom, right, top })));
  });

/** FPDFBitmap_Gray, _BGR, _BGRx, _BGRA: bytes of one pixel. */
const bytesPerPixel: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };
const WITH_OPACITY = 4;

/** Where red, green and blue stand in a pixel. */
const GREY_AT = [0, 0, 0] as const;
const COLOURS_AT = [2, 1, 0] as const;
const OPACITY_AT = 3;

const rgbaOf = (module: Pdfium, bitmap: number): Pick<DrawnPicture, 'rgba' | 'width' | 'height'> | undefined => {
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
