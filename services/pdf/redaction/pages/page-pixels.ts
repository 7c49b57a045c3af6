import type { PageFrame } from '../../content/page-frame.js';
import { multiply, type Matrix } from '../../content/matrix.js';
import { boundsOf, inverse, transformedQuad, type Quad } from '../../content/geometry.js';

/** A picture of a page, or a mask of the same size. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the user space of a page to the pixels of a picture of it, counted from the top left. */
export const toPixels = (frame: PageFrame, { width, height }: Size): Matrix | undefined => {
  const toDisplay = inverse(frame.toContent);
  if (!toDisplay) return undefined;
  const across = width / frame.width;
  const down = height / frame.height;
  return multiply(toDisplay, [across, 0, 0, -down, 0, height]);
};

/** Calls `visit` with the place of each pixel whose middle lies in a quad, the quad grown by so many pixels. */
export const eachPixelIn = (
  quad: Quad,
  { size, matrix, margin }: { readonly size: Size; readonly matrix: Matrix; readonly margin: number },
  visit: (at: number, x: number, y: number) => void,
): void => {
  const corners = transformedQuad(matrix, quad);
  const edges = edgesOf(corners);
  const { left, bottom: first, right, top: last } = boundsOf(corners);
  const across = { from: Math.max(0, left - margin), to: Math.min(size.width, right + margin) };
  for (let y = Math.max(0, Math.floor(first - margin)); y < Math.min(size.height, Math.ceil(last + margin)); y += 1) {
    const { from, to } = rowIn(edges, { y: y + 0.5, margin }, across);
    for (let x = Math.ceil(from - 0.5); x + 0.5 <= to && x < size.width; x += 1) visit(y * size.width + x, x, y);
  }
};

interface Row {
  readonly from: number;
  readonly to: number;
}

/** The part of a row that lies inside of every edge. */
const rowIn = (
  edges: readonly Edge[],
  { y, margin }: { readonly y: number; readonly margin: number },
  across: Row,
): Row => {
  let { from, to } = across;
  for (const { a, b, c } of edges) {
    const room = margin - b * y - c;
    if (Math.abs(a) < LEVEL_TOLERANCE) to = room < 0 ? -Infinity : to;
    else if (a > 0) to = Math.min(to, room / a);
    else from = Math.max(from, room / a);
  }
  return { from, to };
};

/** An edge that leans less is level. */
const LEVEL_TOLERANCE = 1e-9;

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** For each edge the line whose value is the distance outwards. */
const edgesOf = (corners: Quad): Edge[] => {
  const middle = { x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2 };
  return corners.map((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const a = (to.y - from.y) / length;
    const b = (from.x - to.x) / length;
    const c = -(a * from.x + b * from.y);
    const sign = a * middle.x + b * middle.y + c > 0 ? -1 : 1;
    return { a: a * sign, b: b * sign, c: c * sign };
  });
};

/** 1 for every pixel in one of the quads, grown by so many pixels. */
export const maskOf = (
  quads: readonly Quad[],
  place: { readonly size: Size; readonly matrix: Matrix; readonly margin: number },
): Uint8Array => {
  const mask = new Uint8Array(place.size.width * place.size.height);
  for (const quad of quads) {
    eachPixelIn(quad, place, (at) => {
      mask[at] = 1;
    });
  }
  return mask;
};
