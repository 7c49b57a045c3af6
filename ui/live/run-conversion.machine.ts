import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ConvertReply } from '../../contracts/api/conversions.js';
import { cancelConversion, upload } from '../calls/conversions.calls.js';
import { announce } from '../calls/returned-results.js';
import type { Upload, UploadEvent } from '../calls/post-conversion.js';
import { isEnd, type ReportedProgress } from '../calls/received.js';
import { leaveWarning } from './leave-warning.js';
import { newRow, type RecentConversion, rememberConversion } from './guest-history.js';
import { overallPercent } from './overall-percent.js';
import { type FeedEvent, progressFeed } from './progress-feed.js';

/** A finished file. */
export interface Converted {
  /** The ID of the conversion. */
  readonly id: string;
  readonly shareHash: string;
  readonly shareLink: string;
  /** Empty if the server does not say. */
  readonly name: string;
  /** Further changes or losses in the document, one sentence each. */
  readonly notes: readonly string[];
}

/** How a conversion ended. `message` is empty if the reason is unknown. */
export type RunEnd =
  | { readonly status: 'completed'; readonly file: Converted }
  | { readonly status: 'failed'; readonly message: string; readonly code?: string }
  | { readonly status: 'cancelled' };

export interface RunContext {
  readonly upload: Upload;
  readonly conversion: ConvertReply | null;
  /** Upload progress, 0 to 100 percent; null while unknown. */
  readonly uploaded: number | null;
  /** 0 to 100, of the conversion. */
  readonly converted: number;
  /** The server's message about the current step. */
  readonly step: string;
  readonly end: RunEnd;
}

export type RunEvent = UploadEvent | FeedEvent | { readonly type: 'cancel.pressed' };

const percentOf = (sent: number, total: number | null): number | null =>
  total === null || total <= 0 ? null : Math.min(100, Math.floor((sent / total) * 100));

const endOf = ({ conversion }: RunContext, message: ReportedProgress): RunEnd => {
  const { status, downloadName, notes, error, code } = message;
  if (status === 'failed') return { status, message: error ?? '', ...(code && { code }) };
  if (status !== 'completed') return { status: 'cancelled' };
  const { id = '', shareHash = '', shareLink = '' } = { ...conversion };
  return { status, file: { id, shareHash, shareLink, name: downloadName ?? '', notes: notes ?? [] } };
};

/** One conversion, from its upload to its end, which is its output. */
export const runConversionMachine = setup({
  types: {
    context: {} as RunContext,
    events: {} as RunEvent,
    input: {} as Upload,
    output: {} as RunEnd,
  },
  actors: { upload, cancelConversion, progressFeed, leaveWarning },
  actions: {
    /** Lists it on the home page, for visitors who leave this screen. */
    remember: (_, row: RecentConversion) => rememberConversion(row),
    announce: ({ context }, id: string) => announce(context.upload.files[0], id),
  },
  guards: {
    isOurs: ({ context }, message: ReportedProgress) => message.conversionId === context.conversion?.id,
    isEnd: ({ context }, message: ReportedProgress) =>
      message.conversionId === context.conversion?.id && isEnd(message.status),
  },
}).createMachine({
  id: 'run-conversion',
  context: ({ input }) => ({
    upload: input,
    conversion: null,
    uploaded: null,
    converted: 0,
    step: '',
    end: { status: 'cancelled' },
  }),
  initial: 'uploading',
  states: {
    uploading: {
      invoke: [
        { id: 'upload', src: 'upload', input: ({ context }) => context.upload },
        { id: 'leaveWarning', src: 'leaveWarning' },
      ],
      on: {
        'upload.progressed': { actions: assign({ uploaded: ({ event }) => percentOf(event.sent, event.total) }) },
        'upload.accepted': {
          target: 'converting',
          actions: [
            assign({ conversion: ({ event }) => event.reply }),
            { type: 'remember', params: ({ context, event }) => newRow(context.upload, event) },
            { type: 'announce', params: ({ event }) => event.reply.id },
          ],
        },
        'upload.refused': {
          target: 'ended',
          actions: assign({ end: ({ event }) => ({ status: 'failed' as const, message: event.message }) }),
        },
        'cancel.pressed': 'ended',
      },
    },
    converting: {
      invoke: { id: 'feed', src: 'progressFeed' },
      initial: 'running',
      states: {
        running: { on: { 'cancel.pressed': 'cancelling' } },
        cancelling: {
          invoke: {
            id: 'cancel',
            src: 'cancelConversion',
            input: ({ context }) => ({ id: context.conversion?.id ?? '' }),
            onDone: 'cancelled',
            onError: 'running', // too late, or not received: the end is reported anyway
          },
        },
        cancelled: {},
      },
      on: {
        'progress.reported': [
          {
            guard: { type: 'isEnd', params: ({ event }) => event.message },
            target: 'ended',
            actions: assign({ end: ({ context, event }) => endOf(context, event.message) }),
          },
          {
            guard: { type: 'isOurs', params: ({ event }) => event.message },
            actions: assign({
              converted: ({ event }) => event.message.progress,
              step: ({ event }) => event.message.step ?? '',
            }),
          },
        ],
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.end,
});

export type RunConversionActor = ActorRefFrom<typeof runConversionMachine>;

/** How far it is, 0 to 100, sending and converting together; null while it is not known what has been sent. */
export const runPercent = ({ upload, conversion, uploaded, converted }: RunContext): number | null => {
  const sent = conversion === null ? uploaded : 100;
  const bytes = upload.from === undefined ? upload.files.reduce((sum, { size }) => sum + size, 0) : 0;
  return sent === null ? null : overallPercent({ tool: upload.operation, bytes }, { sent, converted });
};
