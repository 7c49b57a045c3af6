import { assign } from 'xstate';
import { fileToAsk, workbenchSetup } from './workbench.setup.js';

/** A question about the file on screen, and its answer. */
export const reportRegion = workbenchSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'report.asked': {
          guard: 'hasFile',
          target: 'asking',
          actions: assign(({ event }) => ({ asked: event.kind, report: null })),
        },
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
