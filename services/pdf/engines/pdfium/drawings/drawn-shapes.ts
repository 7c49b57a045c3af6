import type { Point } from '../../../content/geometry.js';
import { displayOf } from '../display.js';
import type { PdfiumDocument } from '../pdfium-document.js';
import { withMemory, type Pdfium } from '../pdfium.js';
import { PATH, SHADING, TEXT } from '../page-objects.js';
import { clippedEdges, objectsOn, pointOf, type DrawnObject } from './drawn-objects.js';

/**
 * A line, a box, a shape or a stretch of text on a page, in points from its top left as displayed. Rules and boxes lie
 * along the edges of the page; corners of a box may be round.
 */
export interface DrawnShape {
  readonly kind: 'rule' | 'box' | 'shape' | 'text';
  readonly isFilled: boolean;
  /**
   * The colour that fills it as it is seen on paper: red, green, blue in six hexadecimal digits. Undefined for a
   * pattern.
   */
  readonly fill?: string;
  /** White on paper: only what is on it or beneath it shows that it is there. */
  readonly isPaper?: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Points: what is drawn thinner is a line. */
const LINE_WIDTH_POINTS_MAX = 3;
/** Points, in the space of the shape: what leans more is not straight. */
const LEAN_POINTS_MAX = 0.6;
/** These say what a path is. */
const SEGMENTS_READ = 240;
const ROUND_CORNERS_MAX = 8;
const LINE_TO = 0;
const CURVE_TO = 1;
const POINTS_OF_CURVE = 3;
const WHITE = 255;
/** A shade lighter than this, of 255, is paper. */
const PAPER_LEVEL_MIN = 250;

/** The shapes of a page (from 0) beside text and pictures; none of a page that draws too much to look through. */
export const readShapes = (document: PdfiumDocument, index: number): DrawnShape[] => readDrawn(document, index, SHAPES);

/** The stretches of text on a page (from 0), which may be single letters, in the order in which they are drawn. */
export const readTexts = (document: PdfiumDocument, index: number): DrawnShape[] => readDrawn(document, index, TEXTS);

const SHAPES: ReadonlySet<number> = new Set([PATH, SHADING]);
const TEXTS: ReadonlySet<number> = new Set([TEXT]);

const readDrawn = ({ module, handle }: PdfiumDocument, index: number, types: ReadonlySet<number>): DrawnShape[] => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  try {
    const display = displayOf(module, page);
    return (objectsOn(module, page) ?? [])
      .filter(({ type, handle: object }) => types.has(type) && (type !== PATH || isDrawn(module, object)))
      .map((object) => ({ ...object, edges: clippedEdges(module, object) }))
      .filter(({ edges }) => edges.right > edges.left && edges.top > edges.bottom)
      .map((object) => ({ ...lookOf(module, object), ...display(object.edges) }));
  } finally {
    module.FPDF_ClosePage(page);
  }
};

type Look = Pick<DrawnShape, 'kind' | 'isFilled' | 'fill' | 'isPaper'>;

const lookOf = (module: Pdfium, { handle, type, edges }: DrawnObject): Look => {
  if (type === SHADING) return { kind: 'shape', isFilled: true };
  if (type === TEXT) return { kind: 'text', isFilled: true, ...solid(fillOf(module, handle)) };
  const isThin = Math.min(edges.right - edges.left, edges.top - edges.bottom) <= LINE_WIDTH_POINTS_MAX;
  const isFilled = drawMode(module, handle).fill;
  const kind = outlineOf(module, handle) === 'shape' ? 'shape' : isThin ? 'rule' : 'box';
  const fill = isFilled ? solid(fillOf(module, handle)) : {};
  return { kind, isFilled, ...fill, ...(!isInked(module, handle) && { isPaper: true }) };
};

const drawMode = (module: Pdfium, path: number): { readonly fill: boolean; readonly stroke: boolean } =>
  withMemory(module, 8, (at) => {
    module.FPDFPath_GetDrawMode(path, at, at + 4);
    const [fill = 0, stroke = 0] = module.pdfium.HEAP32.subarray(at / 4, at / 4 + 2);
    return { fill: fill !== 0, stroke: stroke !== 0 };
  });

const solid = (fill: string | undefined) => (fill === undefined ? {} : { fill });

const isDrawn = (module: Pdfium, path: number): boolean =>
  isInked(module, path) || (drawMode(module, path).fill && fillOf(module, path) !== undefined);

/** Mixed with paper as far as it lets that through; undefined for a pattern, and for what is not seen at all. */
export const fillOf = (module: Pdfium, path: number): string | undefined =>
  withMemory(module, 16, (at) => {
    if (!module.FPDFPageObj_GetFillColor(path, at, at + 4, at + 8, at + 12)) return undefined;
    const [red = 0, green = 0, blue = 0, opacity = 0] = module.pdfium.HEAP32.subarray(at / 4, at / 4 + 4);
    if (opacity === 0) return undefined;
    const seen = (part: number): number => Math.round(WHITE - ((WHITE - part) * opacity) / WHITE);
    return [red, green, blue].map((part) => seen(part).toString(16).padStart(2, '0')).join('');
  });

/** White on paper is not seen. */
const isInked = (module: Pdfium, path: number): boolean => {
  const { fill, stroke } = drawMode(module, path);
  const ofFill = (...at: Colour): boolean => module.FPDFPageObj_GetFillColor(path, ...at);
  const ofStroke = (...at: Colour): boolean => module.FPDFPageObj_GetStrokeColor(path, ...at);
  return (fill && isSeen(module, ofFill)) || (stroke && isSeen(module, ofStroke));
};

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** A pattern has no colour of its own, and is seen. */
const isSeen = (module: Pdfium, read: (...at: Colour) => boolean): boolean =>
  withMemory(module, 16, (at) => {
    if (!read(at, at + 4, at + 8, at + 12)) return true;
    const [red = 0, green = 0, blue = 0, opacity = 0] = module.pdfium.HEAP32.subarray(at / 4, at / 4 + 4);
    return opacity > 0 && Math.min(red, green, blue) < PAPER_LEVEL_MIN;
  });

/** Whether it is made of lines along the edges of the page, apart from round corners. */
const outlineOf = (module: Pdfium, path: number): 'straight' | 'shape' => {
  const { straight, leaning, curves } = countSegments(module, path);
  const isRounded = straight >= 2 && curves <= ROUND_CORNERS_MAX;
  return leaning === 0 && (curves === 0 || isRounded) ? 'straight' : 'shape';
};

const countSegments = (module: Pdfium, path: number) => {
  const count = Math.min(SEGMENTS_READ, module.FPDFPath_CountSegments(path));
  const counts = { straight: 0, leaning: 0, curves: 0 };
  let last: Point | undefined;
  for (let at = 0; at < count; at += 1) {
    const segment = module.FPDFPath_GetPathSegment(path, at);
    const type = module.FPDFPathSegment_GetType(segment);
    const point = pointOf(module, segment);
    if (type === CURVE_TO) counts.curves += 1 / POINTS_OF_CURVE;
    if (type === LINE_TO && last) counts[leans(last, point) ? 'leaning' : 'straight'] += 1;
    last = point;
  }
  return counts;
};

const leans = (one: Point, other: Point): boolean =>
  Math.min(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) > LEAN_POINTS_MAX;
