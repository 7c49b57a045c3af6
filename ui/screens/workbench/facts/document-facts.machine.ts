import { assign, fromPromise, setup } from 'xstate';
import type { DocumentFacts } from '../../../pdf/pages/document-facts.js';
import { messageOf } from '../../../notice.js';
import { passwordOf } from '../../../browser/file-passwords.js';
import { loadPart } from '../../../browser/load-part.js';
import type { Reader } from '../../../pdf/pages/pdfjs-pages.js';
import { t } from '../../../text/t.js';

/** Facts that were read already, as long as their file is at hand: its bytes do not change. */
const known = new WeakMap<File, DocumentFacts>();

/** @throws what a person is to read. */
const readWith = (reader: Reader, file: File): Promise<DocumentFacts> =>
  new Promise((resolve, reject) => {
    const askPassword = (give: (password: string) => void, wrong: boolean): void => {
      const password = wrong ? '' : passwordOf(file);
      if (password === '') reject(new Error(t('This file is locked')));
      else give(password);
    };
    reader.facts(file, askPassword).then(resolve, (cause: unknown) => {
      reject(new Error(t('It cannot be opened as a PDF.'), { cause }));
    });
  });

/** The facts of a document, read in this browser: to look at it sends it nowhere. */
const readFacts = fromPromise<DocumentFacts, { readonly file: File }>(async ({ input: { file } }) => {
  const before = known.get(file);
  if (before) return before;
  const { startReader } = await loadPart(() => import('../../../pdf/pages/pdfjs-pages.js'));
  const reader = startReader();
  try {
    const read = await readWith(reader, file);
    known.set(file, read);
    return read;
  } finally {
    reader.close();
  }
});

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
