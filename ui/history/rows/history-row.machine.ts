import { assign, emit, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { ListedConversion } from '../../calls/received.js';
import { copyText } from '../../browser/copy-text.js';
import { deleteConversion, renameConversion, retryConversion, type Retried } from '../../calls/history.calls.js';
import { callProblem } from '../../calls/call-errors.js';
import type { RecentConversion } from '../../live/guest-history.js';
import { failureNotice, plainNotice, type Notice } from '../../notice.js';
import { isSessionOver, sessionExpired } from './session-over.js';
import { t } from '../../text/t.js';

export interface HistoryRowInput {
  readonly entry: ListedConversion;
}

export interface HistoryRowContext extends HistoryRowInput {
  readonly draft: string;
}

export type HistoryRowEvent =
  | { readonly type: 'entry.changed'; readonly entry: ListedConversion }
  | { readonly type: 'name.edited' }
  | { readonly type: 'name.changed'; readonly text: string }
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.cancelled' }
  | { readonly type: 'delete.pressed' }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'share.pressed' }
  | { readonly type: 'download.pressed' };

/** The events that rows send to the list. */
export type HistoryRowNews =
  | { readonly type: 'row.renamed'; readonly id: string; readonly downloadName: string }
  | { readonly type: 'row.deleted'; readonly id: string }
  /** A call was refused: the list may be out of date. */
  | { readonly type: 'history.stale' }
  /** Its owner is no longer signed in. */
  | { readonly type: 'session.ended' }
  | { readonly type: 'conversion.accepted'; readonly row: RecentConversion };

const failed = (title: string, error: unknown): Notice =>
  failureNotice(title, callProblem(error) || 'The server did not respond');

/** The name of the download, or of the upload while there is no result. */
export const displayName = ({ downloadName, originalFileName }: ListedConversion): string =>
  downloadName ?? originalFileName;

const outOfDate = { type: 'tellList', params: { type: 'history.stale' } } as const;
const sessionEnded = { type: 'tellList', params: { type: 'session.ended' } } as const;

const retried = ({ operation, originalFileName }: ListedConversion, { reply, at }: Retried): RecentConversion => ({
  ...reply,
  operation,
  originalFileName,
  downloadName: '',
  status: 'processing',
  createdAt: at,
  error: '',
  size: null,
  notes: [],
});

/** One row of a member's history. Requirements. */
export const historyRowMachine = setup({
  types: {
    context: {} as HistoryRowContext,
    events: {} as HistoryRowEvent,
    emitted: {} as Notice,
    input: {} as HistoryRowInput,
  },
  actors: { renameConversion, deleteConversion, retryConversion, copyText },
  actions: {
    tellList: sendParent((_, news: HistoryRowNews) => news),
  },
  guards: {
    isCompleted: ({ context }) => context.entry.status === 'completed',
    hasLink: ({ context }) => context.entry.shareLink !== null,
    mayRetry: ({ context }) => context.entry.status === 'failed',
  },
}).createMachine({
  id: 'history-row',
  context: ({ input }) => ({ ...input, draft: '' }),
  type: 'parallel',
  states: {
    name: {
      initial: 'viewing',
      states: {
        viewing: {
          on: {
            'name.edited': {
              guard: 'isCompleted',
              target: 'editing',
              actions: assign({ draft: ({ context }) => displayName(context.entry) }),
            },
          },
        },
        editing: {
          on: {
            'name.changed': { actions: assign({ draft: ({ event }) => event.text }) },
            'name.saved': { guard: ({ context }) => context.draft.trim() !== '', target: 'saving' },
            'name.cancelled': 'viewing',
          },
        },
        saving: {
          invoke: {
            id: 'rename',
            src: 'renameConversion',
            input: ({ context: { entry, draft } }) => ({ id: entry.id, originalFileName: draft.trim() }),
            onDone: {
              target: 'viewing',
              actions: [
                assign({ entry: ({ context, event }) => ({ ...context.entry, downloadName: event.output }) }),
                {
                  type: 'tellList',
                  params: ({ context, event }) => ({
                    type: 'row.renamed',
                    id: context.entry.id,
                    downloadName: event.output,
                  }),
                },
                emit(({ event }) =>
                  plainNotice('Filename updated', t('File will download as {name}', { name: event.output })),
                ),
              ],
            },
            onError: [
              {
                guard: ({ event }) => isSessionOver(event.error),
                target: 'editing',
                actions: [emit(sessionExpired), sessionEnded],
              },
              { target: 'editing', actions: [emit(({ event }) => failed('Update failed', event.error)), outOfDate] },
            ],
          },
        },
      },
    },
    life: {
      initial: 'present',
      states: {
        present: { on: { 'delete.pressed': 'asking', 'retry.pressed': { guard: 'mayRetry', target: 'retrying' } } },
        asking: { on: { 'delete.cancelled': 'present', 'delete.confirmed': 'deleting' } },
        deleting: {
          invoke: {
            id: 'delete',
            src: 'deleteConversion',
            input: ({ context }) => ({ id: context.entry.id }),
            onDone: {
              target: 'deleted',
              actions: [
                emit(plainNotice('Conversion deleted')),
                { type: 'tellList', params: ({ context }) => ({ type: 'row.deleted', id: context.entry.id }) },
              ],
            },
            onError: [
              {
                guard: ({ event }) => isSessionOver(event.error),
                target: 'present',
                actions: [emit(sessionExpired), sessionEnded],
              },
              { target: 'present', actions: [emit(({ event }) => failed('Delete failed', event.error)), outOfDate] },
            ],
          },
        },
        deleted: {},
        retrying: {
          invoke: {
            id: 'retry',
            src: 'retryConversion',
            input: ({ context }) => ({ id: context.entry.id }),
            onDone: {
              target: 'present',
              actions: {
                type: 'tellList',
                params: ({ context, event }) => ({
                  type: 'conversion.accepted',
                  row: retried(context.entry, event.output),
                }),
              },
            },
            onError: [
              {
                guard: ({ event }) => isSessionOver(event.error),
                target: 'present',
                actions: [emit(sessionExpired), sessionEnded],
              },
              { target: 'present', actions: [emit(({ event }) => failed('Retry failed', event.error)), outOfDate] },
            ],
          },
        },
      },
    },
    copy: {
      initial: 'resting',
      states: {
        resting: { on: { 'share.pressed': { guard: 'hasLink', target: 'copying' } } },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: context.entry.shareLink ?? '' }),
            onDone: { target: 'resting', actions: emit(plainNotice('Link copied', 'Share link copied to clipboard')) },
            onError: { target: 'resting', actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')) },
          },
        },
      },
    },
  },
  on: {
    'entry.changed': { actions: assign({ entry: ({ event }) => event.entry }) },
    'download.pressed': {
      actions: emit(({ context }) =>
        plainNotice('Download started', t('Downloading {name}', { name: displayName(context.entry) })),
      ),
    },
  },
});

export type HistoryRowActor = ActorRefFrom<typeof historyRowMachine>;
