import { brightness } from '../content/brightness.js';
import type { Picture } from '../engines/pdfium/render.js';

/** The brightness of each pixel of a picture, rows from the top. */
export interface Greys {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export const greysOf = ({ width, height, rgba }: Picture): Greys => {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    data[at] = Math.round(brightness(rgba[from] ?? 0, rgba[from + 1] ?? 0, rgba[from + 2] ?? 0));
  }
  return { width, height, data };
};

/** The level that most of a sheet has: more than half of it is paper. */
export const paperOf = ({ data }: Pick<Greys, 'data'>): number => {
  const counts = new Uint32Array(256);
  for (const level of data) counts[level] = (counts[level] ?? 0) + 1;
  let left = data.length / 2;
  const median = counts.findIndex((count) => (left -= count) < 0);
  return median < 0 ? 255 : median;
};

/** Print is at most this share as bright as its paper. */
const PRINT_SHARE = 0.68;

/** The level below which a pixel is print. */
export const darkBelow = (greys: Greys): number => PRINT_SHARE * paperOf(greys);
