import { spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ConvertReply } from '../contracts/api/conversions.js';
import type { DomainEvent } from '../contracts/events/domain-event.js';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import type { Blobs } from '../services/platform/blobs/blobs.js';
import { openDiskBlobs } from '../services/platform/blobs/disk.js';
import { openSqliteEventStore } from '../services/platform/event-store/sqlite-event-store.js';
import { silentLog } from '../services/platform/settings/logger.js';
import { openSqlitePersonKeys } from '../services/platform/privacy/sqlite-person-keys.js';
import { openSecretsKey } from '../services/platform/secrets/stored-key.js';
import { chanceOf } from './harness/chance.js';
import { NoAnswer, openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { endsOf, ofType, readLog } from './harness/event-log.js';
import { filesBelow } from './harness/files-below.js';
import { liveReadModels, rebuiltReadModels } from './harness/read-models.js';
import { root } from './harness/repository.js';
import { blobsOnLog, storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';
import { personAt, type Person } from './isolation/people.js';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const chance = chanceOf(seed);

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' } });
});
afterAll(async () => {
  await docket.dispose();
  await provider.stop();
});

const newPerson = (): Promise<Person> => personAt(docket, provider);
const filesWith = (mark: string): string[] =>
  filesBelow(docket.dataDir).filter((path) => readFileSync(join(docket.dataDir, path)).includes(mark));
const blobsOf = async ({ id }: ConvertReply): Promise<string[]> =>
  blobsOnLog((await readLog(docket.dataDir)).filter(({ stream }) => stream === `conversion-${id}`));
const areGone = async (replies: readonly ConvertReply[]): Promise<boolean> => {
  const { refs } = storedBlobs(docket.dataDir);
  const own = (await Promise.all(replies.map(blobsOf))).flat();
  return own.every((ref) => !refs.includes(ref));
};
const statusOf = async ({ shareHash }: ConvertReply): Promise<number> =>
  (await openClient(docket.address).call(`/api/share/${shareHash}`)).status;

/** All that has begun has come to its one end, and whoever looks can tell that nothing else happened to the log. */
const expectSound = async (): Promise<void> => {
  await docket.stop();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: docket.dataDir };
  const verify = spawnSync(process.execPath, ['dist/run/commands/verify.command.js'], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(verify).toMatchObject({ status: 0 });
  const log = await readLog(docket.dataDir);
  for (const { data } of ofType(log, 'ConversionRequested')) {
    expect([data.conversionId, endsOf(log, data.conversionId).length]).toEqual([data.conversionId, 1]);
  }
  for (const type of ['ConversionDeleted', 'ShareLinkRevoked', 'ShareLinkCreated'] as const) {
    const streams = ofType(log, type).map(({ stream }) => stream);
    expect([type, new Set(streams).size]).toEqual([type, streams.length]);
  }
  expect(await liveReadModels(docket.dataDir)).toEqual(await rebuiltReadModels(docket.dataDir));
};

/** Kills the server, and leaves behind on its data the beginnings of work that it would have done. */
const asIfKilled = async (work: (tools: Tools) => Promise<void>): Promise<void> => {
  await docket.kill();
  const { dataDir } = docket;
  const store = openSqliteEventStore({ path: join(dataDir, 'events.db'), log: silentLog });
  const blobs = openDiskBlobs({ directory: join(dataDir, 'blobs') });
  const key = await openSecretsKey({ DATA_DIR: dataDir });
  const keys = openSqlitePersonKeys({ path: join(dataDir, 'keys.db'), key });
  const tell = async (stream: string, event: DomainEvent) => {
    await store.append(stream, [{ ...event, id: randomUUID() }], 'any');
  };
  await work({ blobs, tell, forget: (owner) => keys.destroy(owner) });
  await Promise.all([store.close(), blobs.close(), keys.close()]);
  await docket.start();
};
interface Tools {
  readonly blobs: Blobs;
  readonly tell: (stream: string, event: DomainEvent) => Promise<void>;
  readonly forget: (owner: `member-${string}`) => Promise<number>;
}

const at = (): string => new Date().toISOString();
const erased = ({ userId }: Person, { tell }: Tools) =>
  tell(`user-${userId}`, { type: 'UserErased', version: 2, data: { userId, by: null, at: at() } });
const deleted = ({ id: conversionId, shareHash }: ConvertReply, { tell }: Tools) =>
  tell(`conversion-${conversionId}`, {
    type: 'ConversionDeleted',
    version: 1,
    data: { conversionId, shareHash, at: at() },
  });
const revoked = ({ id: conversionId, shareHash: hash }: ConvertReply, { tell }: Tools) =>
  tell(`share-${hash}`, { type: 'ShareLinkRevoked', version: 1, data: { hash, conversionId, at: at() } });
const someBlobs = async (refs: readonly string[], { blobs }: Tools): Promise<void> => {
  for (const ref of refs.slice(0, 1)) await blobs.delete(ref);
};

