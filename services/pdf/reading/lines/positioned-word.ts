import type { PlaceInLine } from '../../engines/pdfium/placed-word.js';
import type { ReadWord } from './document-model.js';

/** A word of a page with what its layout is told by. */
export interface PositionedWord extends ReadWord {
  /** Where its letters stand, from the top of the page. */
  readonly baseline: number;
  /** Written from left to right or right to left as displayed, not up, down or askew. */
  readonly upright: boolean;
  readonly glued: boolean;
  /** Where it is known in which order a line with letters from the right is read. */
  readonly inLine?: PlaceInLine;
}
