import type { Collection } from 'mongodb';
import { eachReachable, whileReachable } from '../../mongo/mongo-link.js';
import { storable } from '../../sqlite/database.js';
import type { Count, Query } from '../documents.js';
import { createFolder } from './fold-in-batches.js';
import type { Fold } from './document-folding.js';
import { filterOf, pageOf, pathOf, type StoredDocument } from './mongo-query.js';

/** One collection of documents; everything that it is asked throws Refusal `service.unavailable` when it is away. */
export interface MongoCollection {
  get(id: string): Promise<object | undefined>;
  find(query: Query): Promise<object[]>;
  count(count: Count): Promise<number>;
  sum(field: string, count: Count): Promise<number>;
  fold(target: { readonly id: string; readonly position: string }, fold: Fold): Promise<void>;
  all(): AsyncGenerator<{ id: string; position: string; doc: object }, void>;
  clear(): Promise<void>;
  /** Once nothing is being folded. */
  settled: () => Promise<void>;
}

const documentOf = ({ text }: Pick<StoredDocument, 'text'>): object => JSON.parse(text) as object;

export const openMongoCollection = (collection: Collection<StoredDocument>): MongoCollection => {
  const folder = createFolder(collection);
  return {
    get: (id) =>
      whileReachable(async () => {
        const stored = await collection.findOne({ _id: id }, { projection: { text: 1 } });
        return stored ? documentOf(stored) : undefined;
      }),

    find: async (query) => {
      const { sort, limit } = pageOf(query);
      const asked = collection.find(filterOf(query), { sort, limit, projection: { text: 1 } });
      return (await whileReachable(() => asked.toArray())).map(documentOf);
    },

    count: async (count) => {
      const filter = filterOf(count);
      return whileReachable(() => collection.countDocuments(filter));
    },

    sum: async (field, count) => {
      const added = { $group: { _id: null, total: { $sum: `$${pathOf(field)}` } } };
      const asked = collection.aggregate<{ total: number }>([{ $match: filterOf(count) }, added]);
      const [sum] = await whileReachable(() => asked.toArray());
      return sum?.total ?? 0;
    },

    fold: ({ id, position }, fold) => folder.fold({ id: storable(id), position: storable(position), fold }),

    async *all() {
      for await (const stored of eachReachable(collection.find({}, { sort: { _id: 1 } }))) {
        yield { id: stored._id, position: stored.position, doc: documentOf(stored) };
      }
    },

    clear: async () => {
      await folder.settled();
      await whileReachable(() => collection.deleteMany({}));
    },

    settled: folder.settled,
  };
};
