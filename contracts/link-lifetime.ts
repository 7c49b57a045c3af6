import { GUEST_LINK_WEEKS, MEMBER_LINK_MONTHS } from './limits.js';
import type { OwnerKind } from './owner.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The same day of a later month, or its last day where it has no such day; in UTC. */
const monthsLater = (at: Date, months: number): Date => {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
};

/** When a link expires that was made then. Requirement. */
export const linkExpiry = (owner: OwnerKind, made: Date): Date =>
  owner === 'guest' ? new Date(made.getTime() + GUEST_LINK_WEEKS * WEEK_MS) : monthsLater(made, MEMBER_LINK_MONTHS);
