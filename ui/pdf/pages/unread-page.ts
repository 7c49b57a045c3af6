import { OPS, type PDFPageProxy } from 'pdfjs-dist';
import { letterMarks, type GreyPixels } from '../../../contracts/letter-rows.js';
import { isUnreadScan, LOOKED_AT_PIXELS } from '../../../contracts/unread-scans.js';
import { coversOf } from './page-covers.js';

/**
 * Whether a page that has some text is a scan whose words are not among it, such as one with a page number printed on
 * it. The server decides by the same rule (see `isUnreadScan`).
 */
export const isUnreadPage = async (page: PDFPageProxy): Promise<boolean> => {
  const viewport = page.getViewport({ scale: 1 });
  const covers = coversOf(await page.getOperatorList(), { OPS, page: viewport });
  if (!isUnreadScan(covers, () => Infinity)) return false;
  const marks = letterMarks(await greyWithoutText(page, covers.textAt)).length;
  return isUnreadScan(covers, () => marks);
};

const greyWithoutText = async (page: PDFPageProxy, textAt: ReadonlySet<number>): Promise<GreyPixels> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LOOKED_AT_PIXELS / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport, operationsFilter: (index) => !textAt.has(index) }).promise;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return { data: greyOf(pixels), width: canvas.width, height: canvas.height };
};

/** Shares of red, green and blue in how bright a colour is, of 256. */
const BRIGHTNESS = [77, 150, 29] as const;

const greyOf = (colours: ArrayLike<number>): Uint8Array => {
  const [red, green, blue] = BRIGHTNESS;
  return Uint8Array.from(
    { length: colours.length / 4 },
    (_, at) =>
      ((colours[at * 4] ?? 0) * red + (colours[at * 4 + 1] ?? 0) * green + (colours[at * 4 + 2] ?? 0) * blue) >> 8,
  );
};
