import { multiply, type Matrix } from '../content/matrix.js';
import type { PageFrame } from '../content/page-frame.js';
import type { Extent } from './stamp-placement.js';

interface LabelPlace {
  /** From the page's edge, in points; less where the page is too small for it. */
  readonly margin: number;
  /** The share of the room between the margins that the text may take, for the others beside it; default: all. */
  readonly share?: number;
  readonly position: `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;
}

/** The largest share of a page's side that a margin may take. */
const MARGIN_SHARE = 0.2;

/**
 * The matrix that puts a line of text at an edge of a page, upright as displayed. The text's origin is the left end of
 * its baseline, its extent in points; one that is too long for the page is shrunk until it fits.
 */
export const placeLabel = (
  frame: PageFrame,
  text: Extent,
  { margin: wanted, position, share: most = 1 }: LabelPlace,
): Matrix => {
  const { pointsPerUnit, width, height } = frame;
  const margin = Math.min(wanted / pointsPerUnit, Math.min(width, height) * MARGIN_SHARE);
  const scale = Math.min(
    1 / pointsPerUnit,
    ((width - 2 * margin) * most) / text.width,
    (height - 2 * margin) / text.height,
  );
  const room = width - 2 * margin - text.width * scale;
  const share = position.endsWith('left') ? 0 : position.endsWith('right') ? 1 : 0.5;
  const y = position.startsWith('bottom') ? margin : height - margin - text.height * scale;
  return multiply([scale, 0, 0, scale, margin + room * share, y], frame.toContent);
};
