/** Collection of {@link UserDocument}s, by owner, such as `member-1`. */
export const USERS_COLLECTION = 'users';

/** One person who has signed in at least once. Times are ISO-8601 UTC. Owner: services/analytics. */
export interface UserDocument {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** When they first signed in. */
  readonly since: string;
  readonly lastLoginAt: string;
  /** Last time they signed in, uploaded or requested a conversion. */
  readonly lastActiveAt: string;
}
