import { goneWith, idInDocument, leftMarks, type DocumentMark } from '../marks/document-mark.js';
import { nextId, markWith, withMark, withoutMark, type DraftMark } from '../marks/draft-mark.js';
import { namingOf, wrongFields, type FieldNaming, type FieldsAround } from '../marks/name-field.js';
import type { FieldMark } from '../marks/field-mark.js';
import { fieldProblemWords } from '../marks/field-problem-words.js';
import {
  extended,
  sketchOf,
  type DrawGesture,
  type Gesture,
  type PenPoint,
  type PlacedPicture,
} from '../marks/gesture.js';
import { makesMarks, type MarkInstrument, type Style } from '../marks/instruments.js';
import { intoBox, moved } from '../marks/places.js';
import { instrumentOf, styled } from '../marks/styled.js';
import type { EditContext, EditEvent } from './edit-context.js';
import type { AddedEvent, ChosenPicture, PressedEvent } from './hand-event.js';

type Marked = Pick<EditContext, 'history' | 'existing' | 'picture' | 'signing' | 'instrument'>;

export const marksOf = ({ history }: Marked): readonly DraftMark[] => history.now.marks;

/** The annotations of the document that the draft leaves in it, as the document has them. */
export const documentMarksOf = ({ history, existing }: Marked): readonly DocumentMark[] =>
  leftMarks({ existing, removed: history.now.removed });

/** A mark of the draft, or one of the document that the draft leaves as it is. */
export const markOf = (context: Marked, id: string | null): DraftMark | undefined =>
  markWith(marksOf(context), id) ?? documentMarksOf(context).find(({ mark }) => mark.id === id)?.mark;

/** The facts of the document about one of its marks. */
export const toldOf = ({ existing }: Pick<Marked, 'existing'>, id: string | null): DocumentMark['told'] | undefined =>
  existing.find(({ mark }) => mark.id === id)?.told;

/** A mark that may be changed: not one that its author has locked. */
export const changeableMark = (context: Marked, id: string | null): DraftMark | undefined =>
  toldOf(context, id)?.locked === true ? undefined : markOf(context, id);

const overText: ReadonlySet<string> = new Set(['highlight', 'underline', 'strikeout']);

/** Whether the instrument goes along lines of text, which have to be known then. */
export const needsText = ({ instrument }: Pick<EditContext, 'instrument'>): boolean => overText.has(instrument);

/** The drawing of several strokes that is not finished, where the next one is on the same page. */
const drawingOn = (context: EditContext, page: number): DrawGesture['onto'] => {
  const mark = markOf(context, context.inking);
  return context.instrument === 'ink' && mark?.type === 'ink' && mark.page === page ? mark : null;
};

/** The picture that the instrument in hand puts on a page. */
const pictureInHand = ({
  picture,
  signing,
  instrument,
}: Pick<EditContext, 'picture' | 'signing' | 'instrument'>): ChosenPicture | null => {
  if (instrument !== 'sign') return picture;
  return signing && signing.kind !== 'date' ? signing.picture : null;
};

/** The pictures of the draft, and the one that is put on a page next. */
export const picturesOf = (
  context: Pick<Marked, 'history' | 'picture' | 'signing' | 'instrument'>,
): readonly File[] => {
  const { pictures } = context.history.now;
  const picture = pictureInHand(context);
  return !picture || pictures.includes(picture.file) ? pictures : [...pictures, picture.file];
};

const nextPicture = (context: EditContext): PlacedPicture | null => {
  const picture = pictureInHand(context);
  if (!picture) return null;
  return { number: picturesOf(context).indexOf(picture.file) + 1, width: picture.width, height: picture.height };
};

/** The fields that the draft adds to the form, in their order. */
const addedFields = ({ history }: Pick<EditContext, 'history'>): readonly (FieldMark & { readonly id: string })[] =>
  history.now.marks.filter((mark) => mark.type === 'field');

/** The fields of the document and those that are new. */
export const fieldsAround = (context: Pick<EditContext, 'history' | 'fields'>): FieldsAround => ({
  fields: context.fields,
  added: addedFields(context),
});

/** The first new field that the document cannot have. */
export const wrongField = (context: Pick<EditContext, 'history' | 'fields'>): DraftMark | undefined => {
  const [wrong] = wrongFields(fieldsAround(context));
  return addedFields(context).find((mark) => mark === wrong);
};

/** Why it cannot, by its name. */
export const wrongFieldWords = (context: Pick<EditContext, 'history' | 'fields'>): string => {
  const wrong = wrongField(context);
  return wrong?.type === 'field' ? `${wrong.name}: ${fieldProblemWords(wrong, fieldsAround(context))}` : '';
};

const naming = (context: EditContext, { field }: Style): { readonly naming?: FieldNaming } =>
  field ? { naming: namingOf(field, fieldsAround(context)) } : {};

/** A picture or a signature has to be chosen before it can be put anywhere. */
const lacksSubject = ({ instrument, picture, signing }: EditContext): boolean =>
  (instrument === 'picture' && !picture) || (instrument === 'sign' && !signing);

