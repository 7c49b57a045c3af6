import { boundsOf, common, quadOf, transformed, transformedQuad, type Point } from '../../../content/geometry.js';
import { IDENTITY, multiply, type Matrix } from '../../../content/matrix.js';
import type { Edges } from '../display.js';
import { matrixOfObject } from '../object-matrix.js';
import { withMemory, type Pdfium } from '../pdfium.js';

export const TEXT = 1;
export const PATH = 2;
export const IMAGE = 3;
export const SHADING = 4;
const FORM = 5;
const FORM_DEPTH_MAX = 6;
/** A page of more, such as a map, takes too long to look through. */
const OBJECTS_MAX = 60_000;

/** What a page or a form within it draws at a time. */
export interface DrawnObject {
  readonly handle: number;
  /** One of the types above. */
  readonly type: number;
  /** Where it is seen, in the page's own space. */
  readonly edges: Edges;
  /** From the space of the form that it is drawn in to that of the page. */
  readonly matrix: Matrix;
}

/** Everything that a loaded page draws, in order, with what its forms draw; undefined where that is too much. */
export const objectsOn = (module: Pdfium, page: number): readonly DrawnObject[] | undefined => {
  const found: DrawnObject[] = [];
  const count = module.FPDFPage_CountObjects(page);
  for (let at = 0; at < count && found.length <= OBJECTS_MAX; at += 1)
    follow(module, found, { object: module.FPDFPage_GetObject(page, at), matrix: IDENTITY, depth: 0 });
  return found.length > OBJECTS_MAX ? undefined : found;
};

interface Place {
  readonly object: number;
  /** From the space that it is drawn in to that of the page. */
  readonly matrix: Matrix;
  readonly depth: number;
}

const follow = (module: Pdfium, found: DrawnObject[], { object, matrix, depth }: Place): void => {
  const type = module.FPDFPageObj_GetType(object);
  if (type !== FORM) {
    const edges = edgesOf(module, object, matrix);
    if (edges) found.push({ handle: object, type, edges, matrix });
    return;
  }
  if (depth >= FORM_DEPTH_MAX) return;
  const inside = multiply(matrixOfObject(module, object), matrix);
  const count = module.FPDFFormObj_CountObjects(object);
  for (let at = 0; at < count && found.length <= OBJECTS_MAX; at += 1)
    follow(module, found, { object: module.FPDFFormObj_GetObject(object, at), matrix: inside, depth: depth + 1 });
};

const edgesOf = (module: Pdfium, object: number, matrix: Matrix): Edges | undefined =>
  withMemory(module, 16, (at) => {
    if (!module.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = module.pdfium.HEAPF32.subarray(at / 4, at / 4 + 4);
    return boundsOf(transformedQuad(matrix, quadOf({ left, bottom, right, top })));
  });

/** What of an object is seen within what clips it: the box around each path of the clip holds it. */
export const clippedEdges = (module: Pdfium, { handle, edges, matrix }: DrawnObject): Edges => {
  const clip = module.FPDFPageObj_GetClipPath(handle);
  const count = clip === 0 ? 0 : Math.max(0, module.FPDFClipPath_CountPaths(clip));
  return Array.from({ length: count }, (_, at) => at).reduce((seen, at) => {
    const points = Array.from({ length: Math.max(0, module.FPDFClipPath_CountPathSegments(clip, at)) }, (__, segment) =>
      transformed(matrix, pointOf(module, module.FPDFClipPath_GetPathSegment(clip, at, segment))),
    );
    return points.length === 0 ? seen : common(seen, boundsOf(points));
  }, edges);
};

/** Where a segment of a path ends, in the space of the path. */
export const pointOf = (module: Pdfium, segment: number): Point =>
  withMemory(module, 8, (at) => {
    module.FPDFPathSegment_GetPoint(segment, at, at + 4);
    const [x = 0, y = 0] = module.pdfium.HEAPF32.subarray(at / 4, at / 4 + 2);
    return { x, y };
  });
