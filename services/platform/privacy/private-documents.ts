import type { Documents } from '../documents/documents.js';
import type { PersonKeys } from './person-keys.js';
import { openAll } from './sealed-text.js';

/** Read models as those see them who may know what they say of people; they are kept sealed, as the log is. */
export const openPrivateDocuments = (documents: Documents, keys: Pick<PersonKeys, 'find'>): Documents => ({
  adapter: documents.adapter,
  define: (collection) => documents.define(collection),
  get: async <Doc extends object>(collection: string, id: string) => {
    const document = await documents.get<Doc>(collection, id);
    return document && openAll(keys, document);
  },
  find: async (collection, query) => openAll(keys, await documents.find(collection, query)),
  count: (collection, where) => documents.count(collection, where),
  sum: (collection, field, where) => documents.sum(collection, field, where),
  fold: (target, fold) => documents.fold(target, fold),
  async *all(collection) {
    for await (const document of documents.all(collection)) yield await openAll(keys, document);
  },
  clear: (collection) => documents.clear(collection),
  close: () => documents.close(),
});
