import type { ShareLinkDocument } from '../../contracts/api/share-links.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Blobs } from '../platform/blobs/blobs.js';
import { conversion } from '../platform/conversion.decider.js';
import type { Documents } from '../platform/documents/documents.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { load } from '../platform/streams.js';
import type { Links } from './links.js';

const BATCH = 100;

/** Puts the end of every link whose time is over on the log. Specification section 4, "Share links expire". */
export const expireLinks = async (documents: Documents, links: Links, clock: () => Date): Promise<void> => {
  const now = clock();
  const oldest = await documents.find<ShareLinkDocument>('share-links', {
    where: { status: 'live' },
    sort: { field: 'expiresAt', direction: 'ascending' },
    limit: BATCH,
  });
  const due = oldest.filter(({ expiresAt }) => Date.parse(expiresAt) <= now.getTime());
  for (const { hash } of due) await links.tell(hash, { type: 'Expire', now });
};

/** Deletes every byte of a conversion: what was uploaded, the result and its picture. */
export const deleteFiles = async (store: EventStore, blobs: Blobs, conversionId: string): Promise<void> => {
  const { state } = await load(store, { stream: streamOf('conversion', conversionId), decider: conversion });
  const { requested, result, thumbnail, receipt } = state.context;
  const refs = [...(requested?.files.map(({ blob }) => blob) ?? []), result?.blob, thumbnail, receipt];
  for (const ref of refs) if (ref) await blobs.delete(ref);
};
