import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DashboardReply } from '../../../contracts/api/admin.js';
import type { ActivityQuestion, ActivityReply, StoryReply } from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import type { Owner } from '../../../contracts/owner.js';
import { questions } from '../../../contracts/subjects.js';
import type { Documents } from '../../platform/documents/documents.js';
import { openSqliteDocuments } from '../../platform/documents/sqlite.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import { openInProcessBus } from '../../platform/event-bus/in-process.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite.js';
import { silentLog as log } from '../../platform/log.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { openPrivateDocuments } from '../../platform/privacy/private-documents.js';
import { openPrivateStore } from '../../platform/privacy/private-store.js';
import { openSqlitePersonKeys } from '../../platform/privacy/sqlite.js';
import { rebuild } from '../../platform/projection.js';
import { dashboardAt } from '../dashboard.js';
import { fromSource } from '../fixtures/from-source.js';
import { withId } from '../fixtures/random-events.js';
import { openLogTasks } from '../log-tasks/log-tasks.js';
import { projections } from '../projections.js';
import { startAdminService } from './admin.service.js';

const AT = '2026-03-01T09:00:00.000Z';
let directory: string;
let sealed: EventStore;
let models: Documents;
let keys: PersonKeys;
let store: EventStore;
let documents: Documents;
let bus: EventBus;
let service: { stop(): Promise<void> };

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-admin-'));
  const database = join(directory, 'events.db');
  sealed = openSqliteEventStore({ path: database, log });
  models = openSqliteDocuments({ path: ':memory:' });
  keys = openSqlitePersonKeys({ path: join(directory, 'keys.db'), key: Buffer.alloc(32, 1) });
  store = openPrivateStore(sealed, keys);
  documents = openPrivateDocuments(models, keys);
  bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: sealed, log });
  const tasks = openLogTasks({ database, ...fromSource });
  service = await startAdminService({ bus, log: sealed, documents, keys, tasks, clock: () => new Date() });
});
afterEach(async () => {
  await service.stop();
  await bus.close();
  for (const port of [models, sealed, keys]) await port.close();
  await rm(directory, { recursive: true });
});

const append = async (stream: string, ...events: DomainEvent[]): Promise<string> =>
  (await store.append(stream, events.map(withId), 'any')).position;

const signIn = (id: string, name: string) => {
  const data = { userId: id, guest: null, name, email: `${id}@example.org`, picture: null, at: AT };
  return append(`user-${id}`, { type: 'UserSignedIn', version: 1, data });
};

/** A file that was uploaded, compressed, and looked at by somebody. */
const compress = async (id: string, owner: Owner, name: string) => {
  const file = {
    uploadId: `up-${id}`,
    name,
    kind: 'pdf',
    mime: 'application/pdf',
    size: 9,
    sha256: 'ab',
    blob: 'b',
  } as const;
  const hash = `hash-${id}`;
  const request = {
    conversionId: id,
    owner,
    tool: 'pdf-compress',
    lane: 'pdf',
    shareHash: hash,
    files: [file],
    at: AT,
  } as const;
  const result = { blob: 'r', name: name.replace('.', '_compressed.'), mime: 'application/pdf', size: 5, sha256: 'cd' };
  const options = { note: 'typed by somebody' };
  await append(`upload-up-${id}`, {
    type: 'UploadReceived',
    version: 1,
    data: { ...file, owner, conversionId: id, at: AT },
  });
  await append(`conversion-${id}`, { type: 'ConversionRequested', version: 1, data: { ...request, options } });
  const link = { hash, conversionId: id, owner, expiresAt: '2027-01-01T00:00:00.000Z', at: AT };
  await append(`share-${hash}`, { type: 'ShareLinkCreated', version: 1, data: link });
  const completed = { conversionId: id, result, thumbnail: null, notes: [], at: AT };
  await append(`conversion-${id}`, { type: 'ConversionCompleted', version: 1, data: completed });
  return append(`share-${hash}`, { type: 'ShareLinkViewed', version: 1, data: { hash, at: AT } });
};

const look = (hash: string, times: number) =>
  append(
    `share-${hash}`,
    ...Array.from({ length: times }, (): DomainEvent => ({
      type: 'ShareLinkViewed',
      version: 1,
      data: { hash, at: AT },
    })),
  );

const search = async (question: Partial<ActivityQuestion> = {}): Promise<ActivityReply> => {
  await rebuild(sealed, models, projections);
  return bus.ask<ActivityReply>(questions.activity, question, 30_000);
};
const said = ({ entries }: { readonly entries: ActivityReply['entries'] }) =>
  entries.map(({ type, stream }) => `${type} ${stream}`);

