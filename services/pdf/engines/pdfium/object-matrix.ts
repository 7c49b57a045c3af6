import { IDENTITY, type Matrix } from '../../content/matrix.js';
import { withMemory, type Pdfium } from './pdfium.js';

/** How an object of a page, or of a form on it, is placed in what contains it. */
export const matrixOfObject = (module: Pdfium, object: number): Matrix =>
  withMemory(module, 24, (at) => {
    if (!module.FPDFPageObj_GetMatrix(object, at)) return IDENTITY;
    return Array.from(module.pdfium.HEAPF32.subarray(at / 4, at / 4 + 6)) as unknown as Matrix;
  });
