import { POINTS_PER_INCH } from '../../text/units.js';

/** Tesseract reads this resolution best. */
const BEST_DPI = 300;
/** The longer side of A4 at about that resolution. */
const SIDE_PIXELS_MAX = 3600;
const PIXELS_MAX = 24_000_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels for each point of a page that is drawn to be read: 300 to the inch. A very small page, whose points may be
 * larger than others, is drawn as fine as its pictures are, a poster as fine as there is room for.
 *
 * @param own  pixels for each point of its finest picture.
 */
export const recognitionScale = ({ width, height }: Size, own: number): number => {
  const fine = Math.min(own, SIDE_PIXELS_MAX / Math.max(width, height));
  return Math.min(Math.max(BEST_DPI / POINTS_PER_INCH, fine), Math.sqrt(PIXELS_MAX / (width * height)));
};

/** Pixels to the inch, as letters of that size would have on a sheet of paper. */
export const apparentDensity = (scale: number): number => Math.min(BEST_DPI, scale * POINTS_PER_INCH);
