import { MongoServerError } from 'mongodb';
import type { MongoLink } from '../../mongo/mongo-link.js';
import { whileReachable } from '../../mongo/mongo-link.js';
import type { CollectionSpec, Count, Documents, Query } from '../documents.js';
import { openMongoCollection, type MongoCollection } from './mongo-collection.js';
import { indexOf, nameOf, type StoredDocument } from './mongo-query.js';

const NAMESPACE_EXISTS_CODE = 48;

/** Read models in MongoDB, a collection each. Everything is read from the primary. */
export const openMongoDocuments = (link: MongoLink): Documents => {
  const { define, collectionOf, settled } = openCollections(link);
  return {
    adapter: 'mongodb',

    define,

    async get<Doc extends object>(collection: string, id: string) {
      return (await collectionOf(collection).get(id)) as Doc | undefined;
    },

    async find<Doc extends object>(collection: string, query: Query) {
      return (await collectionOf(collection).find(query)) as Doc[];
    },

    async count(collection: string, count: Count) {
      return collectionOf(collection).count(count);
    },

    async sum(collection: string, field: string, count: Count) {
      return collectionOf(collection).sum(field, count);
    },

    async fold(target, fold) {
      await collectionOf(target.collection).fold(target, fold as (before: object | undefined) => object | undefined);
    },

    async *all(collection) {
      yield* collectionOf(collection).all();
    },

    async clear(collection) {
      await collectionOf(collection).clear();
    },

    async close() {
      await settled();
      await link.close();
    },
  };
};

const openCollections = (link: MongoLink) => {
  const collections = new Map<string, MongoCollection>();
  return {
    define: async (spec: CollectionSpec): Promise<void> => {
      await whileReachable(() => make(link, spec));
      if (collections.has(spec.name)) return;
      const stored = link.db.collection<StoredDocument>(nameOf(spec.name));
      collections.set(spec.name, openMongoCollection(stored));
    },

    collectionOf: (name: string): MongoCollection => {
      const collection = collections.get(name);
      if (!collection) throw new Error(`the collection ${name} is not defined`);
      return collection;
    },

    settled: async (): Promise<void> => {
      await Promise.all([...collections.values()].map((collection) => collection.settled()));
    },
  };
};

const make = async ({ db }: MongoLink, { name, indexes }: CollectionSpec): Promise<void> => {
  try {
    await db.createCollection(nameOf(name));
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === NAMESPACE_EXISTS_CODE)) throw error;
  }
  const keys = indexes.map((fields) => ({ key: indexOf(fields) }));
  if (keys.length > 0) await db.collection(nameOf(name)).createIndexes(keys);
};
