import type { AnyBulkWriteOperation } from 'mongodb';
import { canonicalJson } from '../canonical-json.js';
import { fieldsOf, type StoredDocument } from './mongo-query.js';

export type Fold = (before: object | undefined) => object | undefined;

/** A fold that somebody waits for. */
export interface AskedFold {
  readonly id: string;
  readonly position: string;
  readonly fold: Fold;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** A document while folds are carried out on it, in memory. */
export interface DocumentFolding {
  /** Each position once, and none that is behind. What the fold throws goes to who asked for it. */
  fold(asked: AskedFold): void;
  /** Whose folds it holds by now. */
  readonly held: readonly AskedFold[];
  /** Writes that store it; none where the folds have made nothing. */
  writes(): AnyBulkWriteOperation<StoredDocument>[];
}

interface Version {
  readonly position: string;
  readonly doc: object;
}

/** @param stored  as it lies in the store. */
export const openFolding = (id: string, stored: StoredDocument | undefined): DocumentFolding => {
  const before: Version | undefined = stored && {
    position: stored.position,
    doc: JSON.parse(stored.text) as object,
  };
  let now = before;
  const held: AskedFold[] = [];
  return {
    held,
    fold: (asked) => {
      try {
        now = nextOf(now, asked);
        held.push(asked);
      } catch (error) {
        asked.reject(error);
      }
    },
    writes: () => (now && now !== before ? [writeOf(id, before, now)] : []),
  };
};

const nextOf = (now: Version | undefined, { position, fold }: AskedFold): Version | undefined => {
  if (now && now.position >= position) return now;
  const doc = fold(now?.doc);
  return doc ? { position, doc } : now;
};

/** Where the document is not as it was read, the filter misses it, and the insert in its place fails by its id. */
const writeOf = (
  id: string,
  before: Version | undefined,
  { position, doc }: Version,
): AnyBulkWriteOperation<StoredDocument> => ({
  replaceOne: {
    filter: { _id: id, position: before ? before.position : { $exists: false } },
    replacement: { position, text: canonicalJson(doc), fields: fieldsOf(doc) },
    upsert: true,
  },
});
