import type { PDFPage } from 'pdf-lib';
import { numberAt, streamAt } from '../../content/objects.js';
import type { Matrix } from '../../content/matrix.js';
import { usesUnder } from './remove-images.js';
import { quadOf, transformedQuad, type Quad } from '../../content/geometry.js';

/** Around boxes, where a page loses samples of an image that lie only partly under them. */
export interface ImageEdge {
  /** The images. */
  readonly images: readonly Quad[];
  /** How far from a box their samples may change, in units of the page. */
  readonly margin: number;
}

/** Samples that may change beyond a box: one that it cuts, one that mixes with it, and half of one as it is drawn. */
const EDGE_SAMPLES_MAX = 2.5;
/** Points at most: an image of a few large samples changes too much to be said to lose what is under a box. */
const MARGIN_MAX = 4;
const UNIT_SQUARE = quadOf({ left: 0, bottom: 0, right: 1, top: 1 });

/** Undefined for boxes with no images under them. */
export const imageEdge = (page: PDFPage, boxes: readonly Quad[]): ImageEdge | undefined => {
  const { uses } = usesUnder(page, boxes);
  if (uses.length === 0) return undefined;
  const samples = uses.flatMap(({ matrix, image }) =>
    [image, streamAt(image.dict, 'SMask'), streamAt(image.dict, 'Mask')].flatMap((one) =>
      one ? sampleSize(matrix, numberAt(one.dict, 'Width') ?? 1, numberAt(one.dict, 'Height') ?? 1) : [],
    ),
  );
  return {
    images: uses.map(({ matrix }) => transformedQuad(matrix, UNIT_SQUARE)),
    margin: Math.min(MARGIN_MAX, EDGE_SAMPLES_MAX * Math.max(...samples)),
  };
};

const sampleSize = ([a, b, c, d]: Matrix, width: number, height: number): number =>
  Math.max(Math.hypot(a, b) / width, Math.hypot(c, d) / height);
