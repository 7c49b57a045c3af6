/** Read model `share-links`: one document per link, folded from its stream. Times are ISO-8601 UTC. */
export interface ShareLinkDocument {
  readonly hash: string;
  readonly conversionId: string;
  readonly owner: string;
  readonly status: 'live' | 'expired' | 'revoked';
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly viewCount: number;
  readonly downloadCount: number;
  /** Null for any number. */
  readonly maxDownloads: number | null;
  readonly hasPassword: boolean;
}
