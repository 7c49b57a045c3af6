import type { PageSize, TextRun } from '../../pdf/pdf-document.js';
import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { DraftMark, DraftMarkOf } from './draft-mark.js';
import type { MarkInstrument, Style } from './instruments.js';
import { usualFieldSizes } from './field-mark.js';
import type { FieldNaming } from './name-field.js';
import { textBetween } from './lines-of-text.js';
import { boxAround, moved, onPage, resized, rounded, SIDE_MIN, type Handle, type PagePoint } from './places.js';

/** A point with the pressure of a pen, 0 to 1. */
export interface PenPoint extends PagePoint {
  readonly pressure: number;
}

export interface DrawGesture {
  readonly kind: 'draw';
  readonly instrument: MarkInstrument;
  readonly style: Style;
  readonly id: string;
  readonly page: number;
  readonly size: PageSize;
  /** The whole way of the pointer. */
  readonly points: readonly [PenPoint, ...PenPoint[]];
  /** The drawing that another stroke is added to. */
  readonly onto: DraftMarkOf<'ink'> | null;
  /** The picture that it puts there. */
  readonly picture?: PlacedPicture | null;
  /** Which part of signing the instrument for that puts there; of a date, its words. */
  readonly signing?: SigningPart | null;
  /** The name of the field that it makes. */
  readonly naming?: FieldNaming;
}

/** A picture by its number in the draft, with its size in pixels. */
export interface PlacedPicture extends PageSize {
  readonly number: number;
}

interface MoveGesture {
  readonly kind: 'move';
  readonly mark: DraftMark;
  readonly size: PageSize;
  readonly from: PagePoint;
  readonly to: PagePoint;
}

interface ResizeGesture {
  readonly kind: 'resize';
  readonly mark: DraftMark;
  readonly handle: Handle;
  readonly size: PageSize;
  readonly to: PagePoint | null;
}

/** The gesture of a pointer that is down. */
export type Gesture = DrawGesture | MoveGesture | ResizeGesture;

/** A stroke takes no point so near to the last one, in points. */
const POINT_GAP = 0.4;

/** The gesture, gone on to a point; outside of the page it stays at its edge. */
export const extended = (gesture: Gesture, to: PenPoint): Gesture => {
  if (gesture.kind !== 'draw') return { ...gesture, to: onPage(to, gesture.size) };
  const { points, size } = gesture;
  const last = points.at(-1) ?? points[0];
  const point = { ...onPage(to, size), pressure: to.pressure };
  if (Math.hypot(point.x - last.x, point.y - last.y) < POINT_GAP) return gesture;
  return { ...gesture, points: [...points, point] };
};

/** A signature that seals the document; initials or a date, which are written into their page. */
export type SigningPart =
  { readonly kind: 'signature' | 'initials' } | { readonly kind: 'date'; readonly text: string };

/** The sizes that a click gives without any dragging, in points. */
const usualSizes: Readonly<Partial<Record<MarkInstrument, PageSize>>> = {
  text: { width: 200, height: 20 },
  rectangle: { width: 120, height: 60 },
  ellipse: { width: 120, height: 60 },
  stamp: { width: 140, height: 40 },
  symbol: { width: 16, height: 16 },
  line: { width: 120, height: 0 },
  arrow: { width: 120, height: 0 },
  picture: { width: 160, height: 40 },
  sign: { width: 180, height: 48 },
};

const isClick = ({ width, height }: PageBox): boolean => width < SIDE_MIN && height < SIDE_MIN;

/** Where a dragged or clicked mark goes: at least a few points large, and on its page. */
const placeOf = ({ instrument, points, size, style }: DrawGesture): PageBox => {
  const [from] = points;
  const dragged = boxAround([from, points.at(-1) ?? from]);
  const usual =
    instrument === 'field'
      ? usualFieldSizes[style.field ?? 'text']
      : (usualSizes[instrument] ?? { width: SIDE_MIN, height: SIDE_MIN });
  const width = Math.min(size.width, isClick(dragged) ? usual.width : Math.max(SIDE_MIN, dragged.width));
  const height = Math.min(size.height, isClick(dragged) ? usual.height : Math.max(SIDE_MIN, dragged.height));
  return {
    x: rounded(Math.max(0, Math.min(dragged.x, size.width - width))),
    y: rounded(Math.max(0, Math.min(dragged.y, size.height - height))),
    width: rounded(width),
    height: rounded(height),
  };
};

const ends = (gesture: DrawGesture): { from: [number, number]; to: [number, number] } => {
  const [first] = gesture.points;
  const last = gesture.points.at(-1) ?? first;
  if (isClick(boxAround([first, last]))) {
    const { x, y, width } = placeOf(gesture);
    return { from: [x, y], to: [rounded(x + width), y] };
  }
  return { from: [rounded(first.x), rounded(first.y)], to: [rounded(last.x), rounded(last.y)] };
};

/** A mouse tells one pressure all the time; it says nothing then, and is left out. */
const MOUSE_PRESSURE = 0.5;

const strokeOf = (points: DrawGesture['points']): DraftMarkOf<'ink'>['strokes'][number] =>
  points.map(({ x, y, pressure }) =>
    pressure === MOUSE_PRESSURE || pressure === 0
      ? [rounded(x), rounded(y)]
      : [rounded(x), rounded(y), rounded(pressure)],
  );

const commonOf = ({ id, page, style: { opacity, colour = '#000000' } }: DrawGesture) => ({
  id,
  page,
  author: '',
  contents: '',
  opacity,
  colour,
});

