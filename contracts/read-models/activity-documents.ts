/** Collection of {@link ActivityDayDocument}s, by date. */
export const ACTIVITY_DAYS_COLLECTION = 'activity-days';

/** Collection with one {@link ActivityTotalsDocument}, whose id is `all`. */
export const ACTIVITY_TOTALS_COLLECTION = 'activity-totals';

/** Collection of {@link ActiveDayDocument}s, by date and owner: `2026-03-01 member-1`. */
export const ACTIVE_DAYS_COLLECTION = 'active-days';

/** How often each thing has happened since the installation began. Owner: services/analytics. */
export interface ActivityTotalsDocument {
  readonly uploads: number;
  /** Without questions about a file, see `Tool.isQuestion`. */
  readonly conversions: number;
  readonly shares: number;
  readonly downloads: number;
}

/** The same counts for one day. Owner: services/analytics. */
export interface ActivityDayDocument extends ActivityTotalsDocument {
  /** `2026-03-01`, in UTC. */
  readonly date: string;
}

/** A member who was active on a day; counting them by date gives the daily active users. Owner: services/analytics. */
export interface ActiveDayDocument {
  /** `2026-03-01`, in UTC. */
  readonly date: string;
  /** Their owner, such as `member-1`. */
  readonly member: string;
}
