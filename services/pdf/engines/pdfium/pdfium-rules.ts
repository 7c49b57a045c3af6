import { multiply, type Matrix } from '../../content/matrix.js';
import { matrixOfObject } from './object-matrix.js';
import { objectsOfPage, PATH } from './page-objects.js';
import { withMemory, type Pdfium } from './pdfium.js';

/** A straight line along an edge of the page, in the page's own space. */
export interface DrawnRule {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

const LINE_TO = 0;
/** A drawing of more is no table. */
const SEGMENTS_MAX = 6000;
/** A line that leans by more points is not straight. */
const LEAN_POINTS_MAX = 0.6;
const LINE_WIDTH_POINTS_MAX = 3;
const LENGTH_MIN = 4;

type Point = readonly [x: number, y: number];

/** The straight lines of a loaded page: stroked ones, edges of stroked boxes, and boxes filled so thin that they look like lines. */
export const readRules = (module: Pdfium, page: number): DrawnRule[] => {
  const survey: Survey = { module, rules: [], segments: 0 };
  for (const { type, handle: path, matrix } of objectsOfPage(module, page)) {
    if (type === PATH) readPath(survey, path, multiply(matrixOfObject(module, path), matrix));
    if (survey.segments > SEGMENTS_MAX) return [];
  }
  return survey.rules;
};

interface Survey {
  readonly module: Pdfium;
  readonly rules: DrawnRule[];
  segments: number;
}

const readPath = (survey: Survey, path: number, matrix: Matrix): void => {
  const { module, rules } = survey;
  const isStroked = withMemory(module, 8, (at) => {
    module.FPDFPath_GetDrawMode(path, at, at + 4);
    return module.pdfium.HEAP32[at / 4 + 1] === 1;
  });
  const lines = linesOf(survey, path, matrix);
  const isThin = (axis: 0 | 1): boolean => spread(lines, axis) <= LINE_WIDTH_POINTS_MAX;
  if (!isStroked && !isThin(0) && !isThin(1)) return;
  for (const [one, other] of lines) {
    const left = Math.min(one[0], other[0]);
    const right = Math.max(one[0], other[0]);
    const bottom = Math.min(one[1], other[1]);
    const top = Math.max(one[1], other[1]);
    const length = Math.max(right - left, top - bottom);
    if (Math.min(right - left, top - bottom) < LEAN_POINTS_MAX && length >= LENGTH_MIN)
      rules.push({ left, bottom, right, top });
  }
};

const spread = (lines: readonly (readonly [Point, Point])[], axis: 0 | 1): number => {
  const values = lines.flatMap((line) => line.map((point) => point[axis]));
  return Math.max(...values) - Math.min(...values);
};

const linesOf = (survey: Survey, path: number, matrix: Matrix): (readonly [Point, Point])[] => {
  const { module } = survey;
  const lines: (readonly [Point, Point])[] = [];
  const count = module.FPDFPath_CountSegments(path);
  survey.segments += Math.max(0, count);
  let start: Point | undefined;
  let last: Point | undefined;
  for (let at = 0; at < count && survey.segments <= SEGMENTS_MAX; at += 1) {
    const segment = module.FPDFPath_GetPathSegment(path, at);
    const point = pointOf(module, segment, matrix);
    const isLine = module.FPDFPathSegment_GetType(segment) === LINE_TO;
    if (isLine && last) lines.push([last, point]);
    if (!isLine) start = point;
    last = point;
    if (start && module.FPDFPathSegment_GetClose(segment)) lines.push([point, start]);
  }
  return lines;
};

const pointOf = (module: Pdfium, segment: number, [a, b, c, d, e, f]: Matrix): Point =>
  withMemory(module, 8, (at) => {
    module.FPDFPathSegment_GetPoint(segment, at, at + 4);
    const [x = 0, y = 0] = module.pdfium.HEAPF32.subarray(at / 4, at / 4 + 2);
    return [a * x + c * y + e, b * x + d * y + f];
  });