const lifeOf = (id: string) => [
  `UploadReceived upload-up-${id}`,
  `ConversionRequested conversion-${id}`,
  `ShareLinkCreated share-hash-${id}`,
  `ConversionCompleted conversion-${id}`,
  `ShareLinkViewed share-hash-${id}`,
];

const givenTraffic = async () => {
  await signIn('u1', 'Ada Lovelace');
  await compress('c1', 'member-u1', 'Taxes 2025.pdf');
  await compress('c2', 'guest-g1', 'holiday.pdf');
};

describe('the activity', () => {
  test('has everything, the newest first, with whose it is and what it is about', async () => {
    await givenTraffic();
    const reply = await search();
    expect(said(reply)).toEqual(['UserSignedIn user-u1', ...lifeOf('c1'), ...lifeOf('c2')].reverse());
    expect(reply.next).toBeNull();
    const ada = { id: 'member-u1', kind: 'member', name: 'Ada Lovelace', email: 'u1@example.org' };
    const document = { conversionId: 'c1', shareHash: 'hash-c1', name: 'Taxes 2025_compressed.pdf' };
    const adas = reply.entries.slice(5, 10);
    expect(adas.map(({ actor }) => actor)).toEqual(Array(5).fill(ada));
    expect(adas.map((entry) => entry.document)).toEqual(Array(5).fill(document));
    expect(reply.entries[0]!.actor).toEqual({ id: 'guest-g1', kind: 'guest', name: null, email: null });
    expect(adas[4]!.data).toMatchObject({ name: 'Taxes 2025.pdf', size: 9 });
  });

  test.each<[string, Partial<ActivityQuestion>, string[]]>([
    ['an actor, by owner', { actor: 'guest-g1' }, lifeOf('c2')],
    ['an actor, by a part of the name', { actor: 'lovelace' }, ['UserSignedIn user-u1', ...lifeOf('c1')]],
    ['an actor, by address', { actor: 'U1@EXAMPLE.org' }, ['UserSignedIn user-u1', ...lifeOf('c1')]],
    ['a document, by conversion', { document: 'c1' }, lifeOf('c1')],
    ['a document, by share link', { document: 'hash-c2' }, lifeOf('c2')],
    ['a document, by a part of the file name', { document: 'taxes' }, lifeOf('c1')],
    [
      'an action',
      { action: ['ShareLinkCreated', 'UserSignedIn'] },
      ['UserSignedIn user-u1', lifeOf('c1')[2]!, lifeOf('c2')[2]!],
    ],
    ['all of these', { action: ['ShareLinkViewed'], actor: 'ada', document: 'c1' }, [lifeOf('c1')[4]!]],
    ['positions', { from: '2', until: '00000000000000000003' }, lifeOf('c1').slice(0, 2)],
    ['positions of one document', { document: 'c1', from: '3', until: '5' }, lifeOf('c1').slice(1, 4)],
    ['somebody who is not there', { actor: 'nobody' }, []],
    ['a time before everything', { until: '2020-01-01' }, []],
    ['a time after everything', { from: '2999-01-01T00:00:00Z' }, []],
  ])('is searched by %s', async (_, question, expected) => {
    await givenTraffic();
    expect(said(await search(question))).toEqual([...expected].reverse());
  });

  test('is searched by time, to the millisecond', async () => {
    await givenTraffic();
    const { entries } = await search();
    const { recordedAt: from } = entries.at(3)!;
    const { recordedAt: until } = entries.at(1)!;
    const within = entries.filter(({ recordedAt }) => from <= recordedAt && recordedAt <= until);
    expect(within.length).toBeGreaterThanOrEqual(3);
    expect((await search({ from, until })).entries).toEqual(within);
  });

  test.each<[string, Partial<ActivityQuestion>]>([
    ['of everything', {}],
    ['of one document', { document: 'c1' }],
  ])('%s comes in pages of 50, each going on where the one before ended', async (_, question) => {
    await givenTraffic();
    await look('hash-c1', 110);
    const positions: string[] = [];
    const sizes: number[] = [];
    for (let next: string | null | undefined = undefined; next !== null;) {
      const page = await search({ ...question, before: next ?? undefined });
      positions.push(...page.entries.map(({ position }) => position));
      sizes.push(page.entries.length);
      next = page.next;
    }
    expect(sizes.slice(0, 2)).toEqual([50, 50]);
    expect(positions).toEqual([...new Set(positions)].sort().reverse());
    expect(positions).toHaveLength('document' in question ? 115 : 121);
  });

  test('looks at a bounded part of a long log at a time, and says how far back it got', async () => {
    await givenTraffic();
    for (let times = 0; times < 4; times += 1) await look('hash-c2', 6000);
    const first = await search({ actor: 'ada' });
    expect([first.entries, first.next === null]).toEqual([[], false]);
    const second = await search({ actor: 'ada', before: first.next! });
    expect(said(second)).toEqual(['UserSignedIn user-u1', ...lifeOf('c1')].reverse());
    expect(second.next).toBeNull();
    expect(second.searchedTo! <= first.searchedTo!).toBe(true);
  });

  test('shows neither what people typed as options, nor what checks a password, nor endless lists', async () => {
    await givenTraffic();
    const password = { salt: 'c2FsdA==', key: 'a2V5' };
    const restricted = { hash: 'hash-c1', maxDownloads: 3, password, at: AT };
    await append('share-hash-c1', { type: 'ShareLinkRestricted', version: 1, data: restricted });
    const reply = await search();
    expect(reply.entries[0]!.data).toEqual({ hash: 'hash-c1', maxDownloads: 3, hasPassword: true, at: AT });
    expect(JSON.stringify(reply)).not.toMatch(/typed by somebody|a2V5|c2FsdA/);
  });

  test('says [erased] of somebody who has been erased, and no longer finds them by name', async () => {
    await givenTraffic();
    await keys.destroy('member-u1');
    const { entries } = await search({ actor: 'member-u1' });
    expect(entries).toHaveLength(6);
    expect(entries[0]).toMatchObject({
      actor: { name: '[erased]', email: '[erased]' },
      document: { name: '[erased]' },
    });
    expect(entries.at(-1)!.data).toMatchObject({ name: '[erased]', email: '[erased]' });
    expect(JSON.stringify(entries)).not.toMatch(/Ada|Lovelace|Taxes|sealed:/);
    expect((await search({ actor: 'lovelace' })).entries).toEqual([]);
    expect((await search({ document: 'taxes' })).entries).toEqual([]);
  });
});

