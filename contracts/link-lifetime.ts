import { z } from 'zod';
import { HOUR_MS } from './durations.js';
import { Refusal } from './errors.js';
import { GUEST_LINK_WEEKS, MEMBER_LINK_MONTHS } from './limits.js';
import type { OwnerKind } from './owner.js';
import { LONGEST_RETENTION, retentionDays, type Retention } from './retention.js';

const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The same day of a later month, or its last day where it has no such day; in UTC. */
const monthsLater = (at: Date, months: number): Date => {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
};

const longestLife = (owner: OwnerKind, createdAt: Date): Date =>
  owner === 'guest'
    ? new Date(createdAt.getTime() + GUEST_LINK_WEEKS * WEEK_MS)
    : monthsLater(createdAt, MEMBER_LINK_MONTHS);

/** When a link expires that was made then, on a site that keeps files for so long. Requirement. */
export const linkExpiry = (owner: OwnerKind, createdAt: Date, retention: Retention = LONGEST_RETENTION): Date => {
  const longest = longestLife(owner, createdAt);
  const days = retentionDays(retention, owner);
  return days === null ? longest : new Date(Math.min(longest.getTime(), createdAt.getTime() + days * DAY_MS));
};

const spanHours = {
  '1h': 1,
  '1d': 24,
  '3d': 3 * 24,
  '1w': 7 * 24,
  '2w': 14 * 24,
  '4w': 28 * 24,
  '8w': 56 * 24,
} as const;
/** How long a link goes on from the moment of choosing, such as `3d`. */
export type LinkSpan = keyof typeof spanHours;
/** Every {@link LinkSpan}, the shortest first. */
export const linkSpans = Object.keys(spanHours) as readonly LinkSpan[];

/** When a span is over that begins then. */
export const spanEnd = (span: LinkSpan, from: Date): Date => new Date(from.getTime() + spanHours[span] * HOUR_MS);

const END_PROBLEM = `must be one of ${linkSpans.join(', ')}, or a time with its zone such as 2026-03-01T12:00:00Z`;

const LATEST = `A link of a guest lives ${GUEST_LINK_WEEKS} weeks at most, one of a member ${MEMBER_LINK_MONTHS} months, counted from when it was made; administrators can have them end sooner.`;

/** The end that somebody chooses for a link: so long from now, or a moment. */
export const linkEnd = z
  .union([z.enum(linkSpans), z.iso.datetime({ offset: true })], { error: END_PROBLEM })
  .meta({ description: `When the link ends: so long from now, or a moment. ${LATEST}` });
/** One of {@link LinkSpan}, or ISO-8601 with its zone. */
export type LinkEnd = z.output<typeof linkEnd>;

/** Form field of `POST /api/convert` with a {@link linkEnd}. */
export const LINK_END_FIELD = 'expires';

/** Option that carries the end that was chosen with the request, in ISO-8601 UTC; no form field has this name. */
export const LINK_END_OPTION = '@link-end';

/** The moment that was chosen with a request; undefined where none was. */
export const requestedEnd = (options: Readonly<Record<string, unknown>>): Date | undefined => {
  const chosen = options[LINK_END_OPTION];
  return typeof chosen === 'string' ? new Date(chosen) : undefined;
};

const isSpan = (chosen: LinkEnd): chosen is LinkSpan => (linkSpans as readonly string[]).includes(chosen);

/**
 * The moment that is meant by a choice.
 *
 * @throws Refusal `share-link.end-impossible` for one that is not after now, or later than links may live.
 */
export const chosenEnd = (chosen: LinkEnd, { now, latest }: { readonly now: Date; readonly latest: Date }): Date => {
  const end = isSpan(chosen) ? spanEnd(chosen, now) : new Date(chosen);
  if (end > now && end <= latest) return end;
  throw new Refusal('share-link.end-impossible', { latest: latest.toISOString() });
};
