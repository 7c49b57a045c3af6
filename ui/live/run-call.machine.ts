import { assign, fromPromise, setup, type ActorRefFrom, type PromiseActorLogic, type StateMachine } from 'xstate';
import { asksPassword, isWrongPassword } from '../browser/file-passwords.js';
import { leaveWarning } from './leave-warning.js';
import { refusalCodeOf } from '../calls/call-errors.js';
import { callFeed, type CallFeedEvent } from './call-feed.js';

/** How a call ended. */
export type CallEnd<Answer> =
  { readonly status: 'completed'; readonly answer: Answer } | { readonly status: 'failed'; readonly error: unknown };

export const hasFailed = ({ status }: CallEnd<unknown>): boolean => status === 'failed';

/** The error of a failed call. */
export const errorOf = (end: CallEnd<unknown>): unknown => (end.status === 'failed' ? end.error : undefined);

/** The answer of a completed call. */
export const answerOf = <Answer>(end: CallEnd<Answer>): Answer => {
  if (end.status === 'failed') throw new Error('A call that failed has no answer', { cause: end.error });
  return end.answer;
};

export interface CallContext {
  readonly request: OfAFile;
  /** 0 to 100; null until the server reports progress. */
  readonly percent: number | null;
  /** The server's message about the current step. */
  readonly step: string;
  /** A password was given, and it is wrong. */
  readonly wrong: boolean;
  readonly end: CallEnd<unknown>;
}

export type CallEvent =
  | CallFeedEvent
  /** Kept out of the machine, see ui/browser/file-passwords.ts. */
  | { readonly type: 'password.given' }
  | { readonly type: 'unlock.cancelled' };

interface OfAFile {
  readonly file: File;
}

const refusedBy = (error: unknown) => ({ code: refusalCodeOf(error) });

/** Another machine for each call; see {@link runCall}. */
const ask = fromPromise<unknown, OfAFile>(() => Promise.reject(new Error('No call is provided')));

/** A call that sends a file and gets the result in the reply. Asks for the password of a locked file and retries. */
export const runCallMachine = setup({
  types: {
    context: {} as CallContext,
    events: {} as CallEvent,
    input: {} as OfAFile,
    output: {} as CallEnd<unknown>,
  },
  actors: { ask, callFeed, leaveWarning },
}).createMachine({
  id: 'run-call',
  context: ({ input }) => ({
    request: input,
    percent: null,
    step: '',
    wrong: false,
    end: { status: 'failed', error: null },
  }),
  initial: 'asking',
  states: {
    asking: {
      entry: assign({ percent: null, step: '' }),
      invoke: [
        { id: 'feed', src: 'callFeed', input: ({ context }) => ({ file: context.request.file }) },
        { id: 'leaveWarning', src: 'leaveWarning' },
        {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => context.request,
          onDone: {
            target: 'ended',
            actions: assign({ end: ({ event }) => ({ status: 'completed' as const, answer: event.output }) }),
          },
          onError: [
            {
              guard: ({ event }) => asksPassword(refusedBy(event.error)),
              target: 'unlocking',
              actions: assign({
                end: ({ event }) => ({ status: 'failed' as const, error: event.error }),
                wrong: ({ event }) => isWrongPassword(refusedBy(event.error)),
              }),
            },
            {
              target: 'ended',
              actions: assign({ end: ({ event }) => ({ status: 'failed' as const, error: event.error }) }),
            },
          ],
        },
      ],
      on: {
        'call.progressed': {
          actions: assign({ percent: ({ event }) => event.percent, step: ({ event }) => event.step }),
        },
      },
    },
    unlocking: {
      on: {
        'password.given': 'asking',
        'unlock.cancelled': 'ended', // it failed because the password is missing
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.end,
});

type With<Input, Output> =
  typeof runCallMachine extends StateMachine<
    infer Context,
    infer Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer _Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Context,
        Event,
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Input,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never;

/** {@link runCallMachine} for one call. */
export const runCall = <Request extends OfAFile, Answer>(
  call: PromiseActorLogic<Answer, Request>,
): With<Request, CallEnd<Answer>> =>
  runCallMachine.provide({ actors: { ask: call as PromiseActorLogic<unknown, OfAFile> } }) as unknown as With<
    Request,
    CallEnd<Answer>
  >;

export type RunCallActor = ActorRefFrom<typeof runCallMachine>;
