import { z } from 'zod';
import { answeredBy, detectLanguageReply, summarizationResult } from '../../contracts/api/ai.js';
import { currentUserReply } from '../../contracts/api/auth.js';
import { progressMessage } from '../../contracts/api/conversions.js';
import { historyEntry } from '../../contracts/api/history.js';

/*
 * Replies as the screens take them: what docs/requirements.md names must be there; what this server says beyond that may
 * be missing, and a status may be one that this page does not know.
 */

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

/** One summary. */
export const receivedSummary = summarizationResult.extend({
  fileName: z.string().default(''),
  mimeType: z.string().default(''),
  summary: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  error: orNull(z.string()),
  metadata: z
    .object({ processingTime: z.number().optional(), answeredBy: orNull(answeredBy) })
    .default({ answeredBy: null }),
});
/** As {@link receivedSummary} makes it. */
export type ReceivedSummary = z.output<typeof receivedSummary>;

/** The answers of `POST /api/summarize` and `POST /api/generate-quiz`. */
export const receivedResults = z.object({ results: z.array(receivedSummary) });

/** One row of a member's history. Requirement. */
export const listedConversion = historyEntry.extend({
  status: z.string(),
  downloadName: orNull(z.string()),
  shareLink: orNull(z.string()),
  downloadLink: orNull(z.string()),
  viewCount: z.number().default(0),
  downloadCount: z.number().default(0),
  metadata: z
    .unknown()
    .optional()
    .transform(() => null),
  expiresAt: orNull(z.string()),
  latestEnd: orNull(z.string()),
  maxDownloads: orNull(z.number()),
  hasPassword: z.boolean().default(false),
  size: orNull(z.number()),
  notes: z.array(z.string()).default([]),
  error: orNull(z.string()),
});
/** As {@link listedConversion} makes it. */
export type ListedConversion = z.output<typeof listedConversion>;

/** News of a conversion. Requirement. */
export const reportedProgress = progressMessage.extend({ status: z.string() });
/** As {@link reportedProgress} makes it. */
export type ReportedProgress = z.output<typeof reportedProgress>;

/** Whether a conversion has come to its end with this status. */
export const isEnd = (status: string): boolean => ['completed', 'failed', 'cancelled'].includes(status);

/** Who is signed in. */
export const receivedUser = currentUserReply.extend({
  user: z.object({
    name: z.string(),
    picture: orNull(z.string()),
    email: orNull(z.string()),
    isAdmin: z.boolean().default(false),
  }),
});

const { languageInfo } = detectLanguageReply.shape;

/** The language of a document. */
export const receivedLanguage = z.object({ languageInfo: languageInfo.extend({ confidence: z.number() }) });
