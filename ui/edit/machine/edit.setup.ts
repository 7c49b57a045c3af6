import { assign, enqueueActions, raise, setup } from 'xstate';
import type { FormValue, FormValues } from '../../../contracts/form-fields.js';
import { redone, undone, type DraftHistory } from '../draft/draft.js';
import { keepDraftOf } from '../draft/keep-draft.js';
import { readFields, saveVersion } from './edit-actors.js';
import { differs, fieldAt, fieldNamed, hasChanges, withChange, withChanges } from './edit.context.js';
import type { EditContext, EditEvent, EditInput } from './edit.context.js';

export const editSetup = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    input: {} as EditInput,
    tags: {} as 'busy',
  },
  actors: { readFields, keepDraft: keepDraftOf, saveVersion },
  guards: {
    isField: ({ context }, name: string) => fieldNamed(context, name) !== undefined,
    differs: ({ context }, values: FormValues) => differs(context, values),
    hasChanges: ({ context }) => hasChanges(context),
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    hasFieldAt: ({ context }, by: -1 | 1) => fieldAt(context, by) !== undefined,
  },
  actions: {
    change: assign(({ context }, { name, value }: { readonly name: string; readonly value: FormValue }) =>
      withChange(context, name, value),
    ),
    changeAll: assign(({ context }, values: FormValues) => withChanges(context, values)),
    undo: assign(({ context: { history } }) => ({ history: undone(history) })),
    redo: assign(({ context: { history } }) => ({ history: redone(history) })),
    endStep: assign(({ context: { history } }) => ({ history: { ...history, touching: null } })),
    takeDraft: assign((_, history: DraftHistory) => ({ history: { ...history, touching: null } })),
    tellChange: raise({ type: 'draft.changed' }),
    writeDraft: enqueueActions(({ context: { history }, enqueue }) => {
      enqueue.sendTo('keeper', { type: 'draft.written', history });
    }),
    want: assign(({ context }, by: -1 | 1) => {
      const field = fieldAt(context, by);
      return field ? { wanted: { name: field.name }, current: field.name } : {};
    }),
  },
});
