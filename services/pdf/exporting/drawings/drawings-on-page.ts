import sharp from 'sharp';
import { Refusal } from '../../../../contracts/errors.js';
import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { drawRegion } from '../../engines/pdfium/drawings/draw-region.js';
import { readShapes, readTexts, type DrawnShape } from '../../engines/pdfium/drawings/drawn-shapes.js';
import type { Picture } from '../../engines/pdfium/render.js';
import type { Box, ReadBlock, ReadLine, ReadPage } from '../../reading/lines/document-model.js';
import { boxAround } from '../../reading/lines/text-boxes.js';
import { hasFaintText } from '../grounds/printed-grounds.js';
import { shareWithin, type PagePicture } from '../page-picture-files.js';
import { meanNothing } from './drawing-labels.js';
import { findDrawings } from './find-drawings.js';

/** Pixels for each point: as fine as a printer shows it. */
const PIXELS_PER_POINT = 3;
const SIDE_MAX = 2400;

/** Drawings of a page as pictures without their text, and the blocks of text that stand in them. */
export interface PageDrawings {
  readonly pictures: readonly PagePicture[];
  readonly taken: ReadonlySet<ReadBlock>;
  /**
   * Shapes that are filled on the page and no part of a drawing, in the order in which they are drawn; then text, where
   * it matters.
   */
  readonly fills: readonly DrawnShape[];
  /** There are drawings, which take too long. */
  readonly tooLong?: boolean;
}

const NONE: PageDrawings = { pictures: [], taken: new Set(), fills: [] };

/**
 * The charts, diagrams and marks of a page of a PDF; what was recognised in a picture has none.
 *
 * @param atMost milliseconds of the processor for each of them; with 0, they are looked for and not drawn.
 */
export const drawingsOnPage = async (bytes: Uint8Array, page: ReadPage, atMost: number): Promise<PageDrawings> => {
  if (page.source === 'recognised') return NONE;
  try {
    return await drawnOnPage(bytes, page, atMost);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return { ...NONE, tooLong: true };
    throw error;
  }
};

const drawnOnPage = async (bytes: Uint8Array, page: ReadPage, atMost: number): Promise<PageDrawings> => {
  const index = page.number - 1;
  const drawn = await withDocument(bytes, (document) => {
    const shapes = readShapes(document, index);
    const { boxes, labels } = findDrawings(
      shapes.filter(({ isPaper }) => isPaper !== true),
      page,
    );
    const texts = hasFaintText(page, shapes) ? readTexts(document, index) : [];
    if (atMost === 0 && boxes.length > 0) throw new Refusal('pdf.too-complex');
    const pictures = boxes.flatMap((shapes, at) => {
      const printed = labels.of[at] ?? [];
      const withText = meanNothing(printed);
      const box = withText ? boxAround([shapes, ...printed.map((label) => label.box)]) : shapes;
      const scale = Math.min(PIXELS_PER_POINT, SIDE_MAX / Math.max(box.width, box.height));
      const picture = drawRegion(document, index, { region: box, scale, withText, atMost });
      return picture ? [{ box, labels: withText ? [] : printed, picture, scale }] : [];
    });
    return {
      shapes: [...shapes, ...texts],
      boxes,
      pictures,
      taken: pictures.length === boxes.length ? labels.taken : undefined,
    };
  });
  const pictures = (await Promise.all(drawn.pictures.map(fileOf))).filter((file) => file !== undefined);
  const fills = drawn.shapes.filter((shape) => !drawn.boxes.some((box) => shareWithin(shape, box) > 0.5));
  return drawn.taken && pictures.length === drawn.pictures.length
    ? { pictures, taken: drawn.taken, fills }
    : { ...NONE, fills };
};

interface Drawn {
  readonly box: Box;
  readonly labels: readonly ReadLine[];
  readonly picture: Picture;
  /** Pixels for each point. */
  readonly scale: number;
}

/** Where all that is seen lies is its place: paths reach beyond what clips them. Undefined for nothing. */
const fileOf = async ({ box, labels, picture: { rgba, width, height }, scale }: Drawn) => {
  const seen = inkOf(rgba, width);
  if (!seen) return undefined;
  const part = { left: seen.x, top: seen.y, width: seen.width, height: seen.height };
  const whole = sharp(rgba, { raw: { width, height, channels: 4 } });
  const imageBox = {
    x: box.x + seen.x / scale,
    y: box.y + seen.y / scale,
    width: seen.width / scale,
    height: seen.height / scale,
  };
  return {
    type: 'png' as const,
    bytes: await whole.extract(part).png().toBuffer(),
    box: boxAround([imageBox, ...labels.map((label) => label.box)]),
    imageBox,
    labels,
  };
};

/** The least box of pixels around what is not see-through. */
const inkOf = (rgba: Uint8Array, width: number): Box | undefined => {
  let left = width;
  let right = -1;
  let top = Infinity;
  let bottom = -1;
  for (let at = 3; at < rgba.length; at += 4) {
    if (rgba[at] === 0) continue;
    const pixel = at >> 2;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};
