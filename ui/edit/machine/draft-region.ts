import { assign } from 'xstate';
import { noHistory } from '../draft/draft.js';
import { hasChanges } from './edit-context.js';
import { editSetup } from './edit-setup.js';

/** Where the draft is: not begun, not written yet, kept in this browser, or without room there. */
export const draftRegion = editSetup.createStateConfig({
  initial: 'finding',
  states: {
    finding: {
      on: {
        'draft.found': [
          {
            guard: ({ context, event }) => event.history !== null && !hasChanges(context),
            target: 'kept',
            actions: { type: 'takeDraft', params: ({ event }) => event.history ?? noHistory },
          },
          { guard: ({ context }) => hasChanges(context), target: 'unsaved' },
          { target: 'clean' },
        ],
      },
    },
    clean: { on: { 'draft.changed': { target: 'unsaved', actions: 'writeDraft' } } },
    unsaved: {
      on: {
        'draft.changed': { actions: 'writeDraft' },
        'draft.kept': { target: 'kept', actions: assign({ keptAt: ({ event }) => event.at }) },
        'draft.refused': 'full',
      },
    },
    kept: { on: { 'draft.changed': { target: 'unsaved', actions: 'writeDraft' } } },
    full: { on: { 'draft.changed': { target: 'unsaved', actions: 'writeDraft' } } },
  },
  on: {
    'draft.moved': {
      target: '.kept',
      actions: { type: 'takeDraft', params: ({ event }) => event.history },
    },
  },
});
