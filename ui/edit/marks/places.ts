import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { PageSize } from '../../pdf/pdf-document.js';
import type { DraftMark, DrawnMark } from './draft-mark.js';

/** Points from the top left of a page as it is displayed. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** Where a mark can be taken to make it larger: a corner or the middle of a side, as on a map; an end of a line. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'from' | 'to';

/** Side of the icon of a note, in points. */
export const NOTE_SIDE = 20;
/** No mark is made smaller than this, in points. */
export const SIDE_MIN = 4;

/** Hundredths of a point are finer than any printer. */
export const rounded = (points: number): number => Math.round(points * 100) / 100;

export const boxAround = (points: readonly PagePoint[]): PageBox => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

const corners = ({ x, y, width, height }: PageBox): PagePoint[] => [
  { x, y },
  { x: x + width, y: y + height },
];

const asPoint = ([x, y]: readonly [number, number, number?]): PagePoint => ({ x, y });

/** The box that a mark takes up on its page; a line may have no height. */
export const boxOf = (mark: DrawnMark): PageBox => {
  if ('boxes' in mark) return boxAround(mark.boxes.flatMap(corners));
  switch (mark.type) {
    case 'note':
      return { x: mark.x, y: mark.y, width: NOTE_SIDE, height: NOTE_SIDE };
    case 'reply':
      return { x: 0, y: 0, width: 0, height: 0 };
    case 'ink':
      return boxAround(mark.strokes.flat().map(asPoint));
    case 'line':
    case 'arrow':
      return boxAround([mark.from, mark.to].map(asPoint));
    case 'polygon':
    case 'polyline':
      return boxAround(mark.points.map(asPoint));
    default:
      return mark.box;
  }
};

/** A mark whose points were all put elsewhere. */
const mapped = <Kind extends DrawnMark>(mark: Kind, to: (point: PagePoint) => PagePoint): Kind => {
  const pair = ([x, y]: readonly [number, number, number?]): [number, number] => {
    const point = to({ x, y });
    return [rounded(point.x), rounded(point.y)];
  };
  const box = (from: PageBox): PageBox => {
    const { x, y, width, height } = boxAround(corners(from).map(to));
    return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
  };
  if ('boxes' in mark) return { ...mark, boxes: mark.boxes.map(box) };
  switch (mark.type) {
    case 'note': {
      const [x, y] = pair([mark.x, mark.y]);
      return { ...mark, x, y };
    }
    case 'reply':
      return mark;
    case 'ink':
      return {
        ...mark,
        strokes: mark.strokes.map((stroke) =>
          stroke.map((point) => (point.length === 3 ? [...pair(point), point[2]] : pair(point))),
        ),
      };
    case 'line':
    case 'arrow':
      return { ...mark, from: pair(mark.from), to: pair(mark.to) };
    case 'polygon':
    case 'polyline':
      return { ...mark, points: mark.points.map(pair) };
    default:
      return { ...mark, box: box(mark.box) };
  }
};

/** A mark that was moved, whether its page goes so far or not. */
export const shifted = <Kind extends DrawnMark>(mark: Kind, by: PagePoint): Kind =>
  mapped(mark, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** A mark that was moved, as far as its page goes. */
export const moved = (mark: DraftMark, by: PagePoint, page: PageSize): DraftMark => {
  const { x, y, width, height } = boxOf(mark);
  const dx = between(by.x, -x, Math.max(-x, page.width - width - x));
  const dy = between(by.y, -y, Math.max(-y, page.height - height - y));
  return shifted(mark, { x: dx, y: dy });
};

/** A mark in another box, all of it drawn larger or smaller in proportion. */
export const intoBox = (mark: DraftMark, to: PageBox): DraftMark => {
  const from = boxOf(mark);
  const across = from.width === 0 ? 1 : to.width / from.width;
  const down = from.height === 0 ? 1 : to.height / from.height;
  return mapped(mark, ({ x, y }) => ({ x: to.x + (x - from.x) * across, y: to.y + (y - from.y) * down }));
};

/** Whether a mark has a size of its own: what lies on text is as large as the text. */
export const canResize = ({ type }: DraftMark): boolean =>
  !['highlight', 'underline', 'strikeout', 'squiggly', 'note', 'reply', 'other'].includes(type);

export const handlesOf = (mark: DraftMark): readonly Handle[] => {
  if (mark.type === 'line' || mark.type === 'arrow') return ['from', 'to'];
  return canResize(mark) ? ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] : [];
};

/** Where a handle is. */
export const handleAt = (mark: DraftMark, handle: Handle): PagePoint => {
  if ((handle === 'from' || handle === 'to') && 'from' in mark) return asPoint(mark[handle]);
  const { x, y, width, height } = boxOf(mark);
  const right = handle.includes('e') ? 1 : handle.includes('w') ? 0 : 0.5;
  const down = handle.startsWith('s') ? 1 : handle.startsWith('n') ? 0 : 0.5;
  return { x: x + width * right, y: y + height * down };
};

const keepsProportions = (mark: DraftMark): mark is DraftMark & { readonly box: PageBox } =>
  mark.type === 'picture' || mark.type === 'sign';

/** A mark one of whose handles was dragged to a point of its page; a box keeps a least size and never turns over. */
export const resized = (mark: DraftMark, handle: Handle, to: PagePoint): DraftMark => {
  if ((handle === 'from' || handle === 'to') && 'from' in mark)
    return { ...mark, [handle]: [rounded(to.x), rounded(to.y)] };
  const { x, y, width, height } = boxOf(mark);
  const right = x + width;
  const bottom = y + height;
  const left = handle.includes('w') ? Math.min(to.x, right - SIDE_MIN) : x;
  const top = handle.startsWith('n') ? Math.min(to.y, bottom - SIDE_MIN) : y;
  const newRight = handle.includes('e') ? Math.max(to.x, left + SIDE_MIN) : right;
  const newBottom = handle.startsWith('s') ? Math.max(to.y, top + SIDE_MIN) : bottom;
  const box = { x: left, y: top, width: newRight - left, height: newBottom - top };
  return intoBox(mark, keepsProportions(mark) && handle.length === 2 ? inProportion(mark.box, box, handle) : box);
};

/** The box of a picture, as large as its longer side was dragged; the corner across from the handle stays. */
const inProportion = (from: PageBox, to: PageBox, handle: Handle): PageBox => {
  const scale = Math.max(to.width / from.width, to.height / from.height);
  const width = from.width * scale;
  const height = from.height * scale;
  return {
    x: handle.includes('w') ? from.x + from.width - width : from.x,
    y: handle.startsWith('n') ? from.y + from.height - height : from.y,
    width,
    height,
  };
};

/** A point of the page: the nearest one where it lies beside it. */
export const onPage = ({ x, y }: PagePoint, { width, height }: PageSize): PagePoint => ({
  x: between(x, 0, width),
  y: between(y, 0, height),
});
