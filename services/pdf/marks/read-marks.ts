import { PDFArray, PDFHexString, PDFName, PDFNumber, PDFString, type PDFDict, type PDFDocument } from '@cantoo/pdf-lib';
import { mark as markSchema, type ExistingMark, type Mark, type MarkType } from '../../../contracts/marks.js';
import { readPdfDate } from '../content/pdf-date.js';
import { boundsOf, type Point } from '../content/geometry.js';
import { styleOf } from '../forms/default-appearance.js';
import { arrayAt, dictAt, nameAt, numberAt, numbersAt, textAt } from '../signing/fields/dictionary-entries.js';
import { ICON_NAMES, STAMP_NAMES } from './annotation-entries.js';
import { answeredBy, existingIn, isDecision, type ExistingAnnotation } from './existing.js';
import { boxOfRect, pointDown, rectOf, spaceOf, type Box, type PageSpace } from '../forms/page-space.js';

/** Flags of an annotation: hidden, and not to be moved or deleted. @see ISO 32000-1, table 165 */
const HIDDEN = 1 << 1;
const LOCKED = 1 << 7;

/** The marks of a document as people see them, and as they can be sent back. */
export const readMarks = (document: PDFDocument): readonly ExistingMark[] => {
  const existing = existingIn(document);
  const ids = new Map(existing.map(({ dict, id }) => [dict, id]));
  return existing.flatMap((one) => {
    const answered = answeredBy(one.dict);
    const replyTo = (answered && ids.get(answered)) ?? null;
    const isHidden = ((numberAt(one.dict, 'F') ?? 0) & HIDDEN) !== 0;
    return (isHidden && replyTo === null) || isDecision(one.dict) ? [] : [asExisting(one, replyTo)];
  });
};

const asExisting = (one: ExistingAnnotation, replyTo: string | null): ExistingMark => {
  const { id, dict, page, pageNumber } = one;
  const space = spaceOf(page);
  const box = boxOfRect(space, rectOf(dict));
  return {
    id,
    kind: nameAt(dict, 'Subtype') ?? '',
    page: pageNumber,
    box,
    author: textAt(dict, 'T') ?? '',
    contents: textAt(dict, 'Contents') ?? '',
    changedAt: changedAt(dict),
    replyTo,
    drawn: dictAt(dict, 'AP')?.has(PDFName.of('N')) === true,
    locked: ((numberAt(dict, 'F') ?? 0) & LOCKED) !== 0,
    mark: asMark(one, { space, box, replyTo }),
  };
};

const changedAt = (dict: PDFDict): string | null => {
  const date = textAt(dict, 'M') ?? textAt(dict, 'CreationDate');
  return (date === undefined ? undefined : readPdfDate(date))?.toISOString() ?? null;
};

interface Seen {
  readonly space: PageSpace;
  readonly box: Box;
  readonly replyTo: string | null;
}

/** Null for what could not be drawn again as it is. */
const asMark = (one: ExistingAnnotation, seen: Seen): Mark | null => {
  const own = ownParts(one.dict, seen);
  if (!own) return null;
  const { id, pageNumber, dict } = one;
  const fill = colourAt(dict, 'C');
  const common = {
    id,
    page: pageNumber,
    author: textAt(dict, 'T'),
    contents: textAt(dict, 'Contents'),
    opacity: numberAt(dict, 'CA'),
    ...(fill !== undefined && { colour: fill }),
    ...own,
  };
  return markSchema.safeParse(common).data ?? null;
};

type Parts = Readonly<Record<string, unknown>>;

const overText =
  (type: MarkType) =>
  (dict: PDFDict, { space }: Seen): Parts => ({ type, boxes: quadBoxes(dict, space) });

const shape =
  (type: MarkType) =>
  (dict: PDFDict, { box }: Seen): Parts => ({
    type,
    box,
    width: lineWidth(dict),
    fill: colourAt(dict, 'IC') ?? null,
  });

/** Undefined where its line is a cloud or has ends of its own. */
const path =
  (type: MarkType) =>
  (dict: PDFDict, { space }: Seen): Parts | undefined =>
    dict.has(PDFName.of('BE')) || hasEnds(dict)
      ? undefined
      : {
          type,
          points: pointsOf(numbersAt(dict, 'Vertices')).map((point) => pointDown(space, point)),
          width: lineWidth(dict),
          fill: colourAt(dict, 'IC') ?? null,
        };

const hasEnds = (dict: PDFDict): boolean =>
  (arrayAt(dict, 'LE')?.asArray() ?? []).some((end) => String(end) !== '/None');

const lineWidth = (dict: PDFDict): number => numberAt(dictAt(dict, 'BS'), 'W') ?? 1;

