import { assign } from 'xstate';
import { withRange } from './workbench.context.js';
import { workbenchSetup } from './workbench.setup.js';

/** Pages chosen by dragging from one to another. */
export const rangeRegion = workbenchSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'range.begun': {
          guard: 'hasPdf',
          target: 'dragging',
          actions: assign(({ context, event }) => ({ range: { from: event.page, before: context.pages } })),
        },
      },
    },
    dragging: {
      exit: assign({ range: null }),
      on: {
        'range.reached': { actions: [assign(({ context, event }) => withRange(context, event.page)), 'tellPages'] },
        'range.ended': 'resting',
      },
    },
  },
});
