import { z } from 'zod';
import { conversionStatus } from '../lifecycles/conversion-status.js';
import { FILES_MAX } from '../limits.js';
import { idList } from './list-page.js';

/** Query of `GET /api/conversions/versions`. */
export const versionsQuery = z.object({ ids: idList(FILES_MAX) });

/** One conversion of a document, done or still running. Requirement. */
export const version = z.object({
  /** The ID of the conversion. */
  id: z.string(),
  /** The conversion whose result it was made of; null for files that were sent. */
  from: z.string().nullable(),
  operation: z.string(),
  /** As they were chosen, without what nobody may read. */
  options: z.record(z.string(), z.unknown()),
  status: conversionStatus,
  /** The name of the first file that it was made of. */
  originalFileName: z.string(),
  /** Null while there is no result. */
  downloadName: z.string().nullable(),
  /** The size of the result, in bytes. */
  size: z.number().nullable(),
  /** The size of the files that it was made of, in bytes. */
  sizeBefore: z.number(),
  notes: z.array(z.string()),
  /** Why it failed, for people; and the code of the refusal. */
  error: z.string().nullable(),
  code: z.string().nullable(),
  /** ISO-8601 UTC. */
  createdAt: z.string(),
  shareHash: z.string(),
  /** Null once the link has ended and its file is deleted. */
  shareLink: z.string().nullable(),
});
/** Read from the log. */
export type Version = z.output<typeof version>;

/** Answer of `GET /api/conversions/versions`, oldest first; of ids that are not the visitor's it says nothing. */
export const versionsReply = z.object({ versions: z.array(version) });
/** At most `VERSIONS_MAX` of them. */
export type VersionsReply = z.output<typeof versionsReply>;
