import { assign, setup, type ActorRefFrom } from 'xstate';
import type { DocumentReply } from '../../../../contracts/api/audit.js';
import { fetchDocument } from '../../../calls/audit.calls.js';
import { messageOf } from '../../../notice.js';
import { SETTLE_MS } from '../replay/replay.machine.js';

interface PastDocumentInput {
  readonly conversionId: string;
}

export interface PastDocumentContext extends PastDocumentInput {
  /** Position of the last event that counts; null for all of them. */
  readonly until: string | null;
  readonly shown: DocumentReply | null;
  /** Why the last replay failed. */
  readonly failure: string;
}

/** A slider over the events of a document, and the document as it was after each. */
export const pastDocumentMachine = setup({
  types: {
    context: {} as PastDocumentContext,
    events: {} as
      { readonly type: 'moment.chosen'; readonly until: string | null } | { readonly type: 'retry.pressed' },
    input: {} as PastDocumentInput,
    tags: {} as 'busy',
  },
  actors: { fetchDocument },
  delays: { settle: SETTLE_MS },
}).createMachine({
  id: 'past-document',
  context: ({ input: { conversionId } }) => ({ conversionId, until: null, shown: null, failure: '' }),
  initial: 'replaying',
  states: {
    settling: { after: { settle: 'replaying' } },
    replaying: {
      tags: 'busy',
      invoke: {
        id: 'replay',
        src: 'fetchDocument',
        input: ({ context: { conversionId, until } }) => ({ conversionId, until }),
        onDone: { target: 'showing', actions: assign({ shown: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => messageOf(event.error, 'The document could not be replayed') }),
        },
      },
    },
    showing: {},
    failed: { on: { 'retry.pressed': 'replaying' } },
  },
  on: {
    'moment.chosen': { target: '.settling', actions: assign({ until: ({ event }) => event.until }) },
  },
});

export type PastDocumentActor = ActorRefFrom<typeof pastDocumentMachine>;
