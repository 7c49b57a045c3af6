import { assign, emit, not, setup, stateIn, type ActorRefFrom } from 'xstate';
import { isEnd, type ReportedProgress } from '../../calls/received.js';
import { copyText } from '../../browser/copy-text.js';
import { progressFeed, type FeedEvent } from '../../live/progress-feed.js';
import { failureNotice, plainNotice, type Notice } from '../../notice.js';
import type { Summarized } from '../summary/summary-viewer.machine.js';
import { loadRecent, otherTabs, saveRecent, withRow, type RecentConversion } from '../../live/guest-history.js';
import { t } from '../../text/t.js';

export interface RecentContext {
  /** Newest first. */
  readonly rows: readonly RecentConversion[];
  /** Link that is being copied. */
  readonly link: string;
  /** The conversion whose summaries are being read. */
  readonly viewed: Summarized | null;
}

export type RecentEvent =
  | FeedEvent
  | { readonly type: 'conversion.accepted'; readonly row: RecentConversion }
  | { readonly type: 'history.stale' }
  | { readonly type: 'member.arrived' }
  | { readonly type: 'row.deleted'; readonly id: string }
  | { readonly type: 'row.renamed'; readonly id: string; readonly downloadName: string }
  | { readonly type: 'share.pressed'; readonly link: string }
  | { readonly type: 'summary.opened'; readonly of: Summarized }
  | { readonly type: 'summary.closed' }
  | { readonly type: 'download.pressed'; readonly name: string };

const withEnd = (row: RecentConversion, { status, downloadName, error, size, notes }: ReportedProgress) => ({
  ...row,
  status,
  downloadName: downloadName ?? row.downloadName,
  error: error ?? row.error,
  size: size ?? row.size,
  notes: notes ?? row.notes,
});

const withMessage = (rows: RecentContext['rows'], message: ReportedProgress): RecentContext['rows'] => {
  const { conversionId, status } = message;
  if (!isEnd(status)) return rows;
  if (status === 'cancelled') return rows.filter(({ id }) => id !== conversionId);
  return rows.map((row) =>
    row.id === conversionId && row.status === 'processing' // an end is the end, whatever comes late
      ? withEnd(row, message)
      : row,
  );
};

/** The visitor's conversions of this session, kept up to date while any of them is still running. */
export const recentMachine = setup({
  types: {
    context: {} as RecentContext,
    events: {} as RecentEvent,
    emitted: {} as Notice,
  },
  actors: { loadRecent, otherTabs, progressFeed, copyText },
  guards: {
    someRunning: ({ context }) => context.rows.some(({ status }) => status === 'processing'),
    isListed: ({ context }, { conversionId }: ReportedProgress) => context.rows.some(({ id }) => id === conversionId),
  },
  actions: {
    keep: assign((_, rows: RecentContext['rows']) => ({ rows })),
    save: ({ context }) => saveRecent(context.rows),
  },
}).createMachine({
  id: 'recent',
  context: { rows: [], link: '', viewed: null },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'loadRecent',
            onDone: { target: 'loaded', actions: assign({ rows: ({ event }) => event.output }) },
            onError: 'loaded', // storage is switched off: the list starts empty
          },
        },
        loaded: { invoke: { id: 'tabs', src: 'otherTabs' }, on: { 'history.stale': 'loading' } },
        handedOver: {},
      },
      on: {
        /** The conversions now belong to the member; clears them, so that the next user here does not see them. */
        'member.arrived': { target: '.handedOver', actions: [{ type: 'keep', params: [] }, 'save'] },
      },
    },
    watch: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'someRunning', target: 'following' } },
        following: {
          always: {
            guard: ({ context }) => context.rows.every(({ status }) => status !== 'processing'),
            target: 'resting',
          },
          invoke: { id: 'feed', src: 'progressFeed' },
          on: {
            'progress.reported': {
              guard: { type: 'isListed', params: ({ event }) => event.message },
              actions: [
                { type: 'keep', params: ({ context, event }) => withMessage(context.rows, event.message) },
                'save',
              ],
            },
          },
        },
      },
    },
    viewer: {
      initial: 'closed',
      states: {
        closed: { on: { 'summary.opened': { target: 'open', actions: assign({ viewed: ({ event }) => event.of }) } } },
        open: { on: { 'summary.closed': { target: 'closed', actions: assign({ viewed: null }) } } },
      },
    },
    copy: {
      initial: 'resting',
      states: {
        resting: {
          on: { 'share.pressed': { target: 'copying', actions: assign({ link: ({ event }) => event.link }) } },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: context.link }),
            onDone: {
              target: 'resting',
              actions: emit(plainNotice('Link copied', 'Share link copied to clipboard')),
            },
            onError: {
              target: 'resting',
              actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')),
            },
          },
        },
      },
    },
  },
  on: {
    'conversion.accepted': {
      guard: not(stateIn({ list: 'handedOver' })),
      actions: [{ type: 'keep', params: ({ context, event }) => withRow(context.rows, event.row) }, 'save'],
    },
    'row.deleted': {
      actions: [
        { type: 'keep', params: ({ context, event }) => context.rows.filter(({ id }) => id !== event.id) },
        'save',
      ],
    },
    'row.renamed': {
      actions: [
        {
          type: 'keep',
          params: ({ context, event: { id, downloadName } }) =>
            context.rows.map((row) => (row.id === id ? { ...row, downloadName } : row)),
        },
        'save',
      ],
    },
    'download.pressed': {
      actions: emit(({ event }) => plainNotice('Download started', t('Downloading {name}', { name: event.name }))),
    },
  },
});

export type RecentActor = ActorRefFrom<typeof recentMachine>;
