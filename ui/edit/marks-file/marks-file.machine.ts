import { assign, setup, type ActorRefFrom } from 'xstate';
import { messageOf } from '../../notice.js';
import type { Draft } from '../draft/draft.js';
import { exportMarks, readMarksFile, type ReadMarks } from './marks-file-actors.js';

/** The document whose marks come from a file and go into one. */
export interface MarksFileInput {
  readonly document: File;
  /** As it is at the moment. */
  readonly draft: () => Draft;
  /** Puts marks into the draft, all as one step. */
  readonly take: (read: ReadMarks) => void;
}

interface MarksFileContext extends MarksFileInput {
  readonly file: File | null;
  /** Marks that were taken from the file. */
  readonly taken: number;
  /** The file that was written says in these sentences what it does not have. */
  readonly notes: readonly string[];
  /** Why nothing came of it. */
  readonly problem: string;
}

export type MarksFileEvent =
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'export.pressed' }
  | { readonly type: 'cancel.pressed' };

const marksFileSetup = setup({
  types: {
    context: {} as MarksFileContext,
    events: {} as MarksFileEvent,
    input: {} as MarksFileInput,
    tags: {} as 'busy',
  },
  actors: { readMarksFile, exportMarks },
  actions: {
    putIn: assign(({ context: { take } }, read: ReadMarks) => {
      take(read);
      return { taken: read.marks.length };
    }),
  },
});

/** Marks of a document that come from a file of another program, and go into one. */
export const marksFileMachine = marksFileSetup.createMachine({
  id: 'marks-file',
  context: ({ input }) => ({ ...input, file: null, taken: 0, notes: [], problem: '' }),
  initial: 'resting',
  states: {
    resting: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readMarksFile',
        input: ({ context: { document, file } }) => ({ document, file: file ?? new File([], '') }),
        onDone: { target: 'taken', actions: { type: 'putIn', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: assign({ problem: ({ event }) => messageOf(event.error, '') }) },
      },
      on: { 'cancel.pressed': 'resting' },
    },
    writing: {
      tags: 'busy',
      invoke: {
        id: 'write',
        src: 'exportMarks',
        input: ({ context: { document, draft } }) => ({ document, draft: draft() }),
        onDone: { target: 'written', actions: assign({ notes: ({ event }) => event.output }) },
        onError: { target: 'refused', actions: assign({ problem: ({ event }) => messageOf(event.error, '') }) },
      },
      on: { 'cancel.pressed': 'resting' },
    },
    taken: {},
    written: {},
    refused: {},
  },
  on: {
    'file.chosen': {
      target: '.reading',
      actions: assign(({ event: { file } }) => ({ file, taken: 0, problem: '' })),
    },
    'export.pressed': { target: '.writing', actions: assign({ taken: 0, problem: '' }) },
  },
});

export type MarksFileActor = ActorRefFrom<typeof marksFileMachine>;
