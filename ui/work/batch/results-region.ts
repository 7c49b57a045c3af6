import { and, assign, emit, sendTo } from 'xstate';
import { callProblem } from '../../calls/call-errors.js';
import { failureNotice } from '../../notice.js';
import { batchSetup, sourcesOf } from './batch-setup.js';

const failed = (event: unknown) =>
  failureNotice('Error', callProblem((event as { readonly error: unknown }).error) || 'The results cannot be fetched');

/** All results together: saved as an archive, or taken on to another tool. */
export const resultsRegion = batchSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'zip.asked': { guard: 'hasResults', target: 'packing' },
        'next.asked': {
          guard: and(['isOver', 'hasResults']),
          target: 'fetching',
          actions: assign({ next: ({ event }) => event.next }),
        },
      },
    },
    packing: {
      invoke: {
        id: 'pack',
        src: 'saveResults',
        input: ({ context }) => ({ ...sourcesOf(context), archive: `${context.tool}.zip` }),
        onDone: 'resting',
        onError: { target: 'resting', actions: emit(({ event }) => failed(event)) },
      },
    },
    fetching: {
      invoke: {
        id: 'fetchAll',
        src: 'fetchResults',
        input: ({ context }) => sourcesOf(context),
        onDone: {
          target: 'taken',
          actions: sendTo(
            ({ context }) => context.work,
            ({ context, event }) => ({ type: 'batch.taken', files: event.output, next: context.next }),
          ),
        },
        onError: { target: 'resting', actions: emit(({ event }) => failed(event)) },
      },
    },
    /** The workbench has them, and lets this batch go. */
    taken: {},
  },
});
