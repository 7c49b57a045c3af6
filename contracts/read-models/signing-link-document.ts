import type { Owner } from '../owner.js';

/** Collection of {@link SigningLinkDocument}s, by the id of the link. */
export const SIGNING_LINKS_COLLECTION = 'signing-links';

/** A link for many people, folded from its stream. Times are ISO-8601 UTC. Owner: services/analytics. */
export interface SigningLinkDocument {
  readonly id: string;
  readonly owner: Owner;
  readonly templateId: string;
  readonly asksEmail: boolean;
  /** So many may begin. */
  readonly people: number;
  /** So many have begun. */
  readonly begun: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly isClosed: boolean;
}
