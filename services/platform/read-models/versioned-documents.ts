import { hash } from 'node:crypto';
import type { Documents } from '../documents/documents.js';
import type { Projection } from './projection.js';
import { STATE } from './refresh.js';

const VERSION_DIGITS = 12;

/** Tells the read models of one version of the program from those of another. */
export const versionOfAll = (projections: readonly Projection[]): string => {
  const versions = projections.map(({ collection, version }) => `${collection.name} ${version}`);
  return hash('sha256', versions.toSorted().join('\n')).slice(0, VERSION_DIGITS);
};

/** The lease of whoever keeps the read models of this version; another version has another process that keeps them. */
export const projectorLease = (projections: readonly Projection[]): string => `projector-${versionOfAll(projections)}`;

/**
 * The same documents under names that carry the versions of their projections: while an installation is upgraded, the
 * old program and the new one each have collections of their own.
 */
export const versionedDocuments = (documents: Documents, projections: readonly Projection[]): Documents => {
  const names = new Map(projections.map(({ collection: { name }, version }) => [name, `${name}-v${version}`]));
  names.set(STATE.name, `${STATE.name}-${versionOfAll(projections)}`);
  const named = (name: string): string => names.get(name) ?? name;
  return {
    adapter: documents.adapter,
    define: (collection) => documents.define({ ...collection, name: named(collection.name) }),
    get: (collection, id) => documents.get(named(collection), id),
    find: (collection, query) => documents.find(named(collection), query),
    count: (collection, count) => documents.count(named(collection), count),
    sum: (collection, field, count) => documents.sum(named(collection), field, count),
    fold: (target, fold) => documents.fold({ ...target, collection: named(target.collection) }, fold),
    all: (collection) => documents.all(named(collection)),
    clear: (collection) => documents.clear(named(collection)),
    close: () => documents.close(),
  };
};
