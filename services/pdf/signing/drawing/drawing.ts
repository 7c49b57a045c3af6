import type { PDFRef } from '@cantoo/pdf-lib';
import type { Extent } from '../../stamping/stamp-placement.js';

/** A form XObject with its origin at the bottom left, in units of its own. */
export interface Drawing extends Extent {
  readonly form: PDFRef;
}
