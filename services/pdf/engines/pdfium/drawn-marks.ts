import type { Edges } from './display.js';
import { fillOf } from './drawings/drawn-shapes.js';
import { edgesOf, objectsOfPage, PATH } from './page-objects.js';
import { withMemory, type Pdfium } from './pdfium.js';

/** A shape as small as a letter and about as wide as high, in the page's own space. */
export interface DrawnMark extends Edges {
  readonly look: 'round' | 'square' | 'hollow';
  /** The colour that fills it, in six hexadecimal digits; undefined where it is hollow. */
  readonly fill: string | undefined;
}

const CURVE_TO = 1;
const SEGMENTS_MAX = 40;
/** How long the sides of a mark are. */
const SIDE_POINTS = { min: 1.5, max: 12 };
/** The shorter side of a mark is at least this share of the longer one. */
const EVEN_SIDES_SHARE = 0.8;
/** A page with more is a map or a chart, whose shapes mark no items of lists. */
const MARKS_MAX = 300;

/** The small shapes of a loaded page; none of a page that is full of them. */
export const readMarks = (module: Pdfium, page: number): DrawnMark[] => {
  const marks: DrawnMark[] = [];
  for (const object of objectsOfPage(module, page)) {
    const edges = object.type === PATH ? edgesOf(module, object) : undefined;
    if (edges && isLetterSized(edges)) marks.push({ ...edges, ...lookOf(module, object.handle) });
    if (marks.length > MARKS_MAX) return [];
  }
  return marks;
};

const isLetterSized = ({ left, bottom, right, top }: Edges): boolean => {
  const short = Math.min(right - left, top - bottom);
  const long = Math.max(right - left, top - bottom);
  return short >= SIDE_POINTS.min && long <= SIDE_POINTS.max && short >= EVEN_SIDES_SHARE * long;
};

const lookOf = (module: Pdfium, path: number): Pick<DrawnMark, 'look' | 'fill'> => {
  const isFilled = withMemory(module, 8, (at) => {
    module.FPDFPath_GetDrawMode(path, at, at + 4);
    return module.pdfium.HEAP32[at / 4] !== 0;
  });
  if (!isFilled) return { look: 'hollow', fill: undefined };
  return { look: isRound(module, path) ? 'round' : 'square', fill: fillOf(module, path) };
};

const isRound = (module: Pdfium, path: number): boolean => {
  const count = Math.min(SEGMENTS_MAX, module.FPDFPath_CountSegments(path));
  return Array.from({ length: count }, (_, at) => module.FPDFPath_GetPathSegment(path, at)).some(
    (segment) => module.FPDFPathSegment_GetType(segment) === CURVE_TO,
  );
};
