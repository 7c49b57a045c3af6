import type { PDFPage } from '@cantoo/pdf-lib';
import type { Mark, MarkOf, MarkType } from '../../../contracts/marks.js';
import type { Drawing } from '../signing/drawing/drawing.js';
import { drawNote, drawSymbol } from './draw-icons.js';
import { drawOverText } from './draw-over-text.js';
import { drawCaret, drawInk, drawLine, drawPath, drawShape } from './draw-shapes.js';
import { operands, type Look } from './look.js';
import { rectOfBox, type Box, type PageSpace } from '../forms/page-space.js';
import type { SetLook } from './set-texts.js';

interface PlacedMark {
  readonly mark: Mark;
  readonly page: PDFPage;
  readonly space: PageSpace;
}

export interface DrawnMark extends PlacedMark {
  /** Undefined for an answer, which shows nothing. */
  readonly look: Look | undefined;
  /** Nothing of it is cut off at the edge of its box. */
  readonly fits: boolean;
}

interface Drawn {
  /** The look of a text or a stamp. */
  readonly text: SetLook | undefined;
  readonly pictures: readonly (Drawing | undefined)[];
}

export const drawMark = (placed: PlacedMark, drawn: Drawn): DrawnMark => ({
  ...placed,
  look: lookOf(placed, drawn),
  fits: drawn.text?.fits ?? true,
});

type LooksByType = {
  readonly [Type in MarkType]: (mark: MarkOf<Type>, space: PageSpace, drawn: Drawn) => Look | undefined;
};

const looks: LooksByType = {
  highlight: drawOverText,
  underline: drawOverText,
  strikeout: drawOverText,
  squiggly: drawOverText,
  ink: drawInk,
  line: drawLine,
  arrow: drawLine,
  rectangle: drawShape,
  ellipse: drawShape,
  polygon: drawPath,
  polyline: drawPath,
  caret: drawCaret,
  note: drawNote,
  symbol: drawSymbol,
  picture: ({ box, picture }, space, { pictures }) => drawPicture(box, pictures[picture - 1], space),
  text: (_, __, { text }) => text,
  stamp: (_, __, { text }) => text,
  reply: () => undefined,
};

const lookOf = ({ mark, space }: PlacedMark, drawn: Drawn): Look | undefined =>
  (looks[mark.type] as (mark: Mark, space: PageSpace, drawn: Drawn) => Look | undefined)(mark, space, drawn);

/** A picture in its own proportions, in the middle of its box. */
const drawPicture = (box: Box, picture: Drawing | undefined, space: PageSpace): Look | undefined => {
  if (!picture) return undefined;
  const { left, bottom, right, top } = rectOfBox(space, box);
  const scale = Math.min((right - left) / picture.width, (top - bottom) / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  const x = (left + right - width) / 2;
  const y = (bottom + top - height) / 2;
  const factor = Number(scale.toFixed(6));
  return {
    bounds: { left: x, bottom: y, right: x + width, top: y + height },
    content: `q ${factor} 0 0 ${factor} ${operands(x, y)} cm /Picture Do Q`,
    forms: { Picture: picture.form },
  };
};
