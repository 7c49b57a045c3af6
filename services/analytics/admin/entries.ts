import type { ActivityEntry } from '../../../contracts/api/audit.js';
import { partsOfStream } from '../../../contracts/events/domain-event.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventReader } from '../../platform/event-store/event-store.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import type { Fact } from '../search/event-facts.js';
import type { Lookups } from '../search/lookups.js';
import { visibleData } from './visible-data.js';

/** Where the answers to administrators come from. */
export interface AdminSources {
  /** The log as it is stored, sealed. */
  readonly log: EventReader;
  /** The read models, opened. */
  readonly documents: Documents;
  readonly keys: Pick<PersonKeys, 'find'>;
}

/** An event as people read it. */
export const entryOf = async (
  { keys }: Pick<AdminSources, 'keys'>,
  lookups: Lookups,
  fact: Fact,
): Promise<ActivityEntry> => {
  const { position, recordedAt, type, stream, data } = fact;
  const conversion = await lookups.conversionOf(fact);
  const opened = (await openAll(keys, visibleData(data))) as { readonly name?: string };
  const isUpload = partsOfStream(stream).category === 'upload';
  return {
    position,
    recordedAt,
    type,
    stream,
    actor: await lookups.actorOf(fact),
    owner: await lookups.ownerOf(fact),
    document: conversion
      ? {
          conversionId: conversion.id,
          shareHash: conversion.shareHash,
          name: (isUpload ? opened.name : undefined) ?? conversion.downloadName ?? conversion.originalFileName,
          tool: conversion.operation,
        }
      : null,
    data: { ...opened },
  };
};
