import type { ShareLinkStatus } from '../lifecycles/share-link-status.js';

/** Collection of {@link ShareLinkDocument}s, by hash. */
export const SHARE_LINKS_COLLECTION = 'share-links';

/** One share link, folded from its stream `share-{hash}`. Times are ISO-8601 UTC. Owner: services/analytics. */
export interface ShareLinkDocument {
  readonly hash: string;
  readonly conversionId: string;
  readonly owner: string;
  readonly status: ShareLinkStatus;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Its owner can choose no later end. */
  readonly latestEnd: string;
  readonly viewCount: number;
  readonly downloadCount: number;
  /** Null for any number. */
  readonly maxDownloads: number | null;
  readonly hasPassword: boolean;
}
