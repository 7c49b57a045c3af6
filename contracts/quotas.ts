/** The most that a member may use. Null: nothing bounds it but the settings of the installation. */
export interface Quota {
  /** Conversions that are asked for in a day of UTC. */
  readonly conversionsPerDay: number | null;
  /** Megabytes of files that are stored at a time. */
  readonly storedMb: number | null;
}

/** A quota that bounds nothing. */
export const NO_QUOTA: Quota = { conversionsPerDay: null, storedMb: null };

/** The largest quotas that can be set. */
export const QUOTA_MAX = { conversionsPerDay: 100_000, storedMb: 100_000_000 } as const;

/** Whether two quotas bound the same. */
export const isSameQuota = (one: Quota, other: Quota): boolean =>
  one.conversionsPerDay === other.conversionsPerDay && one.storedMb === other.storedMb;
