import { ssim } from 'ssim.js';
import { withDocument, type PdfiumDocument } from '../../services/pdf/engines/pdfium/pdfium-document.js';
import { withMemory } from '../../services/pdf/engines/pdfium/pdfium.js';
import { renderPage, type Picture } from '../../services/pdf/engines/pdfium/render.js';

/** Pixels of the longer side: lines of text are grey bars, so that another font of the same width looks the same. */
const SIDE = 420;
/** Pages are compared in windows of so many pixels a side. */
const WINDOW = 11;
const INK_BELOW = 235;

/**
 * How alike the pages of two files look, from 0 to 1: structural similarity around whatever is drawn on either, by page;
 * a page that only one of them has is not alike.
 */
export const lookAlike = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const pages = await picturesOf(one);
  const others = await picturesOf(other);
  const count = Math.max(pages.length, others.length);
  const alike = pages.slice(0, others.length).map((page, at) => likeness(page, others[at]));
  return count === 0 ? 1 : alike.reduce((sum, share) => sum + share, 0) / count;
};

const picturesOf = (bytes: Uint8Array): Promise<(Picture | undefined)[]> =>
  withDocument(bytes, (document) =>
    Array.from({ length: document.pageCount }, (_, page) => renderPage(document, page, boxOf(document, page))),
  );

const boxOf = ({ module, handle }: PdfiumDocument, page: number) =>
  withMemory(module, 8, (pointer) => {
    module.FPDF_GetPageSizeByIndexF(handle, page, pointer);
    const [width = 1, height = 1] = module.pdfium.HEAPF32.slice(pointer / 4, pointer / 4 + 2);
    const scale = SIDE / Math.max(width, height);
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  });

const likeness = (one: Picture | undefined, other: Picture | undefined): number => {
  if (!one || !other) return 0;
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const [a, b] = [onPaper(one, size), onPaper(other, size)] as [ImageData, ImageData];
  const { ssim_map: map } = ssim(a, b, { ssim: 'fast', downsample: false, windowSize: WINDOW });
  const inked = inkNear([a, b]);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < map.data.length; at += 1) {
    const half = (WINDOW - 1) / 2;
    if (!inked((at % map.width) + half, Math.floor(at / map.width) + half)) continue;
    sum += Math.max(0, map.data[at] ?? 0);
    count += 1;
  }
  return count === 0 ? 1 : sum / count;
};

/** White where the picture ends before the paper does. */
const onPaper = ({ width, rgba }: Picture, paper: { width: number; height: number }) => {
  const data = new Uint8ClampedArray(paper.width * paper.height * 4).fill(255);
  for (let from = 0, to = 0; from < rgba.length; from += width * 4, to += paper.width * 4)
    data.set(rgba.subarray(from, from + width * 4), to);
  return { ...paper, data };
};

/** Tells whether anything is drawn in the same eighth of an inch or so, in any of the pictures. */
const inkNear = (pictures: readonly ImageData[]) => {
  const CELL = 6;
  const cells = new Set<number>();
  const key = (x: number, y: number): number => Math.floor(y / CELL) * SIDE + Math.floor(x / CELL);
  for (const { width, data } of pictures) {
    for (let at = 0; at < data.length; at += 4) {
      const darkest = Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
      if (darkest < INK_BELOW) cells.add(key((at / 4) % width, Math.floor(at / 4 / width)));
    }
  }
  return (x: number, y: number): boolean => cells.has(key(x, y));
};
