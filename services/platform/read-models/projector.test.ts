import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemoryDocuments } from '../documents/memory-documents.js';
import type { Documents } from '../documents/documents.js';
import { openInProcessBus } from '../event-bus/in-process/in-process.js';
import type { EventBus } from '../event-bus/event-bus.js';
import { events, freshStream } from '../event-store/fixtures/store-fixture.js';
import type { EventStore } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import { startUnderLease } from '../leases/hold-lease.js';
import { openMemoryLeases } from '../leases/memory-leases.js';
import { silentLog as log } from '../settings/logger.js';
import type { Projection } from './projection.js';
import { startProjector } from './projector.js';
import { reachedBy, rebuildUnlessStopped } from './refresh.js';
import { projectorLease, versionedDocuments } from './versioned-documents.js';

let directory: string;
let store: EventStore;
let bus: EventBus;
let documents: Documents;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-projector-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: store, log });
  documents = openMemoryDocuments();
});
afterEach(async () => {
  for (const port of [bus, documents, store]) await port.close();
  await rm(directory, { recursive: true });
});

const seenIn = (before: object | undefined): number => (before && 'seen' in before ? Number(before.seen) : 0);
const counting = (version: number): Projection => ({
  collection: { name: 'counts', indexes: [] },
  version,
  changes: () => [{ id: 'all', fold: (before) => ({ seen: seenIn(before) + version }) }],
});

describe('two versions of the program that run side by side', () => {
  test('each keep their own read models up to the end of the log', async () => {
    const startOnce = startUnderLease({ leases: openMemoryLeases(), log, askEveryMs: 1 });
    const start = async (projections: readonly Projection[]) => {
      const own = versionedDocuments(documents, projections);
      const running = await startOnce(projectorLease(projections), () =>
        startProjector({ store, bus, documents: own, together: true, log }, projections),
      );
      await own.define({ name: 'read-models', indexes: [] });
      return { own, stop: running.stop };
    };
    const versions = [await start([counting(1)]), await start([counting(10)])];
    const { position } = await store.append(freshStream(), events('a', 'b', 'c'), 'absent');
    for (const { own } of versions) {
      while ((await reachedBy(own)) !== position) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const counted = await Promise.all(versions.map(({ own }) => own.get('counts', 'all')));
    expect(counted).toEqual([{ seen: 3 }, { seen: 30 }]);
    await Promise.all(versions.map(({ stop }) => stop()));
  });
});

describe('a rebuild', () => {
  test('is broken off, and does not say that it is done, once somebody else may keep the read models', async () => {
    await store.append(freshStream(), events('a', 'b'), 'absent');
    const lost = new AbortController();
    const losing = { ...counting(1), changes: () => (lost.abort(), []) };
    const rebuilding = rebuildUnlessStopped({ store, documents, projections: [losing], stopping: lost.signal });
    await expect(rebuilding).rejects.toMatchObject({ name: 'AbortError' });
    expect(await documents.get('read-models', 'made-by')).toBeUndefined();
  });
});
