import { PDFName, type PDFDocument, type PDFPage } from 'pdf-lib';
import { boundsOf, quadOf, transformedQuad } from '../content/geometry.js';
import { frameOf } from '../content/page-frame.js';
import type { Greys } from './greys.js';

/** A part of a page as displayed, in shares of its width and height from the top left. */
export interface PaperBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A row or column is paper where at least this share of it is, compared with the fullest one. */
const PAPER_SHARE = 0.6;
/** Less than this is not worth another size of the page. */
const TRIM_SHARE_MIN = 0.003;

/**
 * The part of a page within its dark edges that is left once it is turned about its middle.
 *
 * @param ground  1 for each pixel of a dark edge.
 * @param angle   degrees by which its lines fall to the right.
 * @returns undefined for one without dark edges.
 */
export const paperWithin = ({ width, height }: Greys, ground: Uint8Array, angle: number): PaperBox | undefined => {
  if (!ground.includes(1)) return undefined;
  const { rows, columns } = paperIn({ width, height }, ground, angle);
  const [top, bottom] = extentOf(rows);
  const [left, right] = extentOf(columns);
  const box = { left, top, right, bottom };
  const trimmed = Math.max(left, top, 1 - right, 1 - bottom);
  return trimmed < TRIM_SHARE_MIN || right <= left || bottom <= top ? undefined : box;
};

/** Pixels of paper in each row and column of a page that is turned about its middle. */
const paperIn = ({ width, height }: Pick<Greys, 'width' | 'height'>, ground: Uint8Array, angle: number) => {
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  const count = (lines: Uint32Array, line: number): void => {
    if (line >= 0 && line < lines.length) lines[line] = (lines[line] ?? 0) + 1;
  };
  for (let at = 0; at < ground.length; at += 1) {
    if (ground[at] === 1) continue;
    const x = (at % width) - width / 2;
    const y = Math.floor(at / width) - height / 2;
    count(rows, Math.round(y * cos - x * sin + height / 2));
    count(columns, Math.round(x * cos + y * sin + width / 2));
  }
  return { rows, columns };
};

const extentOf = (lines: Uint32Array): readonly [first: number, last: number] => {
  const least = PAPER_SHARE * lines.reduce((most, count) => Math.max(most, count), 0);
  const first = lines.findIndex((count) => count >= least);
  const last = lines.findLastIndex((count) => count >= least);
  return [first / lines.length, (last + 1) / lines.length];
};

/** Shows no more of a page than a part of it. */
export const cropTo = ({ context }: PDFDocument, page: PDFPage, { left, top, right, bottom }: PaperBox): void => {
  const { width, height, toContent } = frameOf(page.node);
  const shown = { left: left * width, right: right * width, bottom: (1 - bottom) * height, top: (1 - top) * height };
  const box = boundsOf(transformedQuad(toContent, quadOf(shown)));
  const corners = [box.left, box.bottom, box.right, box.top].map((place) => Number(place.toFixed(3)));
  for (const key of ['BleedBox', 'TrimBox', 'ArtBox']) page.node.delete(PDFName.of(key));
  for (const key of ['MediaBox', 'CropBox']) page.node.set(PDFName.of(key), context.obj(corners));
};
