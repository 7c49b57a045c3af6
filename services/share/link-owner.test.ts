import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RestrictRequest, ShareAccess } from '../../contracts/api/shared-document.js';
import { DAY_MS } from '../../contracts/durations.js';
import { memoryAttempts } from '../platform/attempts/memory-attempts.js';
import type { Refusal } from '../../contracts/errors.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/settings/logger.js';
import { openLinkOwner, type LinkOwner } from './link-owner.js';
import { openLinks } from './links.js';
import { openShares, type Shares } from './shares.js';
import { delayAfter } from './wrong-passwords.js';

const hash = 'h'.repeat(32);
const other = 'o'.repeat(32);
const password = 'correct horse';
const owner: ShareAccess = { owners: ['member-ada'], pass: null };
const guest: ShareAccess = { owners: ['guest-1'], pass: null };
const asker = { network: 'home', visitor: 'v1' };
const bob: ShareAccess = { owners: ['member-bob'], pass: null };

let directory: string;
let store: EventStore;
let linkOwner: LinkOwner;
let shares: Shares;
let now: Date;
/** How long guesses were held back, in ms. */
let pauses: number[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-link-owner-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  now = new Date('2026-03-01T00:00:00.000Z');
  const links = openLinks(store);
  pauses = [];
  linkOwner = openLinkOwner(links, {
    openAttempts: memoryAttempts(() => now),
    clock: () => now,
    pause: async (ms) => void pauses.push(ms),
  });
  shares = openShares(store, links, { openAttempts: memoryAttempts(() => now), clock: () => now });
  for (const one of [hash, other]) {
    await links.tell(one, { type: 'Create', hash: one, conversionId: `c-${one}`, owner: 'member-ada', now });
    await linkOwner.restrict({ hash: one, owners: owner.owners, asker, password });
  }
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

/** The pass for the links of a page; empty for none. */
const passOf = async (access: ShareAccess, of = hash) => (await shares.view({ hash: of, access, counts: false })).pass;
const opens = (pass: string, of = hash) =>
  passOf({ ...guest, pass }, of).then(
    () => true,
    () => false,
  );

describe('the pass on the page of a link with a password', () => {
  test('is there for its owner, and opens the link where their session is not known', async () => {
    const pass = await passOf(owner);
    expect(pass).not.toBe('');
    expect(await opens(pass)).toBe(true);
  });

  test('is the own one for a recipient, and nobody gets the page without', async () => {
    const { pass } = await linkOwner.unlock({ hash, password, asker });
    expect(await passOf({ ...bob, pass })).toBe(pass);
    for (const access of [guest, bob, { ...bob, pass: `${pass}x` }, { ...guest, pass: '' }])
      await expect(passOf(access)).rejects.toMatchObject({ code: 'share-link.locked' });
  });

  test('opens no other link, and dies after a day and with a new password', async () => {
    const pass = await passOf(owner);
    expect(await opens(pass, other)).toBe(false);
    now = new Date(now.getTime() + DAY_MS - 1);
    expect(await opens(pass)).toBe(true);
    now = new Date(now.getTime() + 1);
    expect(await opens(pass)).toBe(false);
    const fresh = await passOf(owner);
    await linkOwner.restrict({ hash, owners: owner.owners, asker, password: 'another horse' });
    expect(await opens(fresh)).toBe(false);
  });

  test('is not there once the link has no password', async () => {
    await linkOwner.restrict({ hash, owners: owner.owners, asker, password: null });
    for (const access of [owner, guest, { ...guest, pass: 'made-up' }]) expect(await passOf(access)).toBe('');
  });
});

describe('wrong passwords', () => {
  const minute = 60_000;
  const guess = (text: string, network = 'home', of = hash) =>
    linkOwner.unlock({ hash: of, password: text, asker: { network, visitor: 'v1' } });
  const failTimes = async (times: number, network: string) => {
    for (let index = 0; index < times; index += 1) {
      await expect(guess('wrong horse', network)).rejects.toMatchObject({ code: 'share-link.wrong-password' });
    }
  };
  const isHeldFor = (minutes: number, network: string) =>
    expect(guess(password, network)).rejects.toMatchObject({
      code: 'share-link.too-many-tries',
      facts: { minutes },
    });
  const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * minute + 1));

  test('are told how many more are taken, then how long to wait', async () => {
    for (let left = 9; left >= 0; left -= 1)
      await expect(guess('wrong horse')).rejects.toMatchObject({ code: 'share-link.wrong-password', facts: { left } });
    await isHeldFor(2, 'home');
    pass(1);
    await isHeldFor(1, 'home');
    pass(1);
    expect((await guess(password)).pass).not.toBe('');
  }, 30_000);

  test('have to wait ever longer for each other where they come from one network', async () => {
    await failTimes(10, 'home');
    for (const minutes of [2, 4, 8, 15, 15]) {
      await isHeldFor(minutes, 'home');
      pass(minutes);
      await expect(guess('wrong horse')).rejects.toMatchObject({
        code: 'share-link.wrong-password',
        facts: { left: 0 },
      });
    }
  }, 30_000);

  test('of a stranger do not keep out a recipient elsewhere, whose right one frees nobody else', async () => {
    await failTimes(10, 'stranger');
    await isHeldFor(2, 'stranger');
    expect((await guess(password)).pass).not.toBe('');
    await isHeldFor(2, 'stranger');
  }, 30_000);

  test('from many networks slow down the next ones, the right one too, and keep nobody out', async () => {
    for (let index = 0; index < 31; index += 1) await failTimes(1, `n${index}`);
    expect(pauses.slice(0, 10)).toEqual(Array<number>(10).fill(0));
    expect([pauses[10], pauses[15], pauses[20], pauses[25], pauses[30]]).toEqual([250, 500, 1000, 2000, 4000]);
    expect((await guess(password)).pass).not.toBe('');
    expect(pauses.at(-1)).toBe(4000);
    expect(delayAfter(100_000)).toBe(4000);
  }, 30_000);

  test('made at the same time are counted like those made one after the other', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => guess('wrong horse')));
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as Refusal).code : ''));
    expect(codes.filter((code) => code === 'share-link.wrong-password')).toHaveLength(10);
    expect(codes.filter((code) => code === 'share-link.too-many-tries')).toHaveLength(20);
  }, 30_000);

  test('are forgotten after a right one, and are counted for each link by itself', async () => {
    await expect(guess('wrong horse')).rejects.toMatchObject({ facts: { left: 9 } });
    await guess(password);
    await expect(guess('wrong horse')).rejects.toMatchObject({ facts: { left: 9 } });
    await expect(guess('wrong horse', 'home', other)).rejects.toMatchObject({ facts: { left: 9 } });
  });
});

