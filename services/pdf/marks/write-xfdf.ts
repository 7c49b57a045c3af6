import type { ExistingMark, Mark, MarkOf, MarkType } from '../../../contracts/marks.js';
import { boundsOf, transformed } from '../content/geometry.js';
import { pointUp, tidy, type Box, type PageSpace } from '../forms/page-space.js';
import { ICON_NAMES, STAMP_NAMES, SUBTYPES } from './annotation-entries.js';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML cannot say. */
const UNSAYABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => text.replace(UNSAYABLE, '').replace(/[&<>"]/g, (one) => escapes[one] ?? one);

type Pair = readonly [x: number, y: number, pressure?: number];

/** A point in the user space of its page. */
const userPair = (space: PageSpace, [x, y]: Pair): string => {
  const at = transformed(space.toUser, pointUp(space, x, y));
  return `${tidy(at.x)},${tidy(at.y)}`;
};

/** The corners of a box as the standard lists those of a line of text: upper left, upper right, lower left, lower right. */
const cornersOf = ({ x, y, width, height }: Box): readonly Pair[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];

const rectOf = (space: PageSpace, box: Box): string => {
  const points = cornersOf(box).map(([x, y]) => transformed(space.toUser, pointUp(space, x, y)));
  const { left, bottom, right, top } = boundsOf(points);
  return [left, bottom, right, top].map(tidy).join(',');
};

interface Own {
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly within?: string;
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const ALIGNMENTS = { start: 'left', center: 'centered', end: 'right' } as const;

type OwnOf<Type extends MarkType> = (mark: MarkOf<Type>, space: PageSpace) => Own;

type OverText = MarkOf<'highlight'> | MarkOf<'underline'> | MarkOf<'strikeout'> | MarkOf<'squiggly'>;

const coordsOf = ({ boxes }: OverText, space: PageSpace): Own => ({
  attributes: { coords: boxes.flatMap((box) => cornersOf(box).map((pair) => userPair(space, pair))).join(',') },
});

const lineOf = ({ type, from, to, width }: MarkOf<'line'> | MarkOf<'arrow'>, space: PageSpace): Own => ({
  attributes: {
    start: userPair(space, from),
    end: userPair(space, to),
    width,
    ...(type === 'arrow' && { tail: 'OpenArrow' }),
  },
});

const shapeOf = ({ width, fill }: MarkOf<'rectangle'> | MarkOf<'ellipse'>): Own => ({
  attributes: { width, ...(fill !== null && { 'interior-color': fill }) },
});

const pathOf = ({ points, width, fill }: MarkOf<'polygon'> | MarkOf<'polyline'>, space: PageSpace): Own => ({
  attributes: { width, ...(fill !== null && { 'interior-color': fill }) },
  within: element('vertices', points.map((point) => userPair(space, point)).join(';')),
});

const stampOf = (icon: string, subject: string): Own => ({ attributes: { icon, subject } });

/** Parts that only an annotation of its kind has. */
const ownParts: { readonly [Type in MarkType]: OwnOf<Type> } = {
  highlight: coordsOf,
  underline: coordsOf,
  strikeout: coordsOf,
  squiggly: coordsOf,
  note: ({ icon }) => ({ attributes: { icon: ICON_NAMES[icon] } }),
  reply: ({ replyTo }) => ({ attributes: { inreplyto: replyTo } }),
  ink: ({ strokes, width }, space) => {
    const gestures = strokes.map((stroke) => element('gesture', stroke.map((pair) => userPair(space, pair)).join(';')));
    return { attributes: { width }, within: `<inklist>${gestures.join('')}</inklist>` };
  },
  line: lineOf,
  arrow: lineOf,
  rectangle: shapeOf,
  ellipse: shapeOf,
  polygon: pathOf,
  polyline: pathOf,
  caret: () => ({ attributes: { symbol: 'none' } }),
  text: ({ align, border, size, font, colour }) => ({
    attributes: { justification: ALIGNMENTS[align], width: border },
    within: element('defaultstyle', `font: ${size}pt ${font}; color: ${colour}`),
  }),
  stamp: ({ text }) => stampOf(STAMP_NAMES.stamp, text),
  symbol: ({ symbol }) => stampOf(STAMP_NAMES.symbol, symbol),
  picture: () => stampOf(STAMP_NAMES.picture, ''),
};

const ownOf = (mark: Mark, space: PageSpace): Own =>
  (ownParts[mark.type] as (mark: Mark, space: PageSpace) => Own)(mark, space);

/** The colour of a text is that of its letters, which its style says; the attribute is that of its ground. */
const colourOf = (mark: Mark): Readonly<Record<string, string>> => {
  if (mark.type === 'text') return mark.fill === null ? {} : { color: mark.fill };
  return 'colour' in mark ? { color: mark.colour } : {};
};

const elementOf = (one: ExistingMark & { readonly mark: Mark }, space: PageSpace): string => {
  const { mark, id, page, box, author, contents, changedAt } = one;
  const name = SUBTYPES[mark.type].toLowerCase();
  const { attributes = {}, within = '' } = ownOf(mark, space);
  const all: Readonly<Record<string, string | number>> = {
    page: page - 1,
    rect: rectOf(space, box),
    name: id,
    title: author,
    flags: 'print',
    ...(changedAt !== null && { date: `D:${changedAt.replaceAll(/[-:T]/g, '').slice(0, 14)}Z` }),
    ...(mark.opacity !== 1 && { opacity: mark.opacity }),
    ...colourOf(mark),
    ...attributes,
  };
  const listed = Object.entries(all).map(([key, value]) => `${key}="${escaped(String(value))}"`);
  return `<${name} ${listed.join(' ')}>${element('contents', contents)}${within}</${name}>`;
};

/** Whether such a file can hold it: pictures and what could not be drawn again stay with their document. */
export const isWritten = (one: ExistingMark): one is ExistingMark & { readonly mark: Mark } =>
  one.mark !== null && one.mark.type !== 'picture';

/** The marks of a document as XFDF in UTF-8, for other programs. @see ISO 19444-1 */
export const writeXfdfMarks = (marks: readonly ExistingMark[], pages: readonly PageSpace[]): string => {
  const elements = marks.filter(isWritten).flatMap((one) => {
    const space = pages[one.page - 1];
    return space ? [elementOf(one, space)] : [];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve">',
    `<annots>${elements.join('\n')}</annots>`,
    '</xfdf>',
    '',
  ].join('\n');
};