/** Parts that only a mark of its type has, by the types of the standard that can be drawn again. */
const partsByKind: Readonly<Record<string, (dict: PDFDict, seen: Seen) => Parts | undefined>> = {
  Highlight: overText('highlight'),
  Underline: overText('underline'),
  StrikeOut: overText('strikeout'),
  Squiggly: overText('squiggly'),
  Text: (dict, { box: { x, y } }) => ({ type: 'note', x, y, icon: iconOf(dict) }),
  Ink: (dict, { space }) => ({ type: 'ink', strokes: strokesOf(dict, space), width: lineWidth(dict) }),
  Line: (dict, { space }) => ({
    type: isArrow(dict) ? 'arrow' : 'line',
    ...endsOf(dict, space),
    width: lineWidth(dict),
  }),
  Square: shape('rectangle'),
  Circle: shape('ellipse'),
  Polygon: path('polygon'),
  PolyLine: path('polyline'),
  Caret: (_, { box }) => ({ type: 'caret', box }),
  FreeText: (dict, { box }) => textParts(dict, box),
  Stamp: (dict, { box }) => stampParts(dict, box),
};

const ownParts = (dict: PDFDict, seen: Seen): Parts | undefined => {
  const kind = nameAt(dict, 'Subtype') ?? '';
  if (seen.replyTo !== null) return { type: 'reply', replyTo: seen.replyTo };
  return Object.hasOwn(partsByKind, kind) ? partsByKind[kind]?.(dict, seen) : undefined;
};

const pointsOf = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => ({
    x: numbers[2 * at] ?? 0,
    y: numbers[2 * at + 1] ?? 0,
  }));

const quadBoxes = (dict: PDFDict, space: PageSpace): readonly Box[] => {
  const points = pointsOf(numbersAt(dict, 'QuadPoints'));
  const quads = Array.from({ length: Math.floor(points.length / 4) }, (_, at) => points.slice(4 * at, 4 * at + 4));
  return quads.map((quad) => boxOfRect(space, boundsOf(quad)));
};

const strokesOf = (dict: PDFDict, space: PageSpace): readonly unknown[] =>
  (arrayAt(dict, 'InkList')?.asArray() ?? []).map((stroke) => {
    const list = stroke instanceof PDFArray ? stroke : undefined;
    const numbers = list?.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : NaN)) ?? [];
    return pointsOf(numbers).map((point) => pointDown(space, point));
  });

const endsOf = (dict: PDFDict, space: PageSpace): Parts => {
  const [from, to] = pointsOf(numbersAt(dict, 'L')).map((point) => pointDown(space, point));
  return { from, to };
};

const isArrow = (dict: PDFDict): boolean =>
  (arrayAt(dict, 'LE')?.asArray() ?? []).some((end) => String(end).endsWith('Arrow'));

const iconOf = (dict: PDFDict): string => {
  const name = nameAt(dict, 'Name');
  return Object.entries(ICON_NAMES).find(([, known]) => known === name)?.[0] ?? 'comment';
};

const hex = (share: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, share || 0)))
    .toString(16)
    .padStart(2, '0');

/** Undefined for none, and for one that is mixed of inks. */
const colourAt = (dict: PDFDict, key: string): string | undefined => {
  const shares = numbersAt(dict, key);
  if (shares.length === 1) return `#${hex(shares[0] ?? 0).repeat(3)}`;
  return shares.length === 3 ? `#${shares.map(hex).join('')}` : undefined;
};

const ALIGNMENTS = ['start', 'center', 'end'] as const;

const fontIn = (style: string): 'sans' | 'serif' | 'mono' => {
  if (/courier|mono/i.test(style)) return 'mono';
  return /times|(?<!sans-)serif/i.test(style) ? 'serif' : 'sans';
};

const textParts = (dict: PDFDict, box: Box): Parts => {
  const { size, colour } = styleOf(dict);
  const style = textAt(dict, 'DS') ?? '';
  return {
    type: 'text',
    box,
    text: textAt(dict, 'Contents') ?? '',
    contents: '',
    font: fontIn(style),
    size: size > 0 ? size : 12,
    align: ALIGNMENTS[numberAt(dict, 'Q') ?? 0] ?? 'start',
    bold: /\bbold\b/i.test(style),
    italic: /\bitalic\b/i.test(style),
    colour,
    fill: colourAt(dict, 'C') ?? null,
    border: numberAt(dictAt(dict, 'BS'), 'W') ?? 0,
  };
};

/** Those that Docket made; others have a picture that it could not draw again. */
const stampParts = (dict: PDFDict, box: Box): Parts | undefined => {
  const subject = dict.lookup(PDFName.of('Subj'));
  if (!(subject instanceof PDFString || subject instanceof PDFHexString)) return undefined;
  const name = nameAt(dict, 'Name');
  if (name === STAMP_NAMES.stamp) return { type: 'stamp', box, text: subject.decodeText() };
  return name === STAMP_NAMES.symbol ? { type: 'symbol', box, symbol: subject.decodeText() } : undefined;
};