describe('the settings of a link', () => {
  const restrict = (settings: RestrictRequest, of = other) =>
    linkOwner.restrict({ hash: of, owners: owner.owners, asker, ...settings });
  const eventsOf = async (of: string): Promise<number> => {
    let count = 0;
    for await (const { type } of store.read(`share-${of}`))
      if (type === 'ShareLinkRestricted' || type === 'ShareLinkEndChosen') count += 1;
    return count;
  };

  test('write nothing where they stay what they are, and leave the pass of a recipient alone', async () => {
    const before = await eventsOf(other);
    const { pass } = await linkOwner.unlock({ hash: other, password, asker });
    const latest = '2026-06-01T00:00:00.000Z';
    const ends = { expiresAt: latest, latestEnd: latest };
    const noChange = [{}, { maxDownloads: null }, { password }, { password, maxDownloads: null }];
    for (const same of [
      ...noChange,
      { expires: null },
      { expires: latest },
      { expires: '2026-06-01T02:00:00+02:00' },
    ]) {
      expect(await restrict(same)).toEqual({ maxDownloads: null, hasPassword: true, ...ends });
    }
    expect(await eventsOf(other)).toBe(before);
    expect(await opens(pass, other)).toBe(true);
    await restrict({ maxDownloads: 7 });
    await restrict({ maxDownloads: 7, password: 'another horse' });
    await restrict({ password: null });
    await restrict({ password: null });
    expect(await eventsOf(other)).toBe(before + 3);
  });

  test.each([
    ['1h', '2026-03-01T01:00:00.000Z'],
    ['1d', '2026-03-02T00:00:00.000Z'],
    ['4w', '2026-03-29T00:00:00.000Z'],
    ['2026-03-01T12:30:00+02:00', '2026-03-01T10:30:00.000Z'],
    ['2026-06-01T00:00:00Z', '2026-06-01T00:00:00.000Z'],
  ])('choose %s as its end, from when on it is dead', async (expires, expiresAt) => {
    expect(await restrict({ expires })).toMatchObject({ expiresAt, hasPassword: true });
    now = new Date(Date.parse(expiresAt) - 1);
    expect(await passOf(owner, other)).not.toBe('');
    now = new Date(expiresAt);
    await expect(passOf(owner, other)).rejects.toMatchObject({ code: 'share-link.not-found' });
  });

  test.each(['2026-03-01T00:00:00Z', '2025-01-01T00:00:00Z', '2026-06-01T00:00:00.001Z'])(
    'refuse %s as its end, and change nothing else then',
    async (expires) => {
      await expect(restrict({ expires, maxDownloads: 3 })).rejects.toMatchObject({
        code: 'share-link.end-impossible',
        facts: { latest: '2026-06-01T00:00:00.000Z' },
      });
      expect(await restrict({})).toMatchObject({ maxDownloads: null, expiresAt: '2026-06-01T00:00:00.000Z' });
    },
  );

  test('are nobody else’s to choose', async () => {
    const foreign = { hash: other, owners: bob.owners, asker, expires: '1h' };
    await expect(linkOwner.restrict(foreign)).rejects.toMatchObject({ code: 'share-link.not-found' });
  });

  test('bring back the latest end with null, after an earlier one', async () => {
    await restrict({ expires: '1h' });
    expect(await restrict({ expires: null })).toMatchObject({ expiresAt: '2026-06-01T00:00:00.000Z' });
  });

  test('count their ends among the changes in a while', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => restrict({ expires: `2026-04-01T00:00:${10 + index}Z` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(20);
    await expect(restrict({ expires: '1h' })).rejects.toMatchObject({ code: 'request.too-often' });
  });

  test('change so often in a while, and again after it', async () => {
    const before = await eventsOf(other);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => restrict({ maxDownloads: 1 + index })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'request.too-often', facts: { minutes: 15 } });
    expect((await eventsOf(other)) - before).toBe(200 - refused.length);
    expect(refused.length).toBeGreaterThanOrEqual(180);
    await expect(restrict({ password: 'another horse' })).rejects.toMatchObject({ code: 'request.too-often' });
    expect(await restrict({ maxDownloads: 5 }, hash)).toMatchObject({ maxDownloads: 5 });
    now = new Date(now.getTime() + 15 * 60_000 + 1);
    expect(await restrict({ maxDownloads: 9 })).toMatchObject({ maxDownloads: 9 });
  });
});
