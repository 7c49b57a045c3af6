import { MongoBulkWriteError, type Collection } from 'mongodb';
import { DUPLICATE_KEY } from '../../mongo/mongo-link.js';
import { whileReachable } from '../../mongo/mongo-link.js';
import { openFolding, type AskedFold, type DocumentFolding } from './document-folding.js';
import type { StoredDocument } from './mongo-query.js';

export interface Folder {
  fold(asked: Omit<AskedFold, 'resolve' | 'reject'>): Promise<void>;
  /** Once everything that was asked for is done. */
  settled: () => Promise<void>;
}

const BATCH_DOCUMENTS = 500;

/**
 * Folds what has been asked for meanwhile as one batch: one read, one write. A document that somebody else has changed
 * in between is read and folded again.
 */
export const createFolder = (collection: Collection<StoredDocument>): Folder => {
  let waiting: AskedFold[] = [];
  let working: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_DOCUMENTS);
      waiting = waiting.slice(BATCH_DOCUMENTS);
      const again = await foldBatch(collection, batch);
      waiting = [...again, ...waiting];
    }
    working = undefined;
  };

  return {
    fold: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...asked, resolve, reject });
        working ??= Promise.resolve().then(work);
      }),
    settled: async () => working,
  };
};

/** @returns what is to be folded again. */
const foldBatch = async (collection: Collection<StoredDocument>, batch: readonly AskedFold[]): Promise<AskedFold[]> => {
  try {
    const foldings = await read(collection, batch);
    const overtaken = await write(collection, foldings);
    const done = foldings.filter((folding) => !overtaken.has(folding));
    for (const { resolve } of done.flatMap(({ held }) => held)) resolve();
    return [...overtaken].flatMap(({ held }) => held);
  } catch (error) {
    for (const { reject } of batch) reject(error);
    return [];
  }
};

const read = async (
  collection: Collection<StoredDocument>,
  batch: readonly AskedFold[],
): Promise<DocumentFolding[]> => {
  const ids = [...new Set(batch.map(({ id }) => id))];
  const records = await whileReachable(() => collection.find({ _id: { $in: ids } }).toArray());
  const stored = new Map(records.map((document) => [document._id, document]));
  const foldings = new Map(ids.map((id) => [id, openFolding(id, stored.get(id))]));
  for (const asked of batch) foldings.get(asked.id)?.fold(asked);
  return [...foldings.values()];
};

/** @returns those that somebody else has changed since they were read. */
const write = async (
  collection: Collection<StoredDocument>,
  foldings: readonly DocumentFolding[],
): Promise<ReadonlySet<DocumentFolding>> => {
  const changed = foldings.filter((folding) => folding.writes().length > 0);
  if (changed.length === 0) return new Set();
  try {
    await whileReachable(() =>
      collection.bulkWrite(
        changed.flatMap((folding) => folding.writes()),
        { ordered: false },
      ),
    );
    return new Set();
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const failed = [error.writeErrors].flat();
    if (failed.length === 0 || failed.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
    const indexes = new Set(failed.map(({ index }) => index));
    return new Set(changed.filter((_, index) => indexes.has(index)));
  }
};
