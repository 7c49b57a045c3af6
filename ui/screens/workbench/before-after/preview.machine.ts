import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { makePreview } from './make-preview.js';
import {
  SETTLE_MS,
  SLIDER_MAX,
  SLIDER_START,
  type PreviewContext,
  type PreviewEvent,
  type PreviewInput,
} from './preview-context.js';
import { watchWishes } from './watch-wishes.js';

/** One page before and after a tool, made anew whenever the page or the options change. */
export const previewMachine = setup({
  types: { context: {} as PreviewContext, events: {} as PreviewEvent, input: {} as PreviewInput },
  actors: { watchWishes, makePreview },
  delays: { settle: SETTLE_MS },
}).createMachine({
  id: 'page-preview',
  context: ({ input }) => ({
    ...input,
    tool: '',
    wanted: null,
    preview: null,
    problem: '',
    at: SLIDER_START,
    isHeld: false,
  }),
  initial: 'closed',
  states: {
    closed: {},
    open: {
      invoke: [
        { id: 'maker', src: 'makePreview' },
        {
          id: 'wishes',
          src: 'watchWishes',
          input: ({ context: { work, view, tool } }) => ({ work, view, tool }),
        },
      ],
      exit: assign({ wanted: null, preview: null, problem: '', isHeld: false }),
      initial: 'settling',
      states: {
        settling: { after: { settle: { guard: ({ context }) => context.wanted !== null, target: 'making' } } },
        making: {
          entry: sendTo('maker', ({ context }) => ({ type: 'preview.wanted', wanted: context.wanted })),
          on: {
            'preview.made': { target: 'shown', actions: assign({ preview: ({ event }) => event.preview }) },
            'preview.refused': { target: 'refused', actions: assign({ problem: ({ event }) => event.message }) },
          },
        },
        shown: {},
        refused: {},
      },
      on: {
        'wish.changed': {
          target: '.settling',
          reenter: false,
          actions: assign({ wanted: ({ event }) => event.wanted, problem: '' }),
        },
        'slider.moved': {
          actions: assign({ at: ({ event }) => Math.min(SLIDER_MAX, Math.max(0, event.at)) }),
        },
        'before.held': { actions: assign({ isHeld: ({ event }) => event.isHeld }) },
        'preview.closed': 'closed',
      },
    },
  },
  on: {
    'preview.asked': {
      guard: ({ context, event }) => event.tool !== context.tool || context.wanted === null,
      target: '.open',
      reenter: true,
      actions: assign({ tool: ({ event }) => event.tool }),
    },
  },
});

export type PreviewActor = ActorRefFrom<typeof previewMachine>;
