import { PDFHexString, PDFString } from '@cantoo/pdf-lib';
import type { Mark, MarkOf, MarkType } from '../../../contracts/marks.js';
import { quadPointsOf, userPoint, type OverText } from './draw-over-text.js';
import { sharesOf } from './look.js';
import { pointUp, type PageSpace } from '../forms/page-space.js';

/** The type of a mark in the standard. */
export const SUBTYPES: Readonly<Record<MarkType, string>> = {
  highlight: 'Highlight',
  underline: 'Underline',
  strikeout: 'StrikeOut',
  squiggly: 'Squiggly',
  note: 'Text',
  reply: 'Text',
  ink: 'Ink',
  line: 'Line',
  arrow: 'Line',
  rectangle: 'Square',
  ellipse: 'Circle',
  polygon: 'Polygon',
  polyline: 'PolyLine',
  caret: 'Caret',
  text: 'FreeText',
  stamp: 'Stamp',
  symbol: 'Stamp',
  picture: 'Stamp',
};

/** Names of stamps, so that they are known again. */
export const STAMP_NAMES = { stamp: 'Text', symbol: 'Symbol', picture: 'Picture' } as const;

export const ICON_NAMES = {
  comment: 'Comment',
  key: 'Key',
  note: 'Note',
  help: 'Help',
  paragraph: 'Paragraph',
  insert: 'Insert',
} as const;

type Entries = Readonly<Record<string, unknown>>;

const words = (text: string): PDFHexString => PDFHexString.fromText(text);

const pathIn = (space: PageSpace, points: readonly (readonly [number, number, number?])[]): readonly number[] =>
  points.flatMap(([x, y]) => {
    const up = pointUp(space, x, y);
    return userPoint(space, up.x, up.y);
  });

const ofLine = (mark: MarkOf<'line'> | MarkOf<'arrow'>, space: PageSpace): Entries => ({
  L: pathIn(space, [mark.from, mark.to]),
  LE: ['None', mark.type === 'arrow' ? 'OpenArrow' : 'None'],
  BS: { W: mark.width },
});

const ofShape = (mark: MarkOf<'rectangle'> | MarkOf<'ellipse'>): Entries => ({
  BS: { W: mark.width },
  ...(mark.fill !== null && { IC: sharesOf(mark.fill) }),
});

const ofPath = (mark: MarkOf<'polygon'> | MarkOf<'polyline'>, space: PageSpace): Entries => ({
  Vertices: pathIn(space, mark.points),
  BS: { W: mark.width },
  ...(mark.fill !== null && { IC: sharesOf(mark.fill) }),
});

const FAMILIES = { sans: 'Helvetica', serif: 'Times', mono: 'Courier' } as const;
const QUADDING = { start: 0, center: 1, end: 2 } as const;

/** Entries that a viewer needs to set the text anew when a person changes it. @see ISO 32000-1, table 174 */
const ofText = (mark: MarkOf<'text'>): Entries => {
  const { font, size, bold, italic, colour, align, border, fill } = mark;
  const style = `font: ${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}pt ${FAMILIES[font]}; color: ${colour}`;
  return {
    DA: PDFString.of(`/Helv ${size} Tf ${sharesOf(colour).join(' ')} rg`),
    DS: PDFString.of(style),
    Q: QUADDING[align],
    BS: { W: border },
    ...(fill !== null && { C: sharesOf(fill) }),
  };
};

const ofOverText = (mark: OverText, space: PageSpace): Entries => ({ QuadPoints: quadPointsOf(mark, space) });

type EntriesByType = { readonly [Type in MarkType]: (mark: MarkOf<Type>, space: PageSpace) => Entries };

const entries: EntriesByType = {
  highlight: ofOverText,
  underline: ofOverText,
  strikeout: ofOverText,
  squiggly: ofOverText,
  note: ({ icon }) => ({ Name: ICON_NAMES[icon], Open: false }),
  reply: () => ({ RT: 'R' }),
  ink: ({ strokes, width }, space) => ({
    InkList: strokes.map((stroke) => pathIn(space, stroke)),
    BS: { W: width },
  }),
  line: ofLine,
  arrow: ofLine,
  rectangle: ofShape,
  ellipse: ofShape,
  polygon: ofPath,
  polyline: ofPath,
  caret: () => ({ Sy: 'None' }),
  text: ofText,
  stamp: ({ text }) => ({ Name: STAMP_NAMES.stamp, Subj: words(text) }),
  symbol: ({ symbol }) => ({ Name: STAMP_NAMES.symbol, Subj: words(symbol) }),
  picture: () => ({ Name: STAMP_NAMES.picture }),
};

/** The entries of an annotation that only its type has. A text stands for a name, but where it is an object for one. */
export const ownEntriesOf = (mark: Mark, space: PageSpace): Entries =>
  (entries[mark.type] as (mark: Mark, space: PageSpace) => Entries)(mark, space);

/** The words for those who read comments: of a text on the page, that text. */
export const contentsOf = (mark: Mark): string => (mark.type === 'text' ? mark.text : mark.contents);
