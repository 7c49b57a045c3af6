import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../../contracts/read-models/share-link-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (before: ShareLinkDocument | undefined) => ShareLinkDocument | undefined;

const change =
  (changed: (link: ShareLinkDocument) => Partial<ShareLinkDocument>): Fold =>
  (before) =>
    before && { ...before, ...changed(before) };

const foldOf = byEventType<Fold>({
  ShareLinkCreated: ({ data: { hash, conversionId, owner, expiresAt, latestEnd, at: createdAt } }) => {
    const fresh = { viewCount: 0, downloadCount: 0, maxDownloads: null, hasPassword: false };
    return () => ({ hash, conversionId, owner, status: 'live', createdAt, expiresAt, latestEnd, ...fresh });
  },
  ShareLinkViewed: ({ data: { owned } }) =>
    change(({ viewCount }) => ({ viewCount: owned ? viewCount : viewCount + 1 })),
  FileDownloaded: ({ data: { owned } }) =>
    change(({ downloadCount }) => ({ downloadCount: owned ? downloadCount : downloadCount + 1 })),
  ShareLinkEndChosen: ({ data: { expiresAt } }) => change(() => ({ expiresAt })),
  ShareLinkRestricted: ({ data: { maxDownloads, password } }) =>
    change(() => ({ maxDownloads, hasPassword: password !== null })),
  ShareLinkRevoked: () => change(() => ({ status: 'revoked' })),
  ShareLinkExpired: () => change(() => ({ status: 'expired' })),
});

/** Every share link with its exact counts, which leave out what its owner does. Requirement. */
export const shareLinks: Projection<ShareLinkDocument> = {
  collection: {
    name: SHARE_LINKS_COLLECTION,
    indexes: [
      ['status', 'expiresAt'],
      ['owner', 'createdAt'],
      ['owner', 'status', 'expiresAt'],
    ],
  },
  version: 5,

  changes(event) {
    const fold = foldOf(event);
    return fold && 'hash' in event.data ? [{ id: event.data.hash, fold }] : [];
  },
};
