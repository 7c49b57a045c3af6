import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import type { ResultFile } from '../../../contracts/events/conversion.js';
import { FILE_NAME_MAX } from '../../../contracts/limits.js';
import { givenKindOf } from '../../../contracts/tools/gives.js';
import { partsGivenBy, PARTS_MAX } from '../../../contracts/workflows/parts.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import { ArchiveUnreadable, entriesOf, readEntry, type StoredEntry } from '../../platform/blobs/stored-archive.js';
import { conversion } from '../../platform/conversions/conversion.decider.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { load } from '../../platform/event-store/streams.js';
import { refuseLarge, typeOfTaken } from '../taken/run-of-file.js';
import type { StepFile } from './step-files.js';

/** The files of an archive that a step has made. */
export interface ArchiveParts {
  /** The conversion that has made it. */
  readonly conversionId: string;
  readonly file: ResultFile;
  readonly entries: readonly StoredEntry[];
}

/** @throws Refusal `workflow.parts-unreadable`. */
const readable = async <Read>(name: string, read: Promise<Read>): Promise<Read> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ArchiveUnreadable) throw new Refusal('workflow.parts-unreadable', { name });
    throw error;
  }
};

/**
 * The files that a step has made, where it is one whose archive is taken apart.
 *
 * @returns undefined where what it has made goes on as it is, or was deleted.
 * @throws Refusal `workflow.too-many-parts`, `workflow.parts-unreadable`.
 */
export const partsMadeBy = async (
  { store, blobs }: { readonly store: EventStore; readonly blobs: Blobs },
  conversionId: string,
): Promise<ArchiveParts | undefined> => {
  const { state } = await load(store, { stream: streamOf('conversion', conversionId), decider: conversion });
  const { result: file, requested } = state.context;
  if (!file || state.matches('deleted') || givenKindOf(file.mime) !== 'archive') return undefined;
  if (!partsGivenBy(requested?.tool ?? '')) return undefined;
  const { name } = file;
  const entries = await readable(name, entriesOf(blobs, file));
  const { length: count } = entries;
  if (count === 0) throw new Refusal('workflow.parts-unreadable', { name });
  if (count > PARTS_MAX) throw new Refusal('workflow.too-many-parts', { name, count, limit: PARTS_MAX });
  return { conversionId, file, entries };
};

/** Without folders or control characters. */
const nameOf = ({ name }: StoredEntry): string =>
  basename(name.replace(/[\\\p{Cc}]/gu, '_')).slice(-FILE_NAME_MAX) || 'document';

/**
 * Stores one of these files by itself.
 *
 * @param part  from 1.
 * @throws Refusal `file.type-unsupported`, `file.too-large`, `storage.full`, `workflow.parts-unreadable`.
 * @throws BlobMissing when the archive was deleted.
 */
export const storePart = async (
  blobs: Blobs,
  { conversionId, file, entries }: ArchiveParts,
  part: number,
): Promise<StepFile> => {
  const entry = entries[part - 1];
  if (!entry) throw new Refusal('workflow.parts-unreadable', { name: file.name });
  const name = nameOf(entry);
  const type = typeOfTaken(name);
  refuseLarge(type, entry.size);
  const content: Readable = await readable(file.name, readEntry(blobs, file, entry));
  const { ref: blob, size, sha256 } = await blobs.write(content);
  return { name, kind: type.kind, mime: type.mime, size, sha256, blob, from: conversionId };
};
