import type { ShareLinkDocument } from '../../../contracts/api/share-links.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (before: ShareLinkDocument | undefined) => ShareLinkDocument | undefined;

/** Every share link with its exact counts. Specification section 3, "Share link". */
export const shareLinks: Projection<ShareLinkDocument> = {
  collection: {
    name: 'share-links',
    indexes: [
      ['status', 'expiresAt'],
      ['owner', 'createdAt'],
    ],
  },
  version: 2,

  changes(event) {
    const fold = foldOf(event);
    return fold && 'hash' in event.data ? [{ id: event.data.hash, fold }] : [];
  },
};

const foldOf = (event: StoredEvent): Fold | undefined => {
  switch (event.type) {
    case 'ShareLinkCreated': {
      const { hash, conversionId, owner, expiresAt, at: createdAt } = event.data;
      const fresh = { viewCount: 0, downloadCount: 0, maxDownloads: null, hasPassword: false };
      return () => ({ hash, conversionId, owner, status: 'live', createdAt, expiresAt, ...fresh });
    }
    case 'ShareLinkViewed':
      return (before) => before && { ...before, viewCount: before.viewCount + 1 };
    case 'FileDownloaded':
      return (before) => before && { ...before, downloadCount: before.downloadCount + 1 };
    case 'ShareLinkExpired':
      return (before) => before && { ...before, status: 'expired' };
    case 'ShareLinkRevoked':
      return (before) => before && { ...before, status: 'revoked' };
    case 'ShareLinkRestricted': {
      const { maxDownloads, password } = event.data;
      return (before) => before && { ...before, maxDownloads, hasPassword: password !== null };
    }
    default:
      return undefined;
  }
};