describe('the story of a document', () => {
  const story = async (conversionId: string, after?: string): Promise<StoryReply> => {
    await rebuild(sealed, models, projections);
    return bus.ask<StoryReply>(questions.story, { conversionId, after }, 30_000);
  };

  test('is everything from its upload on, in order, and nothing of another', async () => {
    await givenTraffic();
    const told = await story('c1');
    expect(said(told)).toEqual(lifeOf('c1'));
    expect(told.next).toBeNull();
  });

  test('comes in pages where it is long', async () => {
    await givenTraffic();
    await look('hash-c1', 120);
    const first = await story('c1');
    expect(first.entries).toHaveLength(100);
    const second = await story('c1', first.next!);
    expect([second.entries.length, second.next]).toEqual([25, null]);
    const positions = [...first.entries, ...second.entries].map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort());
  });

  test('is refused where there is no such document', async () => {
    await expect(story('c9')).rejects.toEqual(new Refusal('conversion.not-found'));
    await expect(story('')).rejects.toEqual(new Refusal('conversion.not-found'));
  });
});

describe('the dashboard', () => {
  const dashboard = (question: { until?: string } = {}) =>
    bus.ask<DashboardReply>(questions.dashboard, question, 30_000);

  test('is that of now, or to the byte that of any moment', async () => {
    await signIn('u1', 'Ada Lovelace');
    const position = await compress('c1', 'member-u1', 'Taxes.pdf');
    await rebuild(sealed, models, projections);
    const { recordedAt } = (await search()).entries[0]!;
    const then = JSON.stringify({ dashboard: await dashboardAt(documents, new Date(recordedAt)) });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await compress('c2', 'guest-g1', 'b.pdf');
    await rebuild(sealed, models, projections);
    expect((await dashboard()).dashboard.overview.totalConversions).toBe(2);
    expect(JSON.stringify(await dashboard({ until: position }))).toBe(then);
    expect(JSON.stringify(await dashboard({ until: recordedAt }))).toBe(then);
    expect(then).toContain('Ada Lovelace');
    expect((await dashboard({ until: '1' })).dashboard.overview).toMatchObject({ totalUsers: 1, totalConversions: 0 });
  });

  test('of a moment tells nothing of somebody who was erased since, however often it was shown before', async () => {
    await signIn('u1', 'Ada Lovelace');
    expect((await dashboard({ until: '1' })).dashboard.recentLogins).toMatchObject([{ name: 'Ada Lovelace' }]);
    await keys.destroy('member-u1');
    expect((await dashboard({ until: '1' })).dashboard.recentLogins).toMatchObject([
      { name: '[erased]', email: '[erased]' },
    ]);
  });
});
