import type { Document, Filter, Sort } from 'mongodb';
import type { Count, Query } from '../documents.js';
import { checkedCollection, checkedField, checkedLimit } from '../names.js';

/** A document as it lies in MongoDB: its text as it is given back, and beside it what it is found by. */
export interface StoredDocument {
  readonly _id: string;
  readonly position: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, string | number | boolean>>;
}

export const nameOf = (collection: string): string => `docs-${checkedCollection(collection)}`;

export const pathOf = (field: string): string => `fields.${checkedField(field)}`;

/** The texts, numbers and booleans at the top of a document; nothing else can be searched for. */
export const fieldsOf = (doc: object): StoredDocument['fields'] =>
  Object.fromEntries(Object.entries(doc).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)));

/** Null finds what is absent, too. */
export const filterOf = ({ where = {}, since, sort, after }: Count & Partial<Query>): Filter<StoredDocument> => {
  const equal = Object.entries(where).map(([field, value]): Document => ({ [pathOf(field)]: { $eq: value } }));
  const later = since ? [{ [pathOf(since.field)]: { $gte: since.from } }] : [];
  const conditions = [...equal, ...later, ...(sort && after ? [afterOf(sort, after)] : [])];
  return conditions.length > 0 ? { $and: conditions } : {};
};

const afterOf = (
  { field, direction }: NonNullable<Query['sort']>,
  { value, id }: NonNullable<Query['after']>,
): Document => {
  const path = pathOf(field);
  const beyond = direction === 'descending' ? '$lt' : '$gt';
  return { $or: [{ [path]: { [beyond]: value } }, { [path]: { $eq: value }, _id: { $gt: id } }] };
};

/** @throws RangeError */
export const pageOf = ({ sort, limit }: Query): { sort: Sort; limit: number } => ({
  sort: sort ? { [pathOf(sort.field)]: sort.direction === 'descending' ? -1 : 1, _id: 1 } : { _id: 1 },
  limit: checkedLimit(limit),
});

/** With the id last, as ties are in its order. */
export const indexOf = (fields: readonly string[]): Record<string, 1> =>
  Object.fromEntries([...fields.map((field) => [pathOf(field), 1] as const), ['_id', 1] as const]);