const newMark = (context: EditContext, { page, size, point }: PressedEvent): Gesture | null => {
  const { instrument, styles } = context;
  if (!makesMarks(instrument) || lacksSubject(context)) return null;
  const onto = drawingOn(context, page);
  const id = onto?.id ?? nextId(marksOf(context));
  const picture = nextPicture(context);
  const style = styles[instrument];
  const named = naming(context, style);
  const { signing } = context;
  return { kind: 'draw', instrument, style, id, page, size, points: [point], onto, picture, signing, ...named };
};

/** The gesture that a pointer begins where it is pressed; null where there is nothing to do. */
export const gestureAt = (context: EditContext, event: PressedEvent): Gesture | null => {
  const { target, size, point } = event;
  const mark = target ? changeableMark(context, target.id) : undefined;
  if (mark && target?.handle) return { kind: 'resize', mark, handle: target.handle, size, to: null };
  if (mark && context.instrument === 'select') return { kind: 'move', mark, size, from: point, to: point };
  return newMark(context, event);
};

export const withPoint = ({ gesture }: EditContext, point: PenPoint): Gesture | null =>
  gesture && extended(gesture, point);

/** The mark as the gesture that is under way leaves it. */
export const sketchIn = ({ gesture, runs }: Pick<EditContext, 'gesture' | 'runs'>): DraftMark | null => {
  if (!gesture) return null;
  const page = gesture.kind === 'draw' ? gesture.page : gesture.mark.page;
  return sketchOf(gesture, runs[page] ?? []);
};

/** The mark that is being drawn, moved or written on a page; null on all others, of which there may be a thousand. */
export const sketchOn = (context: EditContext, page: number): DraftMark | null => {
  const { written, gesture } = context;
  const under = written ?? (gesture?.kind === 'draw' ? gesture : gesture?.mark);
  return under?.page === page ? (written ?? sketchIn(context)) : null;
};

type MarksChanged = Extract<EditEvent, { type: 'marks.changed' }>;

const marksChanged = (context: Marked, marks: readonly DraftMark[], touching: string | null = null): MarksChanged => {
  const { removed, pictures } = context.history.now;
  const isNew = marks.some((mark) => 'picture' in mark && mark.picture > pictures.length);
  return { type: 'marks.changed', marks, removed, pictures: isNew ? picturesOf(context) : pictures, touching };
};

/** The draft with this mark in it. */
export const putting = (context: Marked, mark: DraftMark, touching: string | null = null): MarksChanged =>
  marksChanged(context, withMark(marksOf(context), mark), touching);

/** The draft with another mark in the place of the one with this id, as long as that is there. */
const changing = (
  context: Marked,
  { id, touching = null }: { readonly id: string; readonly touching?: string | null },
  change: (mark: DraftMark) => DraftMark,
): MarksChanged => {
  const mark = changeableMark(context, id);
  return mark ? putting(context, change(mark), touching) : marksChanged(context, marksOf(context), touching);
};

/** With a new mark go the answers to it, which a file of marks may have brought. */
const withoutAnswered = (marks: readonly DraftMark[], id: string): readonly DraftMark[] => {
  const named = markWith(marks, id)?.named;
  const answers = named === undefined ? [] : marks.filter((mark) => mark.type === 'reply' && mark.replyTo === named);
  return answers.reduce((left, answer) => withoutAnswered(left, answer.id), withoutMark(marks, id));
};

/** The draft with all marks of a file as one step; one that the document or the draft has already becomes as the file says. */
export const takingMarks = (context: Marked, { marks: given, pictures }: EventOf<'marks.given'>): MarksChanged => {
  const { now } = context.history;
  const names = new Set(given.flatMap(({ id }) => id ?? []));
  const marks = given.reduce((all: readonly DraftMark[], { id: name, ...own }) => {
    const drawn = own.type === 'picture' ? { ...own, picture: own.picture + now.pictures.length } : own;
    const old = context.existing.find(({ told }) => told.id === name)?.mark;
    if (old?.was) return withMark(all, { ...drawn, id: old.id, was: old.was });
    const id = all.find(({ named }) => named !== undefined && named === name)?.id ?? nextId(all);
    return withMark(all, { ...drawn, id, ...(name !== undefined && { named: name }) });
  }, now.marks);
  const isBack = now.removed.some((id) => names.has(id));
  return {
    ...marksChanged(context, marks),
    removed: isBack ? now.removed.filter((id) => !names.has(id)) : now.removed,
    pictures: [...now.pictures, ...pictures],
  };
};

