import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate';
import type { SharedFile } from '../../../../contracts/api/shared-document.js';
import { messageOf } from '../../../notice.js';
import { compareCopy, fetchSigned, type ReceiptShown } from './receipt-actors.js';

export interface SharedReceiptContext {
  readonly hash: string;
  readonly file: SharedFile;
  readonly receipt: ReceiptShown | null;
  /** Name of the copy that was given last. */
  readonly copy: string;
  /** Why it could not be compared. */
  readonly problem: string;
}

export interface SharedReceiptEvent {
  readonly type: 'copy.given';
  readonly file: File;
}

/** How a shared file was made, and whether a copy is that file. */
export const sharedReceiptMachine = setup({
  types: {
    context: {} as SharedReceiptContext,
    events: {} as SharedReceiptEvent,
    input: {} as Pick<SharedReceiptContext, 'hash' | 'file'>,
  },
  actors: { fetchSigned, compareCopy },
}).createMachine({
  id: 'shared-receipt',
  context: ({ input: { hash, file } }) => ({ hash, file, receipt: null, copy: '', problem: '' }),
  type: 'parallel',
  states: {
    receipt: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'fetch',
            src: 'fetchSigned',
            input: ({ context: { hash, file } }) => ({ hash, file }),
            onDone: { target: 'shown', actions: assign({ receipt: ({ event }) => event.output }) },
            onError: 'none',
          },
        },
        shown: {},
        none: {},
      },
    },
    copy: {
      initial: 'awaited',
      on: { 'copy.given': { target: '.compared', reenter: true } },
      states: {
        awaited: {},
        compared: {
          entry: assign({ copy: ({ event }) => event.file.name }),
          invoke: {
            id: 'compare',
            src: 'compareCopy',
            input: ({ context: { file }, event }) => {
              assertEvent(event, 'copy.given');
              return { file: event.file, sha256: file.sha256 };
            },
            onDone: [{ guard: ({ event }) => event.output, target: 'same' }, { target: 'other' }],
            onError: {
              target: 'failed',
              actions: assign({ problem: ({ event }) => messageOf(event.error, 'The copy could not be read.') }),
            },
          },
        },
        same: {},
        other: {},
        failed: {},
      },
    },
  },
});

export type SharedReceiptActor = ActorRefFrom<typeof sharedReceiptMachine>;
