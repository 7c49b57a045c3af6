import {
  SIGNING_LINKS_COLLECTION,
  type SigningLinkDocument,
} from '../../../contracts/read-models/signing-link-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Change, Projection } from '../../platform/read-models/projection.js';

const change = (
  id: string,
  changed: (link: SigningLinkDocument) => Partial<SigningLinkDocument>,
): Change<SigningLinkDocument> => ({ id, fold: (before) => before && { ...before, ...changed(before) } });

const changeBy = byEventType<Change<SigningLinkDocument>>({
  SigningLinkCreated: ({ data: { linkId: id, digest: _, at: createdAt, ...made } }) => ({
    id,
    fold: () => ({ id, ...made, createdAt, begun: 0, isClosed: false }),
  }),
  SigningLinkUsed: ({ data }) => change(data.linkId, ({ begun }) => ({ begun: begun + 1 })),
  SigningLinkClosed: ({ data }) => change(data.linkId, () => ({ isClosed: true })),
});

/** Every link by which many people sign, and how many have begun by it. */
export const signingLinks: Projection<SigningLinkDocument> = {
  collection: {
    name: SIGNING_LINKS_COLLECTION,
    indexes: [
      ['owner', 'isClosed', 'createdAt'],
      ['owner', 'isClosed', 'expiresAt'],
      ['owner', 'createdAt'],
    ],
  },
  version: 1,

  changes(event) {
    const one = changeBy(event);
    return one ? [one] : [];
  },
};
