import type { OwnerKind } from './owner.js';

/** How long files and their links are kept, in days. Null: as long as lets them. */
export interface Retention {
  readonly guestDays: number | null;
  readonly memberDays: number | null;
}

/** As it is until an administrator shortens it. */
export const LONGEST_RETENTION: Retention = { guestDays: null, memberDays: null };

/** Days that can be chosen; what is longer than lets links live shortens nothing. */
export const RETENTION_DAYS_MAX = { guestDays: 28, memberDays: 92 } as const;

/** Whether both keep files for as long. */
export const isSameRetention = (one: Retention, other: Retention): boolean =>
  one.guestDays === other.guestDays && one.memberDays === other.memberDays;

/** Days of a kind of owner; null where nothing was shortened. */
export const retentionDays = ({ guestDays, memberDays }: Retention, owner: OwnerKind): number | null =>
  owner === 'guest' ? guestDays : memberDays;
