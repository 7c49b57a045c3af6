import { boundsOf, common, transformed, type Point } from '../../../content/geometry.js';
import type { Edges } from '../display.js';
import { edgesOf, objectsOfPage, type PageObject } from '../page-objects.js';
import { withMemory, type Pdfium } from '../pdfium.js';

/** A page of more, such as a map, takes too long to look through. */
const OBJECTS_MAX = 60_000;

/** Something that a page draws, and where it is seen, in the page's own space. */
export interface DrawnObject extends PageObject {
  readonly edges: Edges;
}

/** Everything that a loaded page draws, in order, with what its forms draw; undefined where that is too much. */
export const objectsOn = (module: Pdfium, page: number): readonly DrawnObject[] | undefined => {
  const objects: DrawnObject[] = [];
  for (const object of objectsOfPage(module, page)) {
    if (objects.length > OBJECTS_MAX) return undefined;
    const edges = edgesOf(module, object);
    if (edges) objects.push({ ...object, edges });
  }
  return objects;
};

/** The part of an object that is seen within the paths that clip it: the box around each path of the clip holds it. */
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
