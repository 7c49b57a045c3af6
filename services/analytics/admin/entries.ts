import type { ActivityEntry } from '../../../contracts/api/audit.js';
import { partsOfStream } from '../../../contracts/events/domain-event.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventReader } from '../../platform/event-store/event-store.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import type { Fact } from '../search/event-facts.js';
import type { Lookups } from '../search/lookups.js';

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

const TEXT_MAX = 300;
const ITEMS_MAX = 20;

/**
 * Fields that an administrator does not need in order to know the course of events: texts that people typed, and
 * passwords.
 */
const withheld: ReadonlySet<string> = new Set(['options', 'password', 'digest']);

/** The data of an event that administrators see: without what is withheld, long texts and lists shortened. */
const visibleData = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (name === 'password') return [['hasPassword', value !== null]];
      return withheld.has(name) ? [] : [[name, shortened(value)]];
    }),
  );

const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  if (Array.isArray(value)) {
    const more = value.length - ITEMS_MAX;
    return [...value.slice(0, ITEMS_MAX).map(shortened), ...(more > 0 ? [`and ${more} more`] : [])];
  }
  return typeof value === 'object' && value !== null ? visibleData(value) : value;
};
