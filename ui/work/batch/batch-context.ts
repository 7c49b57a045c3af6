import type { ActorRef, Snapshot } from 'xstate';
import { SECOND_MS } from '../../../contracts/durations.js';
import type { RecentConversion } from '../../live/guest-history.js';
import type { UploadEvent } from '../../calls/post-conversion.js';
import type { ReportedProgress } from '../../calls/received.js';
import type { FeedEvent } from '../../live/progress-feed.js';
import type { BatchOrder } from './batchable.js';
import {
  groupOf,
  retriedRow,
  waitingRow,
  withAccepted,
  withReport,
  withSent,
  withStop,
  type BatchRow,
  type RowGroup,
} from './batch-row.js';

/** A result, by its conversion, and the name it has. */
export interface ResultSource {
  readonly id: string;
  readonly name: string;
}

/** The next tool for all results: started at once or with its options open. */
export interface NextTool {
  readonly tool: string;
  readonly start: boolean;
}

/** The news of a batch for the work that it belongs to: its conversions are listed, its results are continued with. */
type BatchNews =
  | { readonly type: 'conversion.listed'; readonly row: RecentConversion }
  | { readonly type: 'batch.moved'; readonly isBusy: boolean }
  | { readonly type: 'batch.taken'; readonly files: readonly File[]; readonly next: NextTool };

export interface BatchInput {
  readonly order: BatchOrder;
  /** Its files and how far they were before a reload; none for a batch that begins. */
  readonly rows: readonly BatchRow[];
  readonly work: ActorRef<Snapshot<unknown>, BatchNews>;
}

export type Filter = RowGroup | 'all';

export interface BatchContext extends Omit<BatchInput, 'order'> {
  readonly tool: string;
  /** The last message on each conversion of which it is not yet known whether it belongs here. */
  readonly early: Readonly<Record<string, ReportedProgress>>;
  readonly filter: Filter;
  /** How long the server wants to be left alone, in milliseconds; null when it does not. */
  readonly heldMs: number | null;
  /** Why, in its words. */
  readonly heldReason: string;
  /** Whether the live connection is open. */
  readonly online: boolean;
  readonly next: NextTool;
}

/** The server's answer to a file that is sent. */
export interface SendingNews {
  readonly type: 'file.told';
  readonly id: number;
  readonly news: UploadEvent;
}

/** The name under which a file is about to be sent. */
export interface SendingKey {
  readonly type: 'file.keyed';
  readonly id: number;
  readonly key: string;
}

export type BatchEvent =
  | SendingNews
  | SendingKey
  | FeedEvent
  | { readonly type: 'passwords.given' }
  | { readonly type: 'file.retried'; readonly id: number }
  | { readonly type: 'file.stopped'; readonly id: number }
  | { readonly type: 'group.retried'; readonly group: 'failed' | 'stopped' }
  | { readonly type: 'batch.stopped' }
  | { readonly type: 'filter.chosen'; readonly filter: Filter }
  | { readonly type: 'zip.asked' }
  | { readonly type: 'next.asked'; readonly next: NextTool };

export const initialBatch = ({ order, rows, ...input }: BatchInput): BatchContext => ({
  ...input,
  tool: order.tool,
  rows: rows.length > 0 ? rows : order.files.map(waitingRow),
  early: {},
  filter: 'all',
  heldMs: null,
  heldReason: '',
  online: true,
  next: { tool: '', start: false },
});

type Rows = Pick<BatchContext, 'rows'>;

export const rowsIn = ({ rows }: Rows, group: RowGroup): readonly BatchRow[] =>
  rows.filter((row) => groupOf(row) === group);

/** Whether nothing is left that waits or works. */
export const isOver = (context: Rows): boolean =>
  rowsIn(context, 'waiting').length === 0 && rowsIn(context, 'working').length === 0;

/** Whether something would be lost with the page: the server does not have it yet. */
export const hasUnsent = ({ rows }: Rows): boolean =>
  rows.some(({ state }) => state === 'waiting' || state === 'sending');

/** Files sent at the same time; what the server has taken waits in its queue, where others have their turn. */
const SENDING_MAX = 2;

/** The files to send now. */
export const dueRows = ({ rows, heldMs }: BatchContext): readonly BatchRow[] => {
  if (heldMs !== null) return [];
  const sending = rows.filter(({ state }) => state === 'sending').length;
  return rows.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, SENDING_MAX - sending));
};

type Change = (row: BatchRow) => BatchRow;

export const changed = ({ rows }: Rows, isMeant: (row: BatchRow) => boolean, change: Change): Rows => ({
  rows: rows.map((row) => (isMeant(row) ? change(row) : row)),
});

/** Once the server has taken a file: what it has said of that conversion in the meantime counts, too. */
const acceptedRow = ({ early }: BatchContext, accepted: Extract<UploadEvent, { type: 'upload.accepted' }>): Change => {
  const said = early[accepted.reply.id];
  return (row) => {
    const taken = withAccepted(row, accepted);
    return said ? withReport(taken, said) : taken;
  };
};

/** The server's answer to a file: it has so much of it, has taken it, has no room now, or does not want it. */
export const withNews = (context: BatchContext, { id, news }: SendingNews): Partial<BatchContext> => {
  const isIt = (row: BatchRow): boolean => row.id === id && row.state === 'sending';
  switch (news.type) {
    case 'upload.progressed':
      return changed(context, isIt, (row) => withSent(row, news.sent, news.total));
    case 'upload.accepted':
      return changed(context, isIt, acceptedRow(context, news));
    case 'upload.refused':
      return news.retryAfter === undefined
        ? changed(context, isIt, (row) => ({ ...row, state: 'failed', reason: news.message }))
        : {
            ...changed(context, isIt, retriedRow),
            heldMs: news.retryAfter * SECOND_MS,
            heldReason: news.message,
          };
  }
};

export const withMessage = (context: BatchContext, message: ReportedProgress): Partial<BatchContext> => {
  const { conversionId } = message;
  if (!context.rows.some((row) => row.conversionId === conversionId)) {
    return { early: { ...context.early, [conversionId]: message } };
  }
  return changed(
    context,
    (row) => row.conversionId === conversionId,
    (row) => withReport(row, message),
  );
};

export const withStopped = (context: BatchContext, id: number | null): Rows =>
  changed(context, (row) => id === null || row.id === id, withStop);

/** Once more from the beginning, of what has failed or was stopped. */
export const withRetried = (context: BatchContext, isMeant: (row: BatchRow) => boolean): Rows =>
  changed(context, (row) => ['failed', 'stopped'].includes(row.state) && isMeant(row), retriedRow);

export const withKey = (context: BatchContext, { id, key }: SendingKey): Rows =>
  changed(
    context,
    (row) => row.id === id,
    (row) => ({ ...row, key }),
  );
