import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import {
  afterChange,
  allToggled,
  initialContext,
  isAllOpen,
  isChange,
  laidOut,
  redone,
  resetAll,
  toggled,
  undone,
  withFile,
  type ArrangeContext,
  type ArrangeEvent,
  type ArrangeInput,
} from './arrange-context.js';
import { openPdfs } from '../../../../pdf/pages/open-pdfs.js';
import { isUntouched } from '../../../../work/files/placed-page.js';

/** Moves, rotates and deletes the pages of the selected PDFs. */
export const arrangeMachine = setup({
  types: {
    context: {} as ArrangeContext,
    events: {} as ArrangeEvent,
    input: {} as ArrangeInput,
    tags: {} as 'busy',
    children: {} as { pdfs: 'openPdfs' },
  },
  actors: { openPdfs },
}).createMachine({
  id: 'arrange',
  context: ({ input }) => initialContext(input),
  invoke: { id: 'pdfs', src: 'openPdfs', input: ({ context }) => ({ files: context.files }) },
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: {
        'pdf.opened': [
          {
            guard: ({ context, event }) => isAllOpen(context, event.id),
            target: 'arranging',
            actions: [
              assign({ open: ({ context, event }) => withFile(context, event) }),
              assign(({ context }) => laidOut(context)),
            ],
          },
          { actions: assign({ open: ({ context, event }) => withFile(context, event) }) },
        ],
        'pdf.locked': {
          target: 'locked',
          actions: assign({ locked: ({ event: { id, wrong } }) => ({ id, wrong }) }),
        },
        'pdf.refused': {
          target: 'refused',
          actions: assign({ refused: ({ event: { id, message } }) => ({ id, message }) }),
        },
      },
    },
    locked: {
      on: {
        'password.given': {
          target: 'opening',
          actions: [sendTo('pdfs', { type: 'password.given' }), assign({ locked: null })],
        },
      },
    },
    refused: {},
    arranging: {
      on: {
        'page.focused': { actions: assign({ focus: ({ event }) => event.key }) },
        'page.toggled': {
          actions: assign(({ context, event: { key, upTo } }) => ({
            selected: toggled(context, key, upTo),
            focus: key,
          })),
        },
        'all.toggled': { actions: assign(({ context }) => ({ selected: allToggled(context) })) },
        'pages.turned': {
          guard: ({ context, event }) => isChange(context, event),
          actions: assign(({ context, event }) => afterChange(context, event)),
        },
        'pages.shifted': {
          guard: ({ context, event }) => isChange(context, event),
          actions: assign(({ context, event }) => afterChange(context, event)),
        },
        'pages.moved': {
          guard: ({ context, event }) => isChange(context, event),
          actions: assign(({ context, event }) => afterChange(context, event)),
        },
        'pages.deleted': {
          guard: ({ context, event }) => isChange(context, event),
          actions: assign(({ context, event }) => afterChange(context, event)),
        },
        'pages.copied': {
          guard: ({ context, event }) => isChange(context, event),
          actions: assign(({ context, event }) => afterChange(context, event)),
        },
        'pages.blanked': {
          guard: ({ context, event }) => isChange(context, event),
          actions: assign(({ context, event }) => afterChange(context, event)),
        },
        'undo.pressed': {
          guard: ({ context }) => context.past.length > 0,
          actions: assign(({ context }) => undone(context)),
        },
        'redo.pressed': {
          guard: ({ context }) => context.future.length > 0,
          actions: assign(({ context }) => redone(context)),
        },
        'reset.pressed': {
          guard: ({ context }) => !isUntouched(context.pages, context.total),
          actions: assign(({ context }) => resetAll(context)),
        },
      },
    },
  },
});

export type ArrangeActor = ActorRefFrom<typeof arrangeMachine>;
