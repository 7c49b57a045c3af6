import { Zip, ZipPassThrough } from 'fflate';
import { createActor, fromPromise, toPromise } from 'xstate';
import { saveFile } from '../../browser/save-file.js';
import { fetchResult } from '../../calls/conversions.calls.js';
import type { ResultSource } from './batch-context.js';
import { uniqueNames } from './unique-names.js';

export interface ResultsToTake {
  readonly sources: readonly ResultSource[];
}

const withUniqueNames = ({ sources }: ResultsToTake): readonly ResultSource[] => {
  const names = uniqueNames(sources.map(({ name }) => name));
  return sources.map(({ id }, at) => ({ id, name: names[at] ?? '' }));
};

const fetched = (source: ResultSource): Promise<File> => toPromise(createActor(fetchResult, { input: source }).start());

/** All results as files, fetched one after the other. */
export const fetchResults = fromPromise<readonly File[], ResultsToTake>(async ({ input, signal }) => {
  const files: File[] = [];
  for (const source of withUniqueNames(input)) {
    signal.throwIfAborted();
    files.push(await fetched(source));
  }
  return files;
});

/** An archive that grows file by file: the browser may put on disk what it has of it. */
const growingZip = () => {
  let parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const settle = (): void => {
    parts = [...parts, new Blob(chunks)];
    chunks = [];
  };
  return {
    add: async (file: File): Promise<void> => {
      const entry = new ZipPassThrough(file.name);
      zip.add(entry);
      entry.push(new Uint8Array(await file.arrayBuffer()), true);
      settle();
    },
    end: (): Blob => {
      zip.end();
      settle();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
};

/** Packs all results in the browser and saves them. PDFs are compressed already, so nothing is gained by doing it again. */
export const saveResults = fromPromise<undefined, ResultsToTake & { readonly archive: string }>(
  async ({ input, signal }) => {
    const zip = growingZip();
    for (const source of withUniqueNames(input)) {
      signal.throwIfAborted();
      await zip.add(await fetched(source));
    }
    saveFile(zip.end(), input.archive);
    return undefined;
  },
);
