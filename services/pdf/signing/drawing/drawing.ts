import type { PDFRef } from '@cantoo/pdf-lib';
import type { Matrix } from '../../content/matrix.js';
import type { Extent } from '../../stamping/stamp-placement.js';

/** A form XObject with its origin at the bottom left, in units of its own. */
export interface Drawing extends Extent {
  readonly form: PDFRef;
}

export interface Placed {
  readonly drawing: Drawing;
  /** From the drawing's coordinates to those of the page's content. */
  readonly matrix: Matrix;
}
