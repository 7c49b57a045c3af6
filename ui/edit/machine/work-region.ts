import { assign } from 'xstate';
import { messageOf } from '../../notice.js';
import { saving } from './edit-context.js';
import { editSetup } from './edit-setup.js';
import { wrongField, wrongFieldWords } from './hand-context.js';

const changes = editSetup.createStateConfig({
  on: {
    'field.changed': {
      guard: { type: 'isField', params: ({ event }) => event.name },
      actions: [{ type: 'change', params: ({ event: { name, value } }) => ({ name, value }) }, 'tellChange'],
    },
    'values.given': {
      guard: { type: 'differs', params: ({ event }) => event.values },
      actions: [{ type: 'changeAll', params: ({ event }) => event.values }, 'tellChange'],
    },
    'marks.changed': { actions: [{ type: 'changeMarks', params: ({ event }) => event }, 'tellChange'] },
    'edits.changed': { actions: [{ type: 'changeEdits', params: ({ event }) => event }, 'tellChange'] },
    'draft.discarded': { guard: 'hasChanges', actions: ['discard', 'tellChange'] },
    'undo.pressed': { guard: 'canUndo', actions: ['undo', 'tellChange'] },
    'redo.pressed': { guard: 'canRedo', actions: ['redo', 'tellChange'] },
    'save.pressed': [
      /** A change that the document cannot have is shown, with the reason. */
      {
        guard: 'hasWrongField',
        target: '#edit.work.failed',
        actions: assign(({ context }) => ({
          problem: wrongFieldWords(context),
          selected: wrongField(context)?.id ?? null,
        })),
      },
      { guard: 'hasChanges', target: '#edit.work.saving', actions: assign({ isLocking: false }) },
    ],
    'lock.pressed': '#edit.work.asking',
  },
}).on;

const wasCancelled = (error: unknown): boolean => error instanceof Error && error.message === '';

/** The document is worked on, and becomes a version: one conversion with all of the draft. */
export const workRegion = editSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: { on: changes },
    failed: { on: changes },
    /** Fields that become text cannot be filled again. */
    asking: {
      on: {
        'lock.confirmed': { target: 'saving', actions: assign({ isLocking: true }) },
        'lock.cancelled': 'editing',
      },
    },
    saving: {
      tags: 'busy',
      entry: assign({ problem: '' }),
      invoke: {
        id: 'save',
        src: 'saveVersion',
        input: ({ context }) => saving(context),
        onDone: 'saved',
        onError: [
          { guard: ({ event }) => wasCancelled(event.error), target: 'editing' },
          {
            target: 'failed',
            actions: assign({ problem: ({ event }) => messageOf(event.error, 'The version was not made.') }),
          },
        ],
      },
    },
    /** The version takes the place of the document on screen. */
    saved: {},
  },
});
