import { openMemoryDocuments } from '../documents/memory-documents.js';
import type { Projection } from './projection.js';
import { versionedDocuments, versionOfAll } from './versioned-documents.js';

const projection = (name: string, version: number): Projection => ({
  collection: { name, indexes: [] },
  version,
  changes: () => [],
});

describe('read models that two versions of the program keep at the same time', () => {
  test('do not meet where a projection has changed, and are the same where it has not', async () => {
    const documents = openMemoryDocuments();
    const old = versionedDocuments(documents, [projection('history', 1), projection('links', 4)]);
    const fresh = versionedDocuments(documents, [projection('history', 2), projection('links', 4)]);
    for (const each of [old, fresh]) {
      for (const name of ['history', 'links', 'read-models']) await each.define({ name, indexes: [] });
    }
    for (const collection of ['history', 'links', 'read-models']) {
      await old.fold({ collection, id: 'one', position: '1' }, () => ({ by: 'old' }));
    }
    expect(await fresh.get('history', 'one')).toBeUndefined();
    expect(await fresh.get('links', 'one')).toEqual({ by: 'old' });
    expect(await fresh.get('read-models', 'one')).toBeUndefined();
  });

  test('have a version together that tells every change', () => {
    const versions = [
      [projection('history', 1), projection('links', 4)],
      [projection('history', 2), projection('links', 4)],
      [projection('history', 1)],
    ].map(versionOfAll);
    expect(new Set(versions).size).toBe(3);
    expect(versionOfAll([projection('links', 4), projection('history', 1)])).toBe(versions[0]);
  });
});
