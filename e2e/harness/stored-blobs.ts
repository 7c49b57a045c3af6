import { utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { ofType, readLog } from './event-log.js';
import { filesBelow } from './files-below.js';

/** References of all blobs in a data folder, and the names of any that are not complete. */
export const storedBlobs = (dataDir: string): { readonly refs: string[]; readonly incomplete: string[] } => {
  const files = filesBelow(join(dataDir, 'blobs'));
  return {
    refs: files.filter((path) => !path.startsWith('incoming')).map((path) => basename(path)),
    incomplete: files.filter((path) => path.startsWith('incoming')),
  };
};

/** Every blob that a conversion on the log has: its uploads and what it came to. */
export const blobsOnLog = (events: readonly StoredEvent[]): string[] => [
  ...ofType(events, 'ConversionRequested').flatMap(({ data }) => data.files.map(({ blob }) => blob)),
  ...ofType(events, 'ConversionCompleted')
    .flatMap(({ data }) => [data.result.blob, data.thumbnail, data.receipt])
    .filter((ref) => typeof ref === 'string'),
  ...ofType(events, 'ThumbnailDrawn')
    .map(({ data }) => data.thumbnail)
    .filter((ref) => ref !== null),
];

/** The blobs of one conversion that are still stored, whenever it is asked. */
export const blobsOf = async (dataDir: string, conversionId: string): Promise<() => readonly string[]> => {
  const its = blobsOnLog((await readLog(dataDir)).filter(({ stream }) => stream.endsWith(conversionId)));
  return () => storedBlobs(dataDir).refs.filter((ref) => its.includes(ref));
};

/** Lets bytes look as if they had been stored so long ago. */
export const ageBlobs = async (dataDir: string, ms: number): Promise<void> => {
  const then = new Date(Date.now() - ms);
  for (const path of filesBelow(join(dataDir, 'blobs'))) await utimes(join(dataDir, 'blobs', path), then, then);
};
