import type { Matrix } from '../content/matrix.js';
import { PdfjsFailed, withPdfjs } from '../engines/pdfjs-text.js';
import type { Doubtful } from './changed-by-sight.js';

/** Matrices are written with five digits. */
const ROUNDING_TOLERANCE = 0.001;

/** Whether pdf.js, which reads content in its own way, draws a stamp at its places and in no layer; told so where it can't read the page. */
export const reachedByPdfjs = async (
  stamps: readonly Doubtful[],
  bytes: Uint8Array,
): Promise<(stamp: Doubtful) => boolean> => {
  const missed = new Set<Doubtful>();
  try {
    await withPdfjs(bytes, async ({ places }) => {
      for (const stamp of stamps) {
        const stampPlaces = await places(stamp.index);
        if (stampPlaces && !stamp.places.every((place) => stampPlaces.some((one) => isSame(one, place))))
          missed.add(stamp);
      }
    });
  } catch (error) {
    if (!(error instanceof PdfjsFailed)) throw error;
  }
  return (stamp) => !missed.has(stamp);
};

const isSame = (one: Matrix, other: Matrix): boolean =>
  one.every((part, index) => Math.abs(part - (other[index] ?? NaN)) < ROUNDING_TOLERANCE);
