import { fromCallback, fromPromise } from 'xstate';
import { z } from 'zod';
import { HISTORY_MAX } from '../../contracts/limits.js';
import { jsonOf } from '../calls/server-reply.js';
import { guestList, keepGuestList, watchGuestList } from '../browser/guest-list.js';
import type { UploadEvent } from '../calls/post-conversion.js';
import { isKeptByAccount } from '../browser/guest-or-member.js';

/** One row of "Recent Conversions". */
const recentConversion = z.object({
  id: z.string(),
  shareHash: z.string(),
  shareLink: z.string(),
  /** The tool; empty in rows that were saved before it was stored. */
  operation: z.string().default(''),
  originalFileName: z.string(),
  /** Empty until completed. */
  downloadName: z.string(),
  status: z.string(),
  /** ISO-8601 UTC. */
  createdAt: z.string(),
  /** When its link ends, and the latest end that can be chosen; ISO-8601 UTC. Missing in rows saved before that was told. */
  expiresAt: z.string().optional(),
  latestEnd: z.string().optional(),
  /** Why it failed; empty otherwise. */
  error: z.string(),
  /** The size of the result, in bytes; null until completed. */
  size: z.number().nullable(),
  /** Further changes or losses in the document, one sentence each. */
  notes: z.array(z.string()),
});
export type RecentConversion = Readonly<z.output<typeof recentConversion>>;

const stored = (): readonly RecentConversion[] => recentConversion.array().catch([]).parse(jsonOf(guestList()));

/** A guest's list is kept in the browser, for all of its tabs and until it is closed. Requirement. */
export const loadRecent = fromPromise<readonly RecentConversion[]>(() => Promise.resolve(stored()));

export const saveRecent = (rows: readonly RecentConversion[]): void => {
  keepGuestList(JSON.stringify(rows.slice(0, HISTORY_MAX)));
};

/** Tells when another tab has changed it. */
export const otherTabs = fromCallback(({ sendBack }) => watchGuestList(() => sendBack({ type: 'history.stale' })));

/** The rows with one more at the top. */
export const withRow = (rows: readonly RecentConversion[], row: RecentConversion): readonly RecentConversion[] =>
  [row, ...rows.filter(({ id }) => id !== row.id)].slice(0, HISTORY_MAX);

/** A conversion that has just been accepted. */
export const newRow = (
  { files, operation }: { readonly files: readonly File[]; readonly operation: string },
  { reply, at }: Extract<UploadEvent, { type: 'upload.accepted' }>,
): RecentConversion => ({
  ...reply,
  operation,
  originalFileName: files[0]?.name ?? '',
  downloadName: '',
  status: 'processing',
  createdAt: at,
  error: '',
  size: null,
  notes: [],
});

/** Adds a conversion of another screen to a guest's list; a member's is kept with the account. */
export const rememberConversion = (row: RecentConversion): void => {
  if (!isKeptByAccount()) saveRecent(withRow(stored(), row));
};

/** Notes in a guest's list when a link ends that its owner has changed. */
export const rememberLinkEnd = (shareHash: string, expiresAt: string): void => {
  const rows = stored();
  if (isKeptByAccount() || !rows.some((row) => row.shareHash === shareHash)) return;
  saveRecent(rows.map((row) => (row.shareHash === shareHash ? { ...row, expiresAt } : row)));
};