/** With an annotation of the document go the answers to it, those of the draft as well. */
export const removing = (context: Marked, id: string): MarksChanged => {
  const existingMark = toldOf(context, id);
  if (!existingMark) return marksChanged(context, withoutAnswered(marksOf(context), id));
  if (!changeableMark(context, id)) return marksChanged(context, marksOf(context));
  const gone = goneWith(context.existing, [existingMark.id]);
  const marks = marksOf(context).filter((mark) =>
    mark.was ? !gone.has(idInDocument(mark)) : mark.type !== 'reply' || !gone.has(mark.replyTo),
  );
  return { ...marksChanged(context, marks), removed: [...context.history.now.removed, existingMark.id] };
};

export const restoring = (context: Marked, id: string): MarksChanged => ({
  ...marksChanged(context, marksOf(context)),
  removed: context.history.now.removed.filter((one) => one !== id),
});

type EventOf<Type extends EditEvent['type']> = Extract<EditEvent, { type: Type }>;

export const nudging = (context: Marked, { id, by, size }: EventOf<'mark.nudged'>): MarksChanged =>
  changing(context, { id, touching: `move ${id}` }, (mark) => moved(mark, by, size));

export const boxing = (context: Marked, { id, box }: EventOf<'mark.boxed'>): MarksChanged =>
  changing(context, { id, touching: `place ${id}` }, (mark) => intoBox(mark, box));

export const describing = (context: Marked, { id, contents }: EventOf<'mark.described'>): MarksChanged =>
  changing(context, { id, touching: `contents ${id}` }, (mark) => ({ ...mark, contents }));

export const defining = (context: Marked, { id, change }: EventOf<'field.defined'>): MarksChanged =>
  changing(context, { id, touching: `field ${id} ${Object.keys(change).join(' ')}` }, (mark) =>
    mark.type === 'field' ? { ...mark, ...change } : mark,
  );

export const answering = (context: Marked, { id, text }: EventOf<'mark.answered'>): MarksChanged => {
  const answered = context.existing.find(({ told }) => told.id === id);
  if (!answered || text.trim() === '') return marksChanged(context, marksOf(context));
  const { page } = answered.told;
  const reply = { type: 'reply', page, replyTo: id, contents: text, author: '', opacity: 1 } as const;
  return putting(context, { ...reply, id: nextId(marksOf(context)) });
};

/** The kind of marks that a change of looks is about: that of the selected one, or those of the instrument. */
export const styledKind = (context: EditContext): MarkInstrument | undefined => {
  const mark = markOf(context, context.selected);
  if (mark) return instrumentOf(mark);
  return makesMarks(context.instrument) ? context.instrument : undefined;
};

/** Looks of the marks to come. */
export const withStyle = (context: EditContext, change: Partial<Style>): EditContext['styles'] => {
  const kind = styledKind(context);
  return kind ? { ...context.styles, [kind]: { ...context.styles[kind], ...change } } : context.styles;
};

export const styling = (context: EditContext, change: Partial<Style>): MarksChanged =>
  changing(
    context,
    { id: context.selected ?? '', touching: `look ${context.selected} ${Object.keys(change).join(' ')}` },
    (mark) => styled(mark, change),
  );

/** A text as it is written; it leaves the draft while it says nothing. */
export const rewritten = (context: EditContext, { text, height }: EventOf<'text.written'>): DraftMark | null => {
  const { written } = context;
  if (written?.type !== 'text') return null;
  return { ...written, text, box: { ...written.box, height: Math.max(written.box.height, height) } };
};

export const writing = (context: Marked, mark: DraftMark): MarksChanged => {
  const touching = `write ${mark.id}`;
  const isNothing = mark.type === 'text' && mark.text.trim() === '';
  return isNothing
    ? marksChanged(context, withoutMark(marksOf(context), mark.id), touching)
    : putting(context, mark, touching);
};

/** A mark with what it says and the words that it lies on; null for a text that says nothing. */
const saying = (mark: DraftMark, { text, boxes }: Pick<AddedEvent, 'text' | 'boxes'>): DraftMark | null => {
  if (mark.type === 'field') return text.trim() === '' ? mark : { ...mark, name: text };
  if (mark.type === 'text') return (text || mark.text).trim() === '' ? null : { ...mark, text: text || mark.text };
  if (mark.type === 'note') return { ...mark, contents: text };
  return 'boxes' in mark && boxes.length > 0 ? { ...mark, boxes: [...boxes] } : mark;
};

/** A mark that is made without a pointer; null for a text that says nothing. */
export const added = (before: EditContext, { instrument, page, size, ...event }: AddedEvent): DraftMark | null => {
  const context = { ...before, instrument };
  const { box, boxes, text, field } = event;
  const from = { x: box.x, y: box.y, pressure: 0.5 };
  const to = { x: box.x + box.width, y: box.y + box.height, pressure: 0.5 };
  const id = nextId(marksOf(context));
  const style = { ...context.styles[instrument], ...(field && { field }) };
  const picture = nextPicture(context);
  const { signing } = context;
  const points = [from, to] as const;
  const drawn = { kind: 'draw', instrument, style, id, page, size, points, onto: null, picture, signing } as const;
  const mark = sketchOf({ ...drawn, ...naming(context, style) }, []);
  return mark && saying(mark, { text, boxes });
};
