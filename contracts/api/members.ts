import { z } from 'zod';
import { listQuery } from './list-page.js';
import { quota } from './quotas.js';

/** A member as administrators see them. Times are ISO-8601 UTC. */
const siteMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** When they first signed in. */
  since: z.string(),
  /** The last time they signed in, uploaded or asked for a conversion. */
  lastActiveAt: z.string(),
  /** Conversions and signature requests whose files are still stored. */
  files: z.number(),
  storedBytes: z.number(),
  /** Browsers in which they are signed in. */
  sessions: z.number(),
  keys: z.number(),
  /** An exception from the quota of the site; null where that holds. */
  quota: quota.nullable(),
});
/** See {@link siteMember}. */
export type SiteMember = z.output<typeof siteMember>;

/** Query of `GET /api/admin/members`. */
export const membersQuery = listQuery;

/** Answer of `GET /api/admin/members`: whoever signed in last comes first. */
export const membersReply = z.object({
  members: z.array(siteMember),
  /** For `after` of the next page; null at the end. */
  next: z.string().nullable(),
});
/** One page of them. */
export type MembersReply = z.output<typeof membersReply>;

/** Body of `PATCH /api/admin/members/{member}`. Null lifts the exception, so that the quota of the site holds again. */
export const memberChange = z.object({ quota: quota.nullable() });

/** Answer of `PATCH /api/admin/members/{member}`. */
export const memberChangeReply = z.object({ member: z.object({ id: z.string(), quota: quota.nullable() }) });
/** See {@link memberChangeReply}. */
export type MemberChangeReply = z.output<typeof memberChangeReply>;
