import { assign, setup } from 'xstate';
import type { DocumentFacts } from '../../../pdf/pages/document-facts.js';
import { messageOf } from '../../../notice.js';
import { readFacts } from './read-facts.js';

export interface DocumentFactsInput {
  readonly file: File;
  /** Takes what the document says, once. */
  readonly take: (facts: DocumentFacts) => void;
}

interface DocumentFactsContext extends DocumentFactsInput {
  readonly facts: DocumentFacts | null;
  /** Why they could not be read. */
  readonly problem: string;
}

/** Reads the facts of a document, before it is changed by hand. */
export const documentFactsMachine = setup({
  types: {
    context: {} as DocumentFactsContext,
    events: {} as { readonly type: 'retry.pressed' },
    input: {} as DocumentFactsInput,
    tags: {} as 'busy',
  },
  actors: { readFacts },
}).createMachine({
  id: 'document-facts',
  context: ({ input }) => ({ ...input, facts: null, problem: '' }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'facts',
        src: 'readFacts',
        input: ({ context: { file } }) => ({ file }),
        onDone: {
          target: 'ready',
          actions: [
            assign({ facts: ({ event }) => event.output, problem: '' }),
            ({ context, event }) => context.take(event.output),
          ],
        },
        onError: {
          target: 'unreadable',
          actions: assign({ problem: ({ event }) => messageOf(event.error, 'This file could not be inspected.') }),
        },
      },
    },
    ready: {},
    unreadable: { on: { 'retry.pressed': 'reading' } },
  },
});
