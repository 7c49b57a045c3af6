import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendCheckpoint } from '../../services/analytics/log/tree/checkpoints.js';
import { leafText } from '../../services/analytics/log/tree/leaf-hashes.js';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { signerOf } from '../../services/analytics/log/tree/log-signer.js';
import { openLogTree } from '../../services/analytics/log/tree/log-tree.js';
import { openProofs } from '../../services/analytics/log/prove/offline-proofs.js';
import { evidenceIn, verifyLog } from '../../services/analytics/log/verify/verify-log.js';
import { event, events, freshStream, listOf } from '../../services/platform/event-store/fixtures/store-fixture.js';
import { openEsdbEventStore } from '../../services/platform/event-store/eventstoredb/esdb-event-store.js';
import { openEsdbImport } from '../../services/platform/event-store/eventstoredb/esdb-import.js';
import { startFakeEventStoreDb } from '../../services/platform/event-store/eventstoredb/fixtures/fake-eventstoredb.js';
import type { EventStore, LogImport } from '../../services/platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { openSqliteImport } from '../../services/platform/event-store/sqlite-import.js';
import { silentLog as log } from '../../services/platform/settings/logger.js';
import { moveCheckpoints } from './move-checkpoints.js';
import { moveLog } from './move-log.js';
import type { Side } from './side.js';
import { notesIn } from '../../services/analytics/log/tree/checkpoints.js';

const EVENTS = 1300; // one checkpoint of 1000 and one of all
const silent = { say: () => undefined, progress: () => undefined };
const signer = signerOf('docket.log/test', Buffer.alloc(32, 7));
const clock = () => new Date('2026-03-01T00:00:00.000Z');

let folder: string;
let fake: Awaited<ReturnType<typeof startFakeEventStoreDb>>;
let first: EventStore;
const stores: EventStore[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-moved-'));
  fake = await startFakeEventStoreDb();
  first = openStore(openSqliteEventStore({ path: join(folder, 'first.db'), log }));
  const streams = [freshStream(), freshStream(), freshStream()];
  for (let index = 0; index < EVENTS; index += 13) {
    await first.append(
      streams[index % 3]!,
      events(...Array.from({ length: 13 }, (_, place) => `é${index + place}`)),
      'any',
    );
  }
  await sign(first, 'first');
});
afterAll(async () => {
  for (const store of stores) await store.close();
  fake.kill();
  await rm(folder, { recursive: true });
});

const openStore = (store: EventStore): EventStore => {
  stores.push(store);
  return store;
};
const placeOf = (name: string) => logFolderOf({ DATA_DIR: join(folder, name), CHECKPOINTS: undefined });

const sign = async (store: EventStore, name: string): Promise<void> => {
  const tree = await openLogTree({ log: store, folder: placeOf(name), signer, clock });
  await tree.catchUp();
  await tree.sign();
  await tree.close();
};

const notesOf = async (name: string) =>
  notesIn((await listOf(evidenceIn(placeOf(name)).checkpoints)).map(({ note }) => note).join('\n'));

/** Only its checkpoints. */
const sideOf = (name: string) =>
  ({ notes: () => notesOf(name), addNote: (_, note) => appendCheckpoint(placeOf(name).checkpoints, note) }) as Pick<
    Side,
    'notes' | 'addNote'
  > as Side;

const move = async (from: EventStore, to: LogImport, there: EventStore): Promise<void> => {
  await moveLog({ from, there, to }, silent);
  await to.close();
};

const verdictOf = (store: EventStore, name: string) =>
  verifyLog({ log: store, ...evidenceIn(placeOf(name)), verifier: signer.verifier });

describe('a log that has moved to EventStoreDB and back', () => {
  test('has the same leaves at other positions, is as signed, grows and proves on', async () => {
    const uri = `esdb://127.0.0.1:${fake.port}?tls=false`;
    const second = openStore(await openEsdbEventStore({ uri, log }));
    await move(first, openEsdbImport({ uri }), second);
    const own = await listOf(first.readRecords());
    const moved = await listOf(second.readRecords());
    expect(moved.map(leafText)).toEqual(own.map(leafText));
    expect(moved[5]!.position).not.toBe(own[5]!.position);
    expect((await listOf(second.readAll())).map(({ recordedAt }) => recordedAt)).toEqual(
      own.map((one) => one.recordedAt),
    );

    await openLogTree({ log: { readRecords: first.readRecords }, folder: placeOf('second'), signer, clock }).then(
      (tree) => tree.close(),
    );
    expect(await moveCheckpoints({ from: sideOf('first'), to: sideOf('second'), log: second, signer, clock })).toBe(
      EVENTS,
    );
    expect(await notesOf('second')).toHaveLength((await notesOf('first')).length + 1);
    await second.append(freshStream(), [event('new')], 'absent');
    await sign(second, 'second'); // its hashes are not there: they are made from the log
    expect(await verdictOf(second, 'second')).toMatchObject({ result: 'intact', events: EVENTS + 1, checkpoints: 4 });

    const proofs = openProofs({ log: second, folder: placeOf('second'), key: signer.verifier.text });
    expect(await proofs.inclusion(moved[1200]!.position)).toMatchObject({ index: 1200, event: leafText(own[1200]!) });

    const path = join(folder, 'third.db');
    const empty = openStore(openSqliteEventStore({ path, log }));
    await move(second, openSqliteImport({ path }), empty);
    const third = openStore(openSqliteEventStore({ path, log }));
    const home = await listOf(third.readRecords());
    expect(home.slice(0, EVENTS)).toEqual(own);
    expect(leafText(home[EVENTS]!)).toBe(leafText((await listOf(second.readRecords()))[EVENTS]!));
    await openLogTree({ log: third, folder: placeOf('third'), signer, clock }).then((tree) => tree.close());
    expect(await moveCheckpoints({ from: sideOf('second'), to: sideOf('third'), log: third, signer, clock })).toBe(
      EVENTS + 1,
    );
    await third.append(freshStream(), [event('newer')], 'absent');
    await sign(third, 'third');
    expect(await verdictOf(third, 'third')).toMatchObject({ result: 'intact', events: EVENTS + 2 });
  });

  test('is refused where another log is, and where a copied event was changed', async () => {
    const path = join(folder, 'other.db');
    const other = openStore(openSqliteEventStore({ path, log }));
    await other.append(freshStream(), [event('of somebody else')], 'absent');
    const to = openSqliteImport({ path });
    await expect(moveLog({ from: first, there: other, to }, silent)).rejects.toMatchObject({
      name: 'HasOtherContents',
    });
    await to.close();
    expect(await listOf(other.readRecords())).toHaveLength(1);
  });
});
