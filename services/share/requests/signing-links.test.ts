import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BeginSigningQuestion } from '../../../contracts/api/signing-links.js';
import { newSignatureRequest, REQUEST_TOKEN, type PlacedFields } from '../../../contracts/api/signature-requests.js';
import { DAY_MS } from '../../../contracts/durations.js';
import { memoryAttempts } from '../../platform/attempts/memory-attempts.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { openRequestTokens } from '../../platform/secrets/request-tokens.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import { openRequests } from '../../platform/signature-requests/requests.js';
import { openRequestOwner } from './request-owner.js';
import { openSigningLinks, type SigningLinks } from './signing-links.js';

const ADA = 'member-ada';
let directory: string;
let store: EventStore;
let links: SigningLinks;
let now: Date;
/** The work on the document fails while this is set. */
let isAway: boolean;
const leftOver = new Set<string>();

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-signing-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  now = new Date('2026-12-01T09:00:00.000Z');
  isAway = false;
  leftOver.clear();
  const bus = {
    ask: async (): Promise<PlacedFields> => {
      if (isAway) throw new Error('the worker is away');
      const blob = randomUUID();
      leftOver.add(blob);
      return { file: { blob, size: 9, sha256: 'aa' }, pages: 1, sheets: [] };
    },
  } as unknown as EventBus;
  const blobs = { delete: async (blob: string) => void leftOver.delete(blob) } as unknown as Blobs;
  const parts = {
    store,
    requests: openRequests(store),
    bus,
    blobs,
    documents: { get: async () => undefined },
    tokens: openRequestTokens(Buffer.alloc(32, 5)),
    openAttempts: memoryAttempts(),
    sendsMail: false,
    clock: () => now,
  };
  links = openSigningLinks(parts, openRequestOwner(parts).send);
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const create = (people = 50, days = 30) =>
  links.create({ owner: ADA, asked: { template: randomUUID(), people, days, asksEmail: false } });
const newKey = (): string => randomBytes(32).toString('base64url');
const box = { x: 60, y: 300, width: 170, height: 48 };
interface Beginner {
  readonly key?: string;
  readonly name?: string;
  readonly network?: string;
}

const beginning = (
  token: string,
  { key = newKey(), name = 'Tomas', network = 'n1' }: Beginner = {},
): BeginSigningQuestion => ({
  token,
  key,
  source: { blob: 'b0', size: 9, sha256: 'ff', name: 'waiver.pdf' },
  asked: newSignatureRequest.parse({
    recipients: [{ name }],
    fields: [{ recipient: 1, kind: 'signature', page: 1, box }],
  }),
  recipient: 1,
  language: 'de',
  asker: { network, visitor: '' },
});
const typesOnLog = async (): Promise<readonly string[]> => {
  const types: string[] = [];
  for await (const { type } of store.readAll()) types.push(type);
  return types;
};
const requests = async () => (await typesOnLog()).filter((type) => type === 'SignatureRequested').length;
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

// Requirement
describe('a link for many people', () => {
  test('makes a request of their own for each who begins, of which the log says so', async () => {
    const { token } = await create();
    const one = await links.begin(beginning(token));
    const other = await links.begin(beginning(token, { name: 'Mary' }));
    expect([one, other].every((begun) => REQUEST_TOKEN.test(begun.token))).toBe(true);
    expect(one.token.slice(0, 36)).not.toBe(other.token.slice(0, 36));
    const begun = (await typesOnLog()).filter((type) => /Signing|Begun/.test(type));
    expect(begun).toEqual([
      'SigningLinkCreated',
      ...['SigningLinkUsed', 'RequestBegunByLink'],
      ...['SigningLinkUsed', 'RequestBegunByLink'],
    ]);
  });

  test('leads the same browser on to what it has begun, also when it is closed and over', async () => {
    const { id, token } = await create();
    const key = newKey();
    expect((await links.read({ token, key })).begun).toBeNull();
    const first = await links.begin(beginning(token, { key }));
    expect(await links.begin(beginning(token, { key, name: 'Somebody else' }))).toEqual(first);
    await links.close({ id, owner: ADA });
    now = new Date(now.getTime() + 31 * DAY_MS);
    expect((await links.read({ token, key })).begun).toBe(first.token);
    await expect(links.read({ token, key: newKey() })).rejects.toEqual(refusal('signing-link.closed'));
    expect(await requests()).toBe(1);
  });

  test.each([
    ['the same name', 'Tomas'],
    ['another name', 'Mary'],
  ])('makes one request where two tabs of a browser begin at the same moment under %s', async (_, name) => {
    const { token } = await create();
    const key = newKey();
    const tabs = await Promise.all([
      links.begin(beginning(token, { key })),
      links.begin(beginning(token, { key, name })),
    ]);
    expect(tabs[0]).toEqual(tabs[1]);
    expect([await requests(), leftOver.size]).toEqual([1, 1]);
  });

  test('lets no more begin than may, not even at the same moment', async () => {
    const { token } = await create(2);
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => links.begin(beginning(token))));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(links.begin(beginning(token))).rejects.toEqual(refusal('signing-link.full'));
    expect(await requests()).toBe(2);
  });

  test('lets whoever could not begin try again, and counts them once', async () => {
    const { token } = await create(1);
    const key = newKey();
    isAway = true;
    await expect(links.begin(beginning(token, { key }))).rejects.toThrow('the worker is away');
    isAway = false;
    expect((await links.begin(beginning(token, { key }))).token).toMatch(REQUEST_TOKEN);
    await expect(links.begin(beginning(token))).rejects.toEqual(refusal('signing-link.full'));
  });

  test('that is guessed, or whose end is cut off, is none', async () => {
    const { id, token } = await create();
    for (const wrong of [`${id}.${newKey()}`, `${randomUUID()}${token.slice(36)}`, token.slice(0, -1), id, ''])
      await expect(links.read({ token: wrong, key: '' })).rejects.toEqual(refusal('signing-link.not-found'));
  });

  test('ends at its end, and is closed by nobody but its owner', async () => {
    const { id, token } = await create(50, 1);
    await expect(links.close({ id, owner: 'member-eve' })).rejects.toEqual(refusal('signing-link.not-found'));
    now = new Date(now.getTime() + DAY_MS - 1);
    expect((await links.read({ token, key: '' })).begun).toBeNull();
    now = new Date(now.getTime() + 1);
    await expect(links.begin(beginning(token))).rejects.toEqual(refusal('signing-link.ended'));
  });

  test('lets so many of one network begin in a while, and others all the same', async () => {
    const { token } = await create(500);
    for (let count = 0; count < 30; count += 1) await links.begin(beginning(token));
    await expect(links.begin(beginning(token))).rejects.toEqual(refusal('request.too-often'));
    expect((await links.begin(beginning(token, { name: 'Mary', network: 'n2' }))).token).toMatch(REQUEST_TOKEN);
    expect(await requests()).toBe(31);
  });
});
