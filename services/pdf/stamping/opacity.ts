import type { PDFDocument, PDFRef } from 'pdf-lib';

/** A state in which everything is drawn see-through: 0 is not to be seen, 1 is solid. */
export const opacityState = ({ context }: PDFDocument, opacity: number): PDFRef =>
  context.register(context.obj({ Type: 'ExtGState', ca: opacity, CA: opacity, BM: 'Normal', SMask: 'None' }));
