import { z } from 'zod';
import { FILE_NAME_MAX } from '../limits.js';
import { summarizationResult } from './ai.js';
import { conversionStatus } from '../lifecycles/conversion-status.js';

/** One row of the history. Requirement. */
export const historyEntry = z.object({
  id: z.string(),
  shareHash: z.string(),
  originalFileName: z.string(),
  /** Download name of the result; null while there is none. */
  downloadName: z.string().nullable(),
  status: conversionStatus,
  /** ISO-8601 UTC. */
  createdAt: z.string(),
  /** Null once the link has ended and its file is deleted. */
  shareLink: z.string().nullable(),
  downloadLink: z.string().nullable(),
  operation: z.string(),
  viewCount: z.number(),
  downloadCount: z.number(),
  /** The texts of a summary; null for any other conversion. */
  metadata: z.object({ summarizationType: z.string(), summarizationResults: z.array(summarizationResult) }).nullable(),
  /** When the link and all its files are deleted, ISO-8601 UTC. */
  expiresAt: z.string().nullable(),
  /** The latest moment that its owner can choose for that, ISO-8601 UTC. */
  latestEnd: z.string().nullable(),
  maxDownloads: z.number().nullable(),
  hasPassword: z.boolean(),
  /** The size of the result, in bytes. */
  size: z.number().nullable(),
  notes: z.array(z.string()),
  /** Why it failed, for people. */
  error: z.string().nullable(),
});
/** Built by the gateway from the read models of the conversion and its link. */
export type HistoryEntry = z.output<typeof historyEntry>;

/** Answer of `GET /api/conversions`: the last 20, the newest first. */
export const historyReply = z.object({ conversions: z.array(historyEntry) });
/** At most `HISTORY_MAX` entries. */
export type HistoryReply = z.output<typeof historyReply>;

/** Body of `PATCH /api/conversions/{id}`. */
export const renameRequest = z.object({
  originalFileName: z
    .string({ error: 'must be a file name' })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(FILE_NAME_MAX, { error: `must have at most ${FILE_NAME_MAX} characters` }),
});
/** Its answer, with the new download name. */
export const renameReply = z.object({ id: z.string(), downloadName: z.string() });
/** `downloadName` keeps the ending of the file. */
export type RenameReply = z.output<typeof renameReply>;

/** Answer of `DELETE /api/conversions/{id}`. */
export const deleteReply = z.object({ id: z.string(), success: z.literal(true) });
/** Its link and files are gone with it. */
export type DeleteReply = z.output<typeof deleteReply>;
