import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamOf } from '../../contracts/events/domain-event.js';
import { listOf } from '../platform/event-store/fixtures/store-fixture.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/settings/logger.js';
import { openLinks, type Links } from './links.js';

const now = new Date('2026-03-01T00:00:00Z');
const HASH = 'busy';
const VIEWERS = 40;

let directory: string;
let store: EventStore;
let appends: number;
let links: Links;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-links-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  appends = 0;
  links = openLinks(counted(store));
  await links.tell(HASH, { type: 'Create', hash: HASH, conversionId: 'c', owner: 'guest-1', now });
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const counted = (beneath: EventStore): EventStore => ({
  ...beneath,
  append: async (...args) => {
    appends += 1;
    return beneath.append(...args);
  },
});

const typesOnLog = async () => (await listOf(store.read(streamOf('share', HASH)))).map(({ type }) => type);
const view = (through = links) => through.tell(HASH, { type: 'View', owned: false, now });
const download = () => links.tell(HASH, { type: 'Download', name: 'a.pdf', owned: false, now });
const codeOf = async (outcome: Promise<unknown>): Promise<string> =>
  outcome.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

describe('a link that many look at', () => {
  test('counts every view, and appends those that waited together', async () => {
    const before = appends;
    await Promise.all(Array.from({ length: VIEWERS }, () => view()));
    expect((await typesOnLog()).filter((type) => type === 'ShareLinkViewed')).toHaveLength(VIEWERS);
    expect(appends - before).toBeLessThan(VIEWERS / 4);
  });

  test('answers each one with the link as it is after it, not after those that follow', async () => {
    await links.tell(HASH, { type: 'Restrict', maxDownloads: 3, password: null, now });
    const states = await Promise.all([view(), download(), links.look(HASH), download(), links.look(HASH)]);
    expect(states.map(({ context }) => context.downloads)).toEqual([0, 1, 1, 2, 2]);
  });

  test('refuses what goes beyond its limit, and nothing else that waited with it', async () => {
    await links.tell(HASH, { type: 'Restrict', maxDownloads: 2, password: null, now });
    const outcomes = await Promise.all([download(), view(), download(), download(), view()].map(codeOf));
    expect(outcomes).toEqual(['done', 'done', 'done', 'share-link.used-up', 'done']);
    expect((await typesOnLog()).filter((type) => type === 'FileDownloaded')).toHaveLength(2);
  });

  test('refuses whatever comes after its end, also in the same moment', async () => {
    const revoked = links.tell(HASH, { type: 'Revoke', now });
    expect(await Promise.all([revoked, view(), view()].map(codeOf))).toEqual([
      'done',
      'share-link.not-found',
      'share-link.not-found',
    ]);
    expect((await typesOnLog()).at(-1)).toBe('ShareLinkRevoked');
  });

  test('loses no view where another process counts on the same link', async () => {
    const elsewhere = openLinks(store);
    await Promise.all(Array.from({ length: VIEWERS }, (_, index) => view(index % 2 === 0 ? links : elsewhere)));
    expect((await typesOnLog()).filter((type) => type === 'ShareLinkViewed')).toHaveLength(VIEWERS);
  });

  test('tells all that waited when the log fails, and goes on afterwards', async () => {
    let isBroken = true;
    const failing = openLinks({
      ...store,
      append: async (...args) => {
        if (isBroken) throw Object.assign(new Error('no disk'), { code: 'broken' });
        return store.append(...args);
      },
    });
    expect(await Promise.all([view(failing), view(failing)].map(codeOf))).toEqual(['broken', 'broken']);
    isBroken = false;
    expect(await codeOf(view(failing))).toBe('done');
  });

  test('begins once, however many begin it', async () => {
    const create = { type: 'Create', hash: 'new', conversionId: 'c', owner: 'guest-1', now } as const;
    await Promise.all([links.tell('new', create), openLinks(store).tell('new', create), links.tell('new', create)]);
    expect(await listOf(store.read(streamOf('share', 'new')))).toHaveLength(1);
  });
});
