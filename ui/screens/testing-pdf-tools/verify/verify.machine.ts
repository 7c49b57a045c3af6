import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { SignatureReport } from '../../../../contracts/api/signatures.js';
import { maxBytesOfCall, typeOfFile } from '../../../../contracts/files.js';
import { verifyPdf } from '../../../calls/documents.calls.js';
import { runCall } from '../../../live/run-call.machine.js';
import { failureNotice, messageOf, type Notice } from '../../../notice.js';
import { documentCall, keepingAnswer } from '../../../tools/documents/document-call-region.js';

export interface VerifyContext {
  readonly file: File | null;
  /** The signatures of the file, the oldest first; null until they are checked. */
  readonly signatures: readonly SignatureReport[] | null;
  /** Why the last check failed; null if it did not. */
  readonly failure: string | null;
}

export type VerifyEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'cancel.pressed' };

const FAILED = 'The signatures could not be checked';

/** Why a file is rejected; null if it is accepted. */
const problemOf = (files: readonly File[]): Notice | null => {
  const [file] = files;
  if (!file) return null;
  if (typeOfFile(file)?.kind !== 'pdf') return failureNotice('Invalid file type', 'Please upload a PDF file');
  if (file.size > maxBytesOfCall('pdf')) return failureNotice('File too large', 'PDF must be less than 25MB');
  return null;
};

const fileOf = ({ file }: VerifyContext): File => {
  if (!file) throw new Error('There is no file to check');
  return file;
};

/** A PDF in, what its signatures say out. */
export const verifyMachine = setup({
  types: {
    context: {} as VerifyContext,
    events: {} as VerifyEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as { run: 'verifyPdf' },
  },
  actors: { verifyPdf: runCall(verifyPdf) },
  actions: {
    tell: emit((_, notice: Notice) => notice),
    keepFailure: assign((_, error: unknown) => ({ failure: messageOf(error, FAILED) })),
    keepAnswer: assign((_, signatures: readonly SignatureReport[]) => ({ signatures })),
  },
}).createMachine({
  id: 'verify',
  context: { file: null, signatures: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.chosen': [
          {
            guard: ({ event }) => problemOf(event.files) !== null,
            actions: { type: 'tell', params: ({ event }) => problemOf(event.files) ?? failureNotice('') },
          },
          {
            guard: ({ event }) => event.files.length > 0,
            target: 'checking',
            actions: assign({ file: ({ event }) => event.files[0] ?? null }),
          },
        ],
        'retry.pressed': { guard: ({ context }) => context.failure !== null, target: 'checking' },
      },
    },
    checking: {
      tags: 'busy',
      entry: assign({ signatures: null, failure: null }),
      invoke: documentCall(
        {
          src: 'verifyPdf',
          request: (context: VerifyContext) => ({ file: fileOf(context) }),
          failed: { target: 'choosing', notice: (_, error) => failureNotice(FAILED, messageOf(error, '')) },
        },
        { target: 'choosing', actions: keepingAnswer<readonly SignatureReport[]>() },
      ),
      on: { 'cancel.pressed': 'choosing' },
    },
  },
});

export type VerifyActor = ActorRefFrom<typeof verifyMachine>;
