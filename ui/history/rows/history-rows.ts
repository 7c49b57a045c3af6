import { linkExpiry } from '../../../contracts/link-lifetime.js';
import { isEnd, type ListedConversion, type ReportedProgress } from '../../calls/received.js';
import { HISTORY_MAX } from '../../../contracts/limits.js';
import type { RecentConversion } from '../../live/guest-history.js';

export type Rows = readonly ListedConversion[];

/** For a link that was late: the server's list tells its end. */
const longestEnd = ({ createdAt }: RecentConversion): string => linkExpiry('member', new Date(createdAt)).toISOString();

/** The history entry of a conversion that has just been accepted. */
export const newEntry = (row: RecentConversion): ListedConversion => ({
  id: row.id,
  shareHash: row.shareHash,
  shareLink: row.shareLink,
  operation: row.operation,
  originalFileName: row.originalFileName,
  createdAt: row.createdAt,
  status: 'processing',
  downloadName: null,
  downloadLink: null,
  viewCount: 0,
  downloadCount: 0,
  expiresAt: row.expiresAt ?? longestEnd(row),
  latestEnd: row.latestEnd ?? longestEnd(row),
  metadata: null,
  maxDownloads: null,
  hasPassword: false,
  size: null,
  notes: [],
  error: null,
});

/** The rows with one more at the top. */
export const withEntry = (rows: Rows, entry: ListedConversion): Rows =>
  [entry, ...rows.filter(({ id }) => id !== entry.id)].slice(0, HISTORY_MAX);

const isRunning = ({ status }: ListedConversion): boolean => status === 'processing';

export const someRunning = (rows: Rows): boolean => rows.some(isRunning);

/** Whether a message ends one of the rows. */
export const endsOne = (rows: Rows, { conversionId, status }: ReportedProgress): boolean =>
  isEnd(status) && rows.some((row) => row.id === conversionId && isRunning(row));

const ended = (row: ListedConversion, message: ReportedProgress): ListedConversion => {
  const { status, downloadName = null, size = null, notes = [], error = null } = message;
  const downloadLink = status === 'completed' ? `/api/download/${row.shareHash}` : null;
  return { ...row, status, downloadName, size, notes, error, downloadLink };
};

/** The rows after one of them has ended. A cancelled one is removed. */
export const withEnd = (rows: Rows, message: ReportedProgress): Rows =>
  message.status === 'cancelled'
    ? rows.filter(({ id }) => id !== message.conversionId)
    : rows.map((row) => (row.id === message.conversionId && isRunning(row) ? ended(row, message) : row));

export const renamed = (rows: Rows, id: string, downloadName: string): Rows =>
  rows.map((row) => (row.id === id ? { ...row, downloadName } : row));

/** Applies a change of a link at once: the server's list may be a moment behind. */
export interface LinkNews {
  readonly type: 'link.changed';
  readonly hash: string;
  readonly change: Partial<ListedConversion>;
}

export const withLink = (rows: Rows, { hash, change }: LinkNews): Rows =>
  rows.map((row) => (row.shareHash === hash ? { ...row, ...change } : row));

/** A link that no longer opens, because its file is deleted. */
export const deadLink: LinkNews['change'] = { shareLink: null, downloadLink: null, expiresAt: null };

interface Seen {
  readonly rows: Rows;
  readonly deleted: readonly string[];
}

/** The server's list, which may be a moment behind: rows known to have ended stay ended, deleted rows stay deleted. */
export const merged = ({ rows, deleted }: Seen, fetched: Rows): Rows =>
  fetched
    .filter(({ id }) => !deleted.includes(id))
    .map((entry) => (isRunning(entry) ? (rows.find(({ id }) => id === entry.id) ?? entry) : entry));
