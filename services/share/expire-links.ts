import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import type { Documents } from '../platform/documents/documents.js';
import type { Links } from './links.js';

const BATCH_LINKS = 100;

/** Puts the end of every link whose time is over on the log. Requirement. */
export const expireLinks = async (documents: Documents, links: Links, clock: () => Date): Promise<void> => {
  const now = clock();
  const oldest = await documents.find<ShareLinkDocument>(SHARE_LINKS_COLLECTION, {
    where: { status: 'live' },
    sort: { field: 'expiresAt', direction: 'ascending' },
    limit: BATCH_LINKS,
  });
  const due = oldest.filter(({ expiresAt }) => Date.parse(expiresAt) <= now.getTime());
  for (const { hash } of due) await links.tell(hash, { type: 'Expire', now });
};
