import { boundsOf, quadOf, transformedQuad } from '../../content/geometry.js';
import { IDENTITY, multiply, type Matrix } from '../../content/matrix.js';
import type { Edges } from './display.js';
import { matrixOfObject } from './object-matrix.js';
import { withMemory, type Pdfium } from './pdfium.js';

export const TEXT = 1;
export const PATH = 2;
export const IMAGE = 3;
export const SHADING = 4;
const FORM = 5;
/** PDFium itself reads no deeper ones. */
const FORM_DEPTH_MAX = 40;

/** One object that a page or a form within it draws. */
export interface PageObject {
  readonly handle: number;
  /** One of the types above. */
  readonly type: number;
  /** From the space of the form that it is drawn in to that of the page. */
  readonly matrix: Matrix;
}

/** Everything that a loaded page draws, in order, with what its forms draw in their place. */
export const objectsOfPage = function* (module: Pdfium, page: number): Generator<PageObject, void, undefined> {
  const count = module.FPDFPage_CountObjects(page);
  for (let at = 0; at < count; at += 1)
    yield* within(module, { handle: module.FPDFPage_GetObject(page, at), matrix: IDENTITY, depth: 0 });
};

interface Place {
  readonly handle: number;
  readonly matrix: Matrix;
  readonly depth: number;
}

const within = function* (module: Pdfium, { handle, matrix, depth }: Place): Generator<PageObject, void, undefined> {
  const type = module.FPDFPageObj_GetType(handle);
  if (type !== FORM) return yield { handle, type, matrix };
  if (depth >= FORM_DEPTH_MAX) return;
  const inside = multiply(matrixOfObject(module, handle), matrix);
  const count = module.FPDFFormObj_CountObjects(handle);
  for (let at = 0; at < count; at += 1)
    yield* within(module, { handle: module.FPDFFormObj_GetObject(handle, at), matrix: inside, depth: depth + 1 });
};

/** The box around an object in the page's own space, whatever clips it. */
export const edgesOf = (module: Pdfium, { handle, matrix }: PageObject): Edges | undefined =>
  withMemory(module, 16, (at) => {
    if (!module.FPDFPageObj_GetBounds(handle, at, at + 4, at + 8, at + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = module.pdfium.HEAPF32.subarray(at / 4, at / 4 + 4);
    return boundsOf(transformedQuad(matrix, quadOf({ left, bottom, right, top })));
  });