type Step = (tools: Tools) => Promise<unknown>;
const inTurn = async (tools: Tools, steps: readonly Step[]): Promise<void> => {
  for (const step of steps) await step(tools);
};

/** Collects everything that a server leaves of each row when it is killed once for all of them. */
const leftBy = async <Row>(rows: readonly Row[], begin: (row: Row) => Promise<readonly Step[]>): Promise<void> => {
  const begun: Step[] = [];
  for (const row of rows) begun.push(...(await begin(row)));
  await asIfKilled((tools) => inTurn(tools, begun));
};

describe('an erasure that is killed', () => {
  const begun =
    (person: Person): Step =>
    (tools) =>
      erased(person, tools);
  const forgotten =
    ({ userId }: Person): Step =>
    ({ forget }) =>
      forget(`member-${userId}`);
  const rows: readonly (readonly [string, (person: Person, refs: readonly string[]) => readonly Step[]])[] = [
    ['after its event', (person) => [begun(person)]],
    ['after the key', (person) => [begun(person), forgotten(person)]],
    ['after the first conversion', (person) => [begun(person), (tools) => deleted(person.made[0]!, tools)]],
    [
      'after some of the bytes',
      (person, refs) => [begun(person), forgotten(person), (tools) => someBlobs(refs, tools)],
    ],
  ];
  const people = new Map<string, Person>();
  beforeAll(() =>
    leftBy(rows, async ([when, steps]) => {
      const person = await newPerson();
      people.set(when, person);
      return steps(person, await blobsOf(person.made[0]!));
    }),
  );

  /** The others too, because nobody may delete a file while all are read. */
  const allAreGone = () => areGone([...people.values()].flatMap(({ made }) => made));

  test.each(rows.map(([when]) => when))('%s is finished after the restart', async (when) => {
    const person = people.get(when)!;
    await until('its files are gone', allAreGone);
    for (const item of person.made) await until('its link is dead', async () => (await statusOf(item)) === 404);
    expect((await person.client.call('/api/auth/me')).status).toBe(401);
    expect(filesWith(person.mark)).toEqual([]);
    expect(JSON.stringify(await readLog(docket.dataDir))).not.toContain(person.mark);
  });
});

describe('a deletion that is killed', () => {
  const begun =
    (reply: ConvertReply): Step =>
    (tools) =>
      deleted(reply, tools);
  const ended =
    (reply: ConvertReply): Step =>
    (tools) =>
      revoked(reply, tools);
  const half =
    (refs: readonly string[]): Step =>
    (tools) =>
      someBlobs(refs, tools);
  const rows: readonly (readonly [string, (made: ConvertReply, refs: readonly string[]) => readonly Step[]])[] = [
    ['after its event', (reply) => [begun(reply)]],
    ['after the end of its link', (reply) => [begun(reply), ended(reply)]],
    ['after some of the bytes', (reply, refs) => [begun(reply), ended(reply), half(refs)]],
    ['of the link alone, after its event', (reply) => [ended(reply)]],
    ['of the link alone, after some of the bytes', (reply, refs) => [ended(reply), half(refs)]],
  ];
  const people = new Map<string, Person>();
  beforeAll(() =>
    leftBy(rows, async ([when, steps]) => {
      const person = await newPerson();
      people.set(when, person);
      const unwanted = person.made[1]!;
      return steps(unwanted, await blobsOf(unwanted));
    }),
  );

  test.each(rows.map(([when]) => when))(
    '%s is finished after the restart, and nothing else is deleted',
    async (when) => {
      const { client, made } = people.get(when)!;
      const [kept, unwanted] = made as [ConvertReply, ConvertReply];
      await until('its files are gone', () => areGone([unwanted]));
      await until('its link is dead', async () => (await statusOf(unwanted)) === 404);
      expect((await client.download(kept.shareHash)).status).toBe(200);
    },
  );
});

describe(`a server that is killed at any moment of it (SEED=${seed})`, () => {
  test.each([1, 2])('finishes all that was asked for, time %i', async () => {
    const person = await newPerson();
    const other = await newPerson();
    const [unwanted, ended] = other.made as [ConvertReply, ConvertReply];
    const asked = [
      () => person.client.call('/api/auth/me', { method: 'DELETE' }),
      () => other.client.call(`/api/conversions/${unwanted.id}`, { method: 'DELETE' }),
      () => other.client.call(`/api/share/${ended.shareHash}`, { method: 'DELETE' }),
    ];
    const answers = asked.map((ask) => ask().catch((error: unknown) => error));
    await pause(chance() * 150);
    await docket.kill();
    expect(
      (await Promise.all(answers)).every((answer) => answer instanceof NoAnswer || answer instanceof Response),
    ).toBe(true);
    await docket.start();
    for (const ask of asked) await ask(); // whoever got no answer asks again
    await until('all files are gone', () => areGone([...person.made, ...other.made]));
    expect(filesWith(person.mark)).toEqual([]);
    expect(JSON.stringify(await readLog(docket.dataDir))).not.toContain(person.mark);
  });
});

test('after all that the log is intact, and everything on it has ended once', expectSound);
