import type { FileInReply } from '../../calls/file-in-reply.js';
import { answerOf, errorOf, hasFailed, type CallEnd } from '../../live/run-call.machine.js';
import type { Notice } from '../../notice.js';

/** What the machines of all document pages hold. */
export interface DocumentContext {
  /** Files are held over the page. */
  readonly over: boolean;
  /** Why the last call came to nothing; null when it did not. */
  readonly failure: string | null;
}

/** What visitors may do on all document pages. */
export type DocumentEvent =
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'cancel.pressed' };

/** Runs as long as the page is there: files may be dropped anywhere on it, and the server tells how far a call is. */
export const pageInvokes = [
  { id: 'drop', src: 'pageDrop' },
  { id: 'live', src: 'liveConnection' },
] as const;

/** The edges of the whole page; its action `setOver` keeps what they say. */
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
  /** Where a failure leads, and what is said of it in passing. */
  readonly failed: { readonly target: Target; readonly notice: (context: Context, error: unknown) => Notice };
}

/** Invokes the call of a page. The action `keepFailure` of its machine is given the error; `done` is the other edge. */
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

/** The action `keepAnswer` of a page's machine, given what its call has answered. */
export const keepingAnswer = <Answer>() => ({
  type: 'keepAnswer' as const,
  params: ({ event }: Ended<unknown, Answer>): Answer => answerOf(event.output),
});

/** Hands out the file that the call has made. */
export const savingAnswer = {
  type: 'saveFile' as const,
  params: ({ event }: Ended<unknown, FileInReply>): FileInReply => answerOf(event.output),
};

/** Says in passing that the call has done what it was asked for. */
export const telling = <Context>(notice: (context: Context) => Notice) => ({
  type: 'tell' as const,
  params: ({ context }: { readonly context: Context }): Notice => notice(context),
});
