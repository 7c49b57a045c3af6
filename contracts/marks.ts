import { z } from 'zod';
import {
  INK_POINTS_MAX,
  MARK_AUTHOR_MAX,
  MARK_BOXES_MAX,
  MARK_CONTENTS_MAX,
  MARK_PICTURES_MAX,
  PAGES_MAX,
  STAMP_TEXT_MAX,
} from './limits.js';

/** The longest side that a PDF page may have, in points. */
const SIDE_MAX_PT = 14_400;
const ID_MAX = 200;

const oneOf = <const V extends string>(values: readonly [V, ...V[]]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const numberFrom = (min: number, max: number, what = 'a number') => {
  const error = `must be ${what} from ${min} to ${max}`;
  return z.number({ error }).min(min, { error }).max(max, { error });
};

const pageNumber = numberFrom(1, PAGES_MAX, 'a page').int({ error: 'must be a page, counted from 1' });
const coordinate = numberFrom(-SIDE_MAX_PT, SIDE_MAX_PT, 'a number of points');
const length = z
  .number({ error: 'must be a number of points above 0' })
  .positive({ error: 'must be a number of points above 0' })
  .max(SIDE_MAX_PT, { error: `must be at most ${SIDE_MAX_PT} points` });
const text = (max: number) =>
  z.string({ error: 'must be text' }).max(max, { error: `must be at most ${max} characters` });
const colour = z
  .string({ error: 'must be a colour such as #ffd400' })
  .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour such as #ffd400' });

/** A place on a page as displayed: points from its top left corner. */
const point = z.tuple([coordinate, coordinate], { error: 'must be a point [x, y]' });
/** The same with the pressure of a pen, from 0 to 1; 0.5 where it is not given. */
const inkPoint = z.union([point, z.tuple([coordinate, coordinate, numberFrom(0, 1)])], {
  error: 'must be a point [x, y] or [x, y, pressure]',
});
const corner = { x: coordinate, y: coordinate };
/** A rectangle on a page as displayed: its top left corner and its sides, in points. */
const box = { ...corner, width: length, height: length };

const common = {
  /**
   * Its name in the document. With the name of an annotation of the document the mark takes the place of that one; any
   * other name is new, and may be left out.
   */
  id: text(ID_MAX).min(1, { error: 'must not be empty' }).optional(),
  page: pageNumber.meta({ description: 'Counted from 1' }),
  author: text(MARK_AUTHOR_MAX).default(''),
  /** The text of its note. */
  contents: text(MARK_CONTENTS_MAX).default(''),
  opacity: numberFrom(0, 1).default(1),
};
const inColour = (initial: string) => ({ ...common, colour: colour.default(initial) });
/** Fields of marks that can be written into the page itself instead of lying on it as an annotation. */
const drawn = (initial: string) => ({
  ...inColour(initial),
  asContent: z.boolean({ error: 'must be true or false' }).default(false),
});
const outlined = {
  ...drawn('#d92d20'),
  width: numberFrom(0, 100).default(2).meta({ description: 'Of the line, in points; 0 for none' }),
};
const filled = { ...outlined, fill: colour.nullable().default(null) };
const rectangular = {
  box: z.object(box, { error: 'must be a box {x, y, width, height}' }),
};

const overText = <const Type extends string>(type: Type, initial: string) =>
  z.object({
    type: z.literal(type),
    ...inColour(initial),
    boxes: z
      .array(z.object(box), { error: 'must be a list of boxes {x, y, width, height}' })
      .min(1, { error: 'must have at least one box' })
      .max(MARK_BOXES_MAX, { error: `must have at most ${MARK_BOXES_MAX} boxes` })
      .meta({ description: 'One for each line of text' }),
  });

const note = z.object({
  type: z.literal('note'),
  ...inColour('#ffd400'),
  ...corner,
  icon: oneOf(['comment', 'key', 'note', 'help', 'paragraph', 'insert']).default('comment'),
});

/** An answer to a mark: another one of the list, or an annotation of the document. It has no place of its own. */
const reply = z.object({
  type: z.literal('reply'),
  ...common,
  replyTo: text(ID_MAX).min(1, { error: 'must be the id of a mark' }),
});

const ink = z.object({
  type: z.literal('ink'),
  ...outlined,
  strokes: z
    .array(z.array(inkPoint).min(1, { error: 'must have at least one point' }), {
      error: 'must be a list of lists of points [x, y, pressure]',
    })
    .min(1, { error: 'must have at least one stroke' })
    .refine((strokes) => strokes.reduce((sum, points) => sum + points.length, 0) <= INK_POINTS_MAX, {
      error: `must have at most ${INK_POINTS_MAX} points`,
    }),
});

const lineBetween = <const Type extends string>(type: Type) =>
  z.object({ type: z.literal(type), ...outlined, from: point, to: point });
const shape = <const Type extends string>(type: Type) => z.object({ type: z.literal(type), ...filled, ...rectangular });

const path = <const Type extends string>(type: Type) =>
  z.object({
    type: z.literal(type),
    ...filled,
    points: z
      .array(point, { error: 'must be a list of points [x, y]' })
      .min(2, { error: 'must have at least two points' })
      .max(INK_POINTS_MAX, { error: `must have at most ${INK_POINTS_MAX} points` }),
  });

/** Where something is to be put in: a mark between letters, as in proofs. */
const caret = z.object({ type: z.literal('caret'), ...inColour('#1d5391'), ...rectangular });

const writing = z.object({
  type: z.literal('text'),
  ...drawn('#000000'),
  ...rectangular,
  /** The text that is drawn; `contents` is not used. */
  text: text(MARK_CONTENTS_MAX).min(1, { error: 'must not be empty' }),
  font: oneOf(['sans', 'serif', 'mono']).default('sans'),
  size: numberFrom(2, 400, 'a number of points').default(12),
  align: oneOf(['start', 'center', 'end']).default('start'),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  fill: colour.nullable().default(null),
  border: numberFrom(0, 20, 'a number of points').default(0),
});

const stamp = z.object({
  type: z.literal('stamp'),
  ...drawn('#d92d20'),
  ...rectangular,
  text: text(STAMP_TEXT_MAX).min(1, { error: 'must not be empty' }),
});

/** A tick, a cross, a dot or a ring, as people put them into forms that have no fields. */
const symbol = z.object({
  type: z.literal('symbol'),
  ...drawn('#000000'),
  ...rectangular,
  symbol: oneOf(['check', 'cross', 'dot', 'ring']),
});

const picture = z.object({
  type: z.literal('picture'),
  ...common,
  asContent: z.boolean({ error: 'must be true or false' }).default(false),
  ...rectangular,
  picture: numberFrom(1, MARK_PICTURES_MAX, 'a picture')
    .int({ error: 'must be a picture, counted from 1' })
    .meta({ description: 'Which of the pictures that are sent with the PDF, counted from 1' }),
});

/** Something that is put on a page, in the terms of the standard's annotations. Every length is in points. */
export const mark = z.discriminatedUnion(
  'type',
  [
    overText('highlight', '#ffd400'),
    overText('underline', '#12b76a'),
    overText('strikeout', '#d92d20'),
    overText('squiggly', '#d92d20'),
    note,
    reply,
    ink,
    lineBetween('line'),
    lineBetween('arrow'),
    shape('rectangle'),
    shape('ellipse'),
    path('polygon'),
    path('polyline'),
    caret,
    writing,
    stamp,
    symbol,
    picture,
  ],
  { error: 'must be a mark with a known type' },
);
/** A mark with its defaults filled in. */
export type Mark = z.output<typeof mark>;
/** A mark as it is sent, without what has a default. */
export type MarkDraft = z.input<typeof mark>;
export type MarkType = Mark['type'];
export type MarkOf<Type extends MarkType> = Extract<Mark, { type: Type }>;

/** Changes to an annotation of the document that is no {@link mark}, or that stays as it looks. */
export const markChange = z
  .object({
    id: text(ID_MAX).min(1, { error: 'must not be empty' }),
    contents: text(MARK_CONTENTS_MAX).optional(),
    /** Points to the right and down, on the page as displayed. */
    moveBy: point.optional(),
  })
  .refine(({ contents, moveBy }) => contents !== undefined || moveBy !== undefined, {
    error: 'must have contents or moveBy',
  });
export type MarkChange = z.output<typeof markChange>;

/** An annotation that a document has, other than links, pop-ups and fields of a form. */
export const existingMark = z.object({
  id: z.string().meta({ description: 'Names it in `marks`, `changed` and `removed`' }),
  kind: z.string().meta({ description: 'Its type in the standard, such as Highlight or FreeText' }),
  page: z.number().int(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  author: z.string(),
  contents: z.string(),
  changedAt: z.string().nullable().meta({ description: 'ISO-8601' }),
  replyTo: z.string().nullable().meta({ description: 'Id of the annotation that it answers' }),
  drawn: z
    .boolean()
    .meta({ description: 'It brings a look of its own; viewers draw the others each in their own way' }),
  locked: z.boolean().meta({ description: 'It says of itself that it must not be moved or deleted' }),
  mark: mark.nullable().meta({ description: 'The same as something to send back; null for a kind that only moves' }),
});
export type ExistingMark = z.output<typeof existingMark>;
