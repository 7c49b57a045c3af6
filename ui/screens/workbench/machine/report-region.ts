import { assign } from 'xstate';
import { benchViewSetup, fileToAsk, seenIn } from './bench-view-setup.js';

/** A question about the file on screen, or about each of the files, and its answer. */
export const reportRegion = benchViewSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'report.asked': {
          guard: 'hasFile',
          target: 'asking',
          actions: assign(({ event }) => ({ asked: event.kind, report: null })),
        },
        'reports.asked': {
          guard: 'hasSeveral',
          target: 'many',
          actions: assign(({ event }) => ({ asked: event.kind, report: null })),
        },
      },
    },
    many: {
      invoke: {
        id: 'reports',
        src: 'reports',
        input: ({ context }) => ({ kind: context.asked, files: seenIn(context).files }),
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'askReport',
        input: ({ context }) => ({ file: fileToAsk(context), kind: context.asked }),
        onDone: { target: 'shown', actions: assign({ report: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    shown: {},
    failed: {},
  },
  on: { 'report.closed': '.closed' },
});
