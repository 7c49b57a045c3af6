/** Collection of {@link LinkUseDocument}s, by hash and place. */
export const LINK_USES_COLLECTION = 'link-uses';

/** One view or download of a share link, as its stream `share-{hash}` tells it. Owner: services/analytics. */
export interface LinkUseDocument {
  readonly hash: string;
  /** The place of the event in its stream, padded with zeros: what is later sorts later. */
  readonly place: string;
  readonly kind: 'view' | 'download';
  /** Whether the owner of the link used it, rather than a recipient. */
  readonly byOwner: boolean;
  /** Null where that was not noted yet. */
  readonly withPassword: boolean | null;
  /** ISO-8601 UTC. */
  readonly at: string;
}
