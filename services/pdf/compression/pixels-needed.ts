import type { PDFDict } from 'pdf-lib';
import type { ShownSize } from '../content/image-uses.js';
import { numberAt } from '../content/objects.js';
import { POINTS_PER_INCH } from '../text/units.js';

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an image as it is stored; 0 for what is not told. */
export const sizeIn = (image: PDFDict): Size => ({
  width: numberAt(image, 'Width') ?? 0,
  height: numberAt(image, 'Height') ?? 0,
});

/** Resizing by less than this only blurs. */
const RESIZE_FROM = 0.9;

/** The pixels that an image needs at the size shown; never more than it has, in its proportions, and the very same where it has no more. */
export const pixelsNeeded = (full: Size, shown: ShownSize, dpi: number): Size => {
  const { width, height } = full;
  const needed = Math.max(
    ((shown.width / POINTS_PER_INCH) * dpi) / width,
    ((shown.height / POINTS_PER_INCH) * dpi) / height,
  );
  if (needed > RESIZE_FROM) return full;
  return { width: Math.max(1, Math.round(width * needed)), height: Math.max(1, Math.round(height * needed)) };
};
