import { BLOBS_COLLECTION, type BlobDocument } from '../../contracts/read-models/blob-document.js';
import { CONVERSIONS_COLLECTION } from '../../contracts/read-models/conversion-document.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type SignatureRequestDocument,
} from '../../contracts/read-models/signature-request-document.js';
import type { Blobs } from '../platform/blobs/blobs.js';
import type { Documents } from '../platform/documents/documents.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { bytesOf, noteSecrets } from './bytes-in-use.js';

/** Longer than any request takes, so that what is being uploaded is left alone. */
export const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

interface SweepParts {
  readonly store: EventStore;
  readonly blobs: Blobs;
  readonly documents: Documents;
  readonly clock: () => Date;
}

/**
 * Deletes bytes that no conversion has: what was left when the program was killed between storing an upload and
 * putting its conversion on the log. The read model only suspects; the log decides.
 */
export const sweepOrphans = async ({ store, blobs, documents, clock }: SweepParts): Promise<void> => {
  const youngest = clock().getTime() - ORPHAN_AGE_MS;
  await blobs.deleteUnfinished?.(new Date(youngest));
  const suspects = new Set<string>();
  for await (const { ref, writtenAt } of blobs.list()) {
    if (writtenAt.getTime() <= youngest && !(await isKnown(documents, ref))) suspects.add(ref);
  }
  if (suspects.size === 0) return;
  const waiting = new Map<string, string>();
  for await (const event of store.readAll()) {
    for (const ref of bytesOf(event)) suspects.delete(ref);
    noteSecrets(waiting, event);
  }
  for (const ref of waiting.values()) suspects.delete(ref);
  for (const ref of suspects) await blobs.delete(ref);
};

const isKnown = async (documents: Documents, ref: string): Promise<boolean> => {
  const known = await documents.get<BlobDocument>(BLOBS_COLLECTION, ref);
  if (known !== undefined) return (await documents.get(CONVERSIONS_COLLECTION, known.conversionId)) !== undefined;
  const requests = await documents.find<SignatureRequestDocument>(SIGNATURE_REQUESTS_COLLECTION, {
    where: { blob: ref },
    sort: { field: 'createdAt', direction: 'ascending' },
    limit: 1,
  });
  return requests.length > 0;
};
