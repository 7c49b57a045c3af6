import { z } from 'zod';
import { listQuery } from './list-page.js';

const counts = z.object({ recipients: z.int(), owner: z.int() });

/** One view or download of a link. */
export const linkUse = z.object({
  number: z.int().meta({ description: 'Its place among all views and downloads of the link, from 1' }),
  kind: z.enum(['view', 'download']),
  byOwner: z.boolean(),
  withPassword: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether the link asked for its password; null where that was not noted yet' }),
  at: z.string().meta({ description: 'ISO-8601 UTC' }),
});
/** It says nothing of a browser, an address or a country. */
export type LinkUse = z.output<typeof linkUse>;

/** Query of `GET /api/share/{hash}/uses`. */
export const linkUsesQuery = listQuery.extend({
  after: z
    .string()
    .regex(/^[0-9]{10}$/, { error: 'must be the "next" of an earlier page' })
    .meta({ description: 'The `next` of the page before' })
    .optional(),
});
/** See {@link linkUsesQuery}. */
export type LinkUsesQuery = z.output<typeof linkUsesQuery>;

/** Answer of `GET /api/share/{hash}/uses`: how a link was used, the newest first. */
export const linkUsesReply = z.object({
  views: counts,
  downloads: counts,
  uses: z.array(linkUse),
  /** For `after` of the next page; null at the end. */
  next: z.string().nullable(),
});
/** One page of them. */
export type LinkUsesReply = z.output<typeof linkUsesReply>;
