import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShareAccess } from '../../contracts/api/shared-document.js';
import { memoryAttempts } from '../platform/attempts/memory-attempts.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/logger.js';
import { openLinkOwner, type LinkOwner } from './link-owner.js';
import { openLinks } from './links.js';
import { openShares, type Shares } from './shares.js';

const DAY_MS = 86_400_000;
const hash = 'h'.repeat(32);
const other = 'o'.repeat(32);
const password = 'correct horse';
const owner: ShareAccess = { owners: ['member-ada'], pass: null };
const guest: ShareAccess = { owners: ['guest-1'], pass: null };
const bob: ShareAccess = { owners: ['member-bob'], pass: null };

let directory: string;
let store: EventStore;
let linkOwner: LinkOwner;
let shares: Shares;
let now: Date;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-link-owner-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  now = new Date('2026-03-01T00:00:00.000Z');
  const links = openLinks(store);
  linkOwner = openLinkOwner(
    links,
    memoryAttempts(() => now),
    () => now,
  );
  shares = openShares(store, links, { openAttempts: memoryAttempts(() => now), clock: () => now });
  for (const one of [hash, other]) {
    await links.tell(one, { type: 'Create', hash: one, conversionId: `c-${one}`, owner: 'member-ada', now });
    await linkOwner.restrict({ hash: one, owners: owner.owners, password });
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
    const { pass } = await linkOwner.unlock({ hash, password });
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
    await linkOwner.restrict({ hash, owners: owner.owners, password: 'another horse' });
    expect(await opens(fresh)).toBe(false);
  });

  test('is not there once the link has no password', async () => {
    await linkOwner.restrict({ hash, owners: owner.owners, password: null });
    for (const access of [owner, guest, { ...guest, pass: 'made-up' }]) expect(await passOf(access)).toBe('');
  });
});

describe('wrong passwords', () => {
  const guess = (text: string) => linkOwner.unlock({ hash, password: text });

  test('are told how many more are taken, then how long to wait', async () => {
    for (let left = 9; left >= 0; left -= 1)
      await expect(guess('wrong horse')).rejects.toMatchObject({ code: 'share-link.wrong-password', facts: { left } });
    await expect(guess(password)).rejects.toMatchObject({ code: 'share-link.too-many-tries', facts: { minutes: 15 } });
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    await expect(guess(password)).rejects.toMatchObject({ code: 'share-link.too-many-tries', facts: { minutes: 5 } });
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await guess(password)).pass).not.toBe('');
  }, 30_000);

  test('are forgotten after a right one, and are counted for each link by itself', async () => {
    await expect(guess('wrong horse')).rejects.toMatchObject({ facts: { left: 9 } });
    await guess(password);
    await expect(guess('wrong horse')).rejects.toMatchObject({ facts: { left: 9 } });
    await expect(linkOwner.unlock({ hash: other, password: 'wrong horse' })).rejects.toMatchObject({
      facts: { left: 9 },
    });
  });
});
