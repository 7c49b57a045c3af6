import { z } from 'zod';
import { listQuery } from './list-page.js';

/** One browser in which a member is signed in. */
export const memberSession = z.object({
  id: z.string(),
  /** ISO-8601 UTC. */
  startedAt: z.string(),
  /** To the day; null where it was never seen since days are noted. ISO-8601 UTC. */
  seenAt: z.string().nullable(),
  /** In plain words, such as `Firefox on Windows`; null where it is not known. */
  device: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
/** Shown on the account page. */
export type MemberSession = z.output<typeof memberSession>;

/** Answer of `GET /api/account/sessions`, the one that asks first. */
export const sessionsReply = z.object({ sessions: z.array(memberSession) });
/** See {@link sessionsReply}. */
export type SessionsReply = z.output<typeof sessionsReply>;

/** Answer of ending one session, or all others. */
export const endSessionsReply = z.object({
  /** How many have been ended. */
  ended: z.int(),
});
/** See {@link endSessionsReply}. */
export type EndSessionsReply = z.output<typeof endSessionsReply>;

/** One live share link of a member. */
export const memberLink = z.object({
  hash: z.string(),
  /** The name of the file that recipients download, or will. */
  name: z.string(),
  shareLink: z.string(),
  /** ISO-8601 UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
  viewCount: z.number(),
  downloadCount: z.number(),
  /** Null for any number. */
  maxDownloads: z.number().nullable(),
  hasPassword: z.boolean(),
});
/** Shown on the account page. */
export type MemberLink = z.output<typeof memberLink>;

/** Query of `GET /api/account/links`. */
export const linksQuery = listQuery;

/** Answer of `GET /api/account/links`, the newest first. */
export const linksReply = z.object({
  links: z.array(memberLink),
  /** For `after` of the next page; null at the end. */
  next: z.string().nullable(),
});
/** One page of them. */
export type LinksReply = z.output<typeof linksReply>;
