import { assign, enqueueActions, raise, setup } from 'xstate';
import type { FormValue, FormValues } from '../../../contracts/form-fields.js';
import { changed, emptyDraft, redone, undone, type DraftHistory } from '../draft/draft.js';
import { keepDraftOf } from '../draft/keep-draft.js';
import { readFields, readMarks, readPages, saveVersion } from './edit-actors.js';
import {
  adding,
  movingObject,
  puttingBack,
  removingObject,
  replacingPicture,
  retypedFrom,
  taking,
} from './lines-context.js';
import { covering } from './cover-line.js';
import { readLinesOf } from './read-lines.js';
import type { LineOnPage } from '../marks/page-edits.js';
import { differs, fieldAt, fieldNamed, hasChanges, withChange, withChanges } from './edit-context.js';
import type { EditContext, EditEvent, EditInput } from './edit-context.js';
import type { Style } from '../marks/instruments.js';
import {
  added,
  answering,
  boxing,
  defining,
  describing,
  needsText,
  nudging,
  putting,
  removing,
  restoring,
  rewritten,
  sketchIn,
  styling,
  takingMarks,
  writing,
  wrongField,
} from './hand-context.js';
import type { AddedEvent } from './hand-event.js';

type EventOf<Type extends EditEvent['type']> = Extract<EditEvent, { type: Type }>;

export const editSetup = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    input: {} as EditInput,
    tags: {} as 'busy',
  },
  actors: { readFields, readMarks, readPages, readLines: readLinesOf, keepDraft: keepDraftOf, saveVersion },
  guards: {
    isField: ({ context }, name: string) => fieldNamed(context, name) !== undefined,
    differs: ({ context }, values: FormValues) => differs(context, values),
    hasChanges: ({ context }) => hasChanges(context),
    hasWrongField: ({ context }) => wrongField(context) !== undefined,
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    hasFieldAt: ({ context }, by: -1 | 1) => fieldAt(context, by) !== undefined,
  },
  actions: {
    change: assign(({ context }, { name, value }: { readonly name: string; readonly value: FormValue }) =>
      withChange(context, name, value),
    ),
    changeAll: assign(({ context }, values: FormValues) => withChanges(context, values)),
    discard: assign(({ context: { history } }) => ({ history: changed(history, emptyDraft) })),
    undo: assign(({ context: { history } }) => ({ history: undone(history) })),
    redo: assign(({ context: { history } }) => ({ history: redone(history) })),
    endStep: assign(({ context: { history } }) => ({ history: { ...history, touching: null } })),
    takeDraft: assign((_, history: DraftHistory) => ({ history: { ...history, touching: null } })),
    tellChange: raise({ type: 'draft.changed' }),
    writeDraft: enqueueActions(({ context: { history }, enqueue }) => {
      enqueue.sendTo('keeper', { type: 'draft.written', history });
    }),
    changeMarks: assign(({ context: { history } }, { marks, removed, pictures, touching }: EventOf<'marks.changed'>) =>
      marks === history.now.marks && removed === history.now.removed
        ? {}
        : { history: changed(history, { ...history.now, marks, removed, pictures }, touching) },
    ),
    changeEdits: assign(
      ({ context: { history } }, { edits, pictures, touching }: EventOf<'edits.changed'>): Partial<EditContext> =>
        edits === history.now.edits ? {} : { history: changed(history, { ...history.now, edits, pictures }, touching) },
    ),
    coverLine: enqueueActions(({ context, enqueue }, { edit }: EventOf<'line.covered'>) => {
      enqueue.assign({ history: changed(context.history, covering(context, edit)), problem: '' });
      enqueue.raise({ type: 'draft.changed' });
    }),
    readLines: enqueueActions(({ enqueue }, page: number) => {
      enqueue.sendTo('lines', { type: 'lines.wanted', page });
    }),
    retype: assign(({ context }, line: LineOnPage) => ({ retyped: retypedFrom(context, line) })),
    stopRetyping: assign({ retyped: null }),
    takeLine: raise(({ context }) => taking(context)),
    removeObject: raise(({ context }, event: EventOf<'object.removed'>) => removingObject(context, event)),
    moveObject: raise(({ context }, event: EventOf<'object.moved'>) => movingObject(context, event)),
    replacePicture: raise(({ context }, event: EventOf<'picture.replaced'>) => replacingPicture(context, event)),
    addEdits: raise(({ context }, event: EventOf<'edits.added'>) => adding(context, event)),
    putBack: raise(({ context }, event: EventOf<'edit.removed'>) => puttingBack(context, event)),
    readPage: enqueueActions(({ context, enqueue }, page: number) => {
      if (needsText(context) && !context.runs[page]) enqueue.sendTo('pages', { type: 'page.wanted', page });
    }),
    letGo: assign({ gesture: null, written: null }),
    putSketch: enqueueActions(({ context, enqueue }) => {
      const mark = sketchIn(context);
      if (!mark) return;
      enqueue.raise(putting(context, mark));
      if (mark.type === 'ink' && context.instrument === 'ink') enqueue.assign({ inking: mark.id });
      else enqueue.assign({ selected: mark.id });
    }),
    rewrite: enqueueActions(({ context, event, enqueue }) => {
      const mark = event.type === 'text.written' ? rewritten(context, event) : null;
      if (!mark) return;
      enqueue.assign({ written: mark });
      enqueue.raise(writing(context, mark));
    }),
    add: enqueueActions(({ context, enqueue }, event: AddedEvent) => {
      const mark = added(context, event);
      if (!mark) return;
      enqueue.assign({ selected: mark.id });
      enqueue.raise(putting(context, mark));
    }),
    takeMarks: raise(({ context }, event: EventOf<'marks.given'>) => takingMarks(context, event)),
    remove: raise(({ context }, id: string) => removing(context, id)),
    restore: raise(({ context }, id: string) => restoring(context, id)),
    answer: raise(({ context }, event: EventOf<'mark.answered'>) => answering(context, event)),
    nudge: raise(({ context }, event: EventOf<'mark.nudged'>) => nudging(context, event)),
    setBox: raise(({ context }, event: EventOf<'mark.boxed'>) => boxing(context, event)),
    describe: raise(({ context }, event: EventOf<'mark.described'>) => describing(context, event)),
    define: raise(({ context }, event: EventOf<'field.defined'>) => defining(context, event)),
    style: raise(({ context }, change: Partial<Style>) => styling(context, change)),
    want: assign(({ context }, by: -1 | 1) => {
      const field = fieldAt(context, by);
      return field ? { wanted: { name: field.name }, current: field.name } : {};
    }),
  },
});
