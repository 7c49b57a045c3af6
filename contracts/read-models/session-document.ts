/** Collection of {@link SessionDocument}s, by the id in the name of their stream. */
export const SESSIONS_COLLECTION = 'sessions';

/** One session, folded from its stream `session-{id}`. Times are ISO-8601 UTC. Owner: services/analytics. */
export interface SessionDocument {
  readonly id: string;
  readonly owner: string;
  readonly startedAt: string;
  /** To the day; null where it was never told. */
  readonly seenAt: string | null;
  readonly device: string | null;
  readonly isEnded: boolean;
}
