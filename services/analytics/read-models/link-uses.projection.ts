import { LINK_USES_COLLECTION, type LinkUseDocument } from '../../../contracts/read-models/link-use-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

const PLACE_DIGITS = 10;

type Use = Omit<LinkUseDocument, 'place'>;

const useOf = byEventType<Use>({
  ShareLinkViewed: ({ data: { hash, owned: byOwner, withPassword, at } }) => ({
    hash,
    kind: 'view',
    byOwner,
    withPassword,
    at,
  }),
  FileDownloaded: ({ data: { hash, owned: byOwner, withPassword, at } }) => ({
    hash,
    kind: 'download',
    byOwner,
    withPassword,
    at,
  }),
});

/** Each view and download of every link, without a word about who it was beyond owner or recipient. Requirement. */
export const linkUses: Projection<LinkUseDocument> = {
  collection: {
    name: LINK_USES_COLLECTION,
    indexes: [
      ['hash', 'place'],
      ['hash', 'kind', 'byOwner'],
    ],
  },
  version: 1,

  changes(event) {
    const use = useOf(event);
    if (!use) return [];
    const place = String(event.revision).padStart(PLACE_DIGITS, '0');
    return [{ id: `${use.hash}-${place}`, fold: () => ({ ...use, place }) }];
  },
};
