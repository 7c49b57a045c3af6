import type { FileInReply } from '../../calls/file-in-reply.js';
import { answerOf, errorOf, hasFailed, type CallEnd } from '../../live/run-call.machine.js';
import type { Notice } from '../../notice.js';

/** The context shared by the machines of all document pages. */
export interface DocumentContext {
  /** Files are being dragged over the page. */
  readonly over: boolean;
  /** Why the last call failed; null if it did not. */
  readonly failure: string | null;
}

/** The events shared by all document pages. */
export type DocumentEvent =
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'cancel.pressed' };

/** Invoked for the whole page: files may be dropped anywhere on it, and the server reports progress. */
export const pageInvokes = [
  { id: 'drop', src: 'pageDrop' },
  { id: 'live', src: 'liveConnection' },
] as const;

/** Transitions of the whole page; its action `setOver` stores the value. */
export const dragEdges = {
  'drag.entered': { actions: { type: 'setOver', params: true } },
  'drag.left': { actions: { type: 'setOver', params: false } },
} as const;

interface Ended<Context, Answer> {
  readonly context: Context;
  readonly event: { readonly output: CallEnd<Answer> };
}

interface DocumentCall<Context, Request, Source extends string, Target extends string> {
  /** The actor that is a call, see `runCall`. */
  readonly src: Source;
  readonly request: (context: Context) => Request;
  /** The state after a failure, and its notice. */
  readonly failed: { readonly target: Target; readonly notice: (context: Context, error: unknown) => Notice };
}

/** Invokes the call of a page. A failure runs its machine's action `keepFailure`; `done` is for a success. */
export const documentCall = <Context, Request, const Source extends string, const Target extends string, const Done>(
  { src, request, failed }: DocumentCall<Context, Request, Source, Target>,
  done: Done,
) => ({
  id: 'run' as const,
  src,
  input: ({ context }: { readonly context: Context }) => request(context),
  onDone: [
    {
      guard: ({ event }: Ended<Context, unknown>) => hasFailed(event.output),
      target: failed.target,
      actions: [
        { type: 'keepFailure' as const, params: ({ event }: Ended<Context, unknown>) => errorOf(event.output) },
        {
          type: 'tell' as const,
          params: ({ context, event }: Ended<Context, unknown>) => failed.notice(context, errorOf(event.output)),
        },
      ],
    },
    done,
  ] as const,
});

/** Runs the machine's action `keepAnswer` with the reply of its call. */
export const keepingAnswer = <Answer>() => ({
  type: 'keepAnswer' as const,
  params: ({ event }: Ended<unknown, Answer>): Answer => answerOf(event.output),
});

/** The context of a page whose call makes one file. */
export interface MakingContext extends DocumentContext {
  /** The file of the last call. */
  readonly made: FileInReply | null;
}

interface InMakingPage {
  readonly context: MakingContext;
}

const madeOf = ({ made }: MakingContext): FileInReply => {
  if (!made) throw new Error('There is no file to download');
  return made;
};

/** The transition `download.pressed`: downloads the file of the last call again. */
export const downloadEdge = {
  guard: ({ context }: InMakingPage): boolean => context.made !== null,
  actions: { type: 'saveFile' as const, params: ({ context }: InMakingPage): FileInReply => madeOf(context) },
};

/** Downloads the file that the call made. */
export const savingAnswer = {
  type: 'saveFile' as const,
  params: ({ event }: Ended<unknown, FileInReply>): FileInReply => answerOf(event.output),
};

/** Shows the notice of a success. */
export const telling = <Context>(notice: (context: Context) => Notice) => ({
  type: 'tell' as const,
  params: ({ context }: { readonly context: Context }): Notice => notice(context),
});