/** The lines of text along the way, or the box itself where the page has no text there. */
const overText = (gesture: DrawGesture, runs: readonly TextRun[]): DraftMarkOf<'highlight'>['boxes'] => {
  const { points, size } = gesture;
  const [from] = points;
  const to = points.at(-1) ?? from;
  if (Math.hypot(to.x - from.x, to.y - from.y) < SIDE_MIN) return [];
  const { boxes } = textBetween({ runs, size }, from, to);
  return boxes.length > 0 ? [...boxes] : [placeOf(gesture)];
};

type Draw = (gesture: DrawGesture, runs: readonly TextRun[]) => DraftMark | null;

const drawOverText: Draw = (gesture, runs) => {
  const boxes = overText(gesture, runs);
  const type = gesture.instrument as 'highlight' | 'underline' | 'strikeout';
  return boxes.length > 0 ? { ...commonOf(gesture), type, boxes } : null;
};

const drawLine: Draw = (gesture) => ({
  ...commonOf(gesture),
  ...lineOf(gesture),
  type: gesture.instrument as 'line' | 'arrow',
  ...ends(gesture),
});

const drawShape: Draw = (gesture) => ({
  ...commonOf(gesture),
  ...lineOf(gesture),
  type: gesture.instrument as 'rectangle' | 'ellipse',
  fill: null,
  box: placeOf(gesture),
});

const lineOf = ({ style: { width = 2, asContent = false } }: DrawGesture) => ({ width, asContent });

const plainText = { align: 'start', fill: null, border: 0 } as const;

const plainField = {
  required: false,
  multiline: false,
  maxLength: null,
  contents: '',
  author: '',
  opacity: 1,
} as const;

/** A picture keeps its proportions, and stays on its page. */
const drawPicture: Draw = (gesture) => {
  const { picture, size, id, page, style } = gesture;
  if (!picture) return null;
  const { x, y, width, height } = placeOf(gesture);
  const isClicked = isClick(boxAround([gesture.points[0], gesture.points.at(-1) ?? gesture.points[0]]));
  const room = {
    width: Math.min(size.width - x, width),
    height: Math.min(size.height - y, isClicked ? size.height : height),
  };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const box = { x, y, width: rounded(picture.width * scale), height: rounded(picture.height * scale) };
  const { opacity, asContent = false } = style;
  return { id, page, author: '', contents: '', opacity, type: 'picture', asContent, picture: picture.number, box };
};

/** The size of the letters of a date, in points, and the box that they need. */
const DATE_SIZE = 12;
const DATE_BOX = { width: 110, height: 20 } as const;

const drawDate = (gesture: DrawGesture, text: string): DraftMark => {
  const { x, y } = placeOf(gesture);
  const look = { font: 'sans', bold: false, italic: false, colour: '#000000', opacity: 1 } as const;
  const { id, page } = gesture;
  const box = { x, y, ...DATE_BOX };
  const said = { author: '', contents: '', text, size: DATE_SIZE };
  return { ...look, ...plainText, ...said, id, page, type: 'text', asContent: true, box };
};

/** A signature lies on its page until it seals the document. */
const drawSigning: Draw = (gesture, runs) => {
  const { signing, size } = gesture;
  if (signing?.kind === 'date') return drawDate(gesture, signing.text);
  const picture = drawPicture(gesture, runs);
  if (picture?.type !== 'picture' || !signing) return null;
  const { asContent: _, type: __, ...placed } = picture;
  return signing.kind === 'initials'
    ? { ...picture, asContent: true }
    : { ...placed, type: 'sign', size: { width: size.width, height: size.height } };
};

const drawByInstrument: Readonly<Record<MarkInstrument, Draw>> = {
  highlight: drawOverText,
  underline: drawOverText,
  strikeout: drawOverText,
  note: (gesture) => {
    const [{ x, y }] = gesture.points;
    return { ...commonOf(gesture), type: 'note', x: rounded(x), y: rounded(y), icon: 'comment' };
  },
  ink: (gesture) => {
    const { onto, points } = gesture;
    if (onto) return { ...onto, strokes: [...onto.strokes, strokeOf(points)] };
    return { ...commonOf(gesture), ...lineOf(gesture), type: 'ink', strokes: [strokeOf(points)] };
  },
  line: drawLine,
  arrow: drawLine,
  rectangle: drawShape,
  ellipse: drawShape,
  stamp: (gesture) => {
    const { asContent = false, text = '' } = gesture.style;
    return { ...commonOf(gesture), type: 'stamp', asContent, text, box: placeOf(gesture) };
  },
  symbol: (gesture) => {
    const { asContent = false, symbol = 'check' } = gesture.style;
    return { ...commonOf(gesture), type: 'symbol', asContent, symbol, box: placeOf(gesture) };
  },
  picture: drawPicture,
  sign: drawSigning,
  field: (gesture) => {
    const { id, page, style, naming = { name: '', choices: [] } } = gesture;
    const { field = 'text' } = style;
    return { ...plainField, ...naming, id, type: 'field', field, page, box: placeOf(gesture) };
  },
  text: (gesture) => {
    const { asContent = false, size = 12, font = 'sans', bold = false, italic = false } = gesture.style;
    return {
      ...commonOf(gesture),
      ...plainText,
      font,
      bold,
      italic,
      type: 'text',
      asContent,
      size,
      text: '',
      box: placeOf(gesture),
    };
  },
};

/** The mark that a gesture makes where it is now; null for none, such as a click with what needs dragging. */
export const sketchOf = (gesture: Gesture, runs: readonly TextRun[]): DraftMark | null => {
  if (gesture.kind === 'draw') return drawByInstrument[gesture.instrument](gesture, runs);
  if (gesture.kind === 'resize')
    return gesture.to === null ? gesture.mark : resized(gesture.mark, gesture.handle, gesture.to);
  const { mark, from, to, size } = gesture;
  return moved(mark, { x: to.x - from.x, y: to.y - from.y }, size);
};
