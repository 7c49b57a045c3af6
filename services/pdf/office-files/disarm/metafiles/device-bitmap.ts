import { IMAGE_PIXELS_MAX } from '../../../../../contracts/limits.js';

const CORE_HEADER_BYTES = 12;
const INFO_HEADER_BYTES = 40;

/** Pixels that the bitmaps of one picture may have in all; a compressed one may say any number. */
export const pixelBudget = (): ((bitmap: Buffer) => boolean) => {
  let left = IMAGE_PIXELS_MAX;
  return (bitmap) => {
    left -= pixelsOf(bitmap);
    return left >= 0;
  };
};

/** As its header says. @see [MS-WMF] 2.2.2.3 and 2.2.2.2 */
const pixelsOf = (bitmap: Buffer): number => {
  if (bitmap.length < CORE_HEADER_BYTES) return 0;
  if (bitmap.readUInt32LE(0) === CORE_HEADER_BYTES) return bitmap.readUInt16LE(4) * bitmap.readUInt16LE(6);
  if (bitmap.length < INFO_HEADER_BYTES) return 0;
  return Math.abs(bitmap.readInt32LE(4)) * Math.abs(bitmap.readInt32LE(8));
};
