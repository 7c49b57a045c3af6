import { z } from 'zod';
import { DOWNLOADED_TOGETHER_MAX, FILE_NAME_MAX } from '../limits.js';
import { conversionStatus } from '../lifecycles/conversion-status.js';
import { historyEntry } from './history.js';
import { idList, listQuery } from './list-page.js';

/** Query of `GET /api/conversions/all`. */
export const conversionsQuery = listQuery.extend({
  search: z
    .string({ error: 'must be a text' })
    .trim()
    .max(FILE_NAME_MAX, { error: `must have at most ${FILE_NAME_MAX} characters` })
    .optional()
    .meta({ description: 'Part of the name of the first file or of the result, upper or lower case' }),
  tool: z.string({ error: 'must be the id of a tool' }).max(100, { error: 'must be the id of a tool' }).optional(),
  state: conversionStatus.optional(),
});
/** With the defaults filled in. */
export type ConversionsQuery = z.output<typeof conversionsQuery>;

/** One row of the list of every conversion. */
export const listedEntry = historyEntry.omit({ metadata: true });

/** Answer of `GET /api/conversions/all`, the newest first. */
export const conversionsReply = z.object({
  conversions: z.array(listedEntry),
  /** For `after` of the next page; null at the end. A page may hold fewer rows than asked for and still have a next. */
  next: z.string().nullable(),
});
/** One page of them. */
export type ConversionsReply = z.output<typeof conversionsReply>;

/** Query of `GET /api/conversions/files`. */
export const filesQuery = z.object({ ids: idList(DOWNLOADED_TOGETHER_MAX) });
