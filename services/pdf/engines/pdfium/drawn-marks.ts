import { boundsOf, quadOf, transformedQuad } from '../../content/geometry.js';
import { IDENTITY, multiply, type Matrix } from '../../content/matrix.js';
import type { Edges } from './display.js';
import { matrixOfObject } from './object-matrix.js';
import { withMemory, type Pdfium } from './pdfium.js';
import type { PdfiumDocument } from './pdfium-document.js';

/** A shape as small as a letter and about as wide as high, in the page's own space. */
export interface DrawnMark extends Edges {
  readonly look: 'round' | 'square' | 'hollow';
}

const PATH = 2;
const FORM = 5;
const FORM_DEPTH_MAX = 4;
const CURVE_TO = 1;
const SEGMENTS_MAX = 40;
/** Points. */
const SIDE = { min: 1.5, max: 12 };
/** Of the longer side. */
const EVEN = 0.8;
/** A page with more is a map or a chart, whose shapes mark no items of lists. */
const MARKS_MAX = 300;

/** The small shapes of a page (from 0); none of a page that is full of them. */
export const readMarks = ({ module, handle }: PdfiumDocument, index: number): DrawnMark[] => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  try {
    const marks: DrawnMark[] = [];
    const count = module.FPDFPage_CountObjects(page);
    for (let at = 0; at < count && marks.length <= MARKS_MAX; at += 1)
      follow(module, marks, { object: module.FPDFPage_GetObject(page, at), matrix: IDENTITY, depth: 0 });
    return marks.length > MARKS_MAX ? [] : marks;
  } finally {
    module.FPDF_ClosePage(page);
  }
};

interface Place {
  readonly object: number;
  /** From the space that it is drawn in to that of the page. */
  readonly matrix: Matrix;
  readonly depth: number;
}

const follow = (module: Pdfium, marks: DrawnMark[], { object, matrix, depth }: Place): void => {
  const type = module.FPDFPageObj_GetType(object);
  if (type === PATH) {
    const mark = markOf(module, object, matrix);
    if (mark) marks.push(mark);
  }
  if (type !== FORM || depth >= FORM_DEPTH_MAX) return;
  const inside = multiply(matrixOfObject(module, object), matrix);
  const count = module.FPDFFormObj_CountObjects(object);
  for (let at = 0; at < count && marks.length <= MARKS_MAX; at += 1)
    follow(module, marks, { object: module.FPDFFormObj_GetObject(object, at), matrix: inside, depth: depth + 1 });
};

const markOf = (module: Pdfium, path: number, matrix: Matrix): DrawnMark | undefined =>
  withMemory(module, 16, (at) => {
    if (!module.FPDFPageObj_GetBounds(path, at, at + 4, at + 8, at + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = module.pdfium.HEAPF32.subarray(at / 4, at / 4 + 4);
    const edges = boundsOf(transformedQuad(matrix, quadOf({ left, bottom, right, top })));
    return isLetterSized(edges) ? { ...edges, look: lookOf(module, path, at) } : undefined;
  });

const isLetterSized = ({ left, bottom, right, top }: Edges): boolean => {
  const short = Math.min(right - left, top - bottom);
  const long = Math.max(right - left, top - bottom);
  return short >= SIDE.min && long <= SIDE.max && short >= EVEN * long;
};

const lookOf = (module: Pdfium, path: number, at: number): DrawnMark['look'] => {
  module.FPDFPath_GetDrawMode(path, at, at + 4);
  if (module.pdfium.HEAP32[at / 4] === 0) return 'hollow';
  return isRound(module, path) ? 'round' : 'square';
};

const isRound = (module: Pdfium, path: number): boolean => {
  const count = Math.min(SEGMENTS_MAX, module.FPDFPath_CountSegments(path));
  return Array.from({ length: count }, (_, at) => module.FPDFPath_GetPathSegment(path, at)).some(
    (segment) => module.FPDFPathSegment_GetType(segment) === CURVE_TO,
  );
};
