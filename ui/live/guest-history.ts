import { fromPromise } from 'xstate';
import { z } from 'zod';
import { HISTORY_MAX } from '../../contracts/limits.js';
import { jsonOf } from '../calls/server-reply.js';
import { remember, remembered } from '../browser/storage.js';
import type { UploadEvent } from '../calls/conversions.calls.js';
import { isKeptByAccount, LIST_KEY } from '../browser/guest-or-member.js';

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
  /** Why it failed; empty otherwise. */
  error: z.string(),
  /** Of the result, in bytes; null until completed. */
  size: z.number().nullable(),
  /** What else was changed or lost in the document, one sentence each. */
  notes: z.array(z.string()),
});
export type RecentConversion = Readonly<z.output<typeof recentConversion>>;

const stored = (): readonly RecentConversion[] =>
  recentConversion
    .array()
    .catch([])
    .parse(jsonOf(remembered('sessionStorage', LIST_KEY) ?? ''));

/** A guest's list is in the browser's session storage. Requirement. */
export const loadRecent = fromPromise<readonly RecentConversion[]>(() => Promise.resolve(stored()));

export const saveRecent = (rows: readonly RecentConversion[]): void => {
  remember('sessionStorage', LIST_KEY, JSON.stringify(rows.slice(0, HISTORY_MAX)));
};

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
