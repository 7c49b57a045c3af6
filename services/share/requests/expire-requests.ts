import { REQUEST_FILES_MS } from '../../../contracts/limits.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type SignatureRequestDocument,
} from '../../../contracts/read-models/signature-request-document.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import type { Documents } from '../../platform/documents/documents.js';
import { deleteRequestFiles, type Requests } from '../../platform/signature-requests/requests.js';

const BATCH_REQUESTS = 100;

/** Puts the end of every request whose time is over on the log. */
export const expireRequests = async (documents: Documents, requests: Requests, clock: () => Date): Promise<void> => {
  const now = clock();
  const oldest = await documents.find<SignatureRequestDocument>(SIGNATURE_REQUESTS_COLLECTION, {
    where: { status: 'open' },
    sort: { field: 'expiresAt', direction: 'ascending' },
    limit: BATCH_REQUESTS,
  });
  const due = oldest.filter(({ expiresAt }) => Date.parse(expiresAt) <= now.getTime());
  for (const { id } of due) await requests.tell(id, { type: 'Expire', now });
};

interface Parts {
  readonly documents: Documents;
  readonly blobs: Blobs;
  readonly clock: () => Date;
}

/** Deletes the documents of requests that ended long enough ago. */
export const deleteEndedFiles = async ({ documents, blobs, clock }: Parts, requests: Requests): Promise<void> => {
  const now = clock();
  const oldest = await documents.find<SignatureRequestDocument>(SIGNATURE_REQUESTS_COLLECTION, {
    where: { hasFile: true },
    sort: { field: 'endedAt', direction: 'ascending' },
    after: { value: '', id: '\uffff' }, // those that are open have no end
    limit: BATCH_REQUESTS,
  });
  const due = oldest.filter(({ endedAt }) => endedAt !== '' && Date.parse(endedAt) + REQUEST_FILES_MS <= now.getTime());
  for (const { id } of due) await deleteRequestFiles(requests, blobs, { id, now });
};
