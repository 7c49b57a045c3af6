import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  newSignatureRequest,
  type PlacedFields,
  type SendRequestQuestion,
} from '../../../contracts/api/signature-requests.js';
import { REQUEST_ROWS_MAX } from '../../../contracts/limits.js';
import { memoryAttempts } from '../../platform/attempts/memory-attempts.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { openRequestTokens } from '../../platform/secrets/request-tokens.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import { openRequests } from '../../platform/signature-requests/requests.js';
import { openRequestOwner, type RequestOwner } from './request-owner.js';

let directory: string;
let store: EventStore;
let owner: RequestOwner;
/** Documents with fields that were written, and deleted again. */
const written: string[] = [];
const deleted: string[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-rows-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  written.length = 0;
  deleted.length = 0;
  const bus = {
    ask: async (): Promise<PlacedFields> => {
      written.push(randomUUID());
      return { file: { blob: written.at(-1) ?? '', size: 9, sha256: 'aa' }, pages: 1, sheets: [] };
    },
  } as unknown as EventBus;
  const blobs = { delete: async (blob: string) => void deleted.push(blob) } as unknown as Blobs;
  owner = openRequestOwner({
    requests: openRequests(store),
    bus,
    blobs,
    documents: { get: async () => undefined },
    tokens: openRequestTokens(Buffer.alloc(32, 5)),
    openAttempts: memoryAttempts(),
    sendsMail: true,
    clock: () => new Date(),
  });
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const box = { x: 60, y: 300, width: 170, height: 48 };
const row = (rowId: string, name = 'Tomas', sha256 = 'ff'): SendRequestQuestion => ({
  owner: 'guest-2f6d1e0a-5b7c-4d8e-9f01-23456789abcd',
  madeBy: null,
  source: { blob: 'b0', size: 9, sha256, name: 'lease.pdf' },
  asked: newSignatureRequest.parse({
    recipients: [{ name }],
    fields: [{ recipient: 1, kind: 'signature', page: 1, box }],
  }),
  language: 'en',
  asker: { network: 'n1', visitor: 'v1' },
  rowId,
});
const streams = async (): Promise<number> => {
  let count = 0;
  for await (const { type } of store.readAll()) if (type === 'SignatureRequested') count += 1;
  return count;
};

// Requirement
describe('a row of a list', () => {
  test('is made once, however often it is sent, and answered with the same links', async () => {
    const id = randomUUID();
    const first = await owner.send(row(id));
    const again = await owner.send(row(id));
    expect(again).toEqual({ ...first, isBefore: true });
    expect([await streams(), written.length]).toEqual([1, 1]);
  });

  test('is taken along by a guest who signs in: their session is on the log before it', async () => {
    await owner.send(row(randomUUID()));
    const types: string[] = [];
    for await (const { type } of store.readAll()) types.push(type);
    expect(types.slice(0, 2)).toEqual(['SessionStarted', 'SignatureRequested']);
  });

  test('that was made before its sender signed in is not made again after that', async () => {
    const before = randomUUID();
    const first = await owner.send(row(before));
    const signedIn = { ...row(randomUUID()), owner: 'member-ada' as const, formerRowIds: [before] };
    expect(await owner.send(signedIn)).toEqual({ ...first, isBefore: true });
    await expect(owner.send({ ...signedIn, source: { ...signedIn.source, sha256: '00' } })).rejects.toMatchObject({
      code: 'request.key-reused',
    });
    expect(await streams()).toBe(1);
  });

  test('that two calls make at the same moment is made once, and no document is left over', async () => {
    const id = randomUUID();
    const [one, other] = await Promise.all([owner.send(row(id)), owner.send(row(id))]);
    expect(one.tokens).toEqual(other.tokens);
    expect([one.isBefore, other.isBefore].toSorted()).toEqual([false, true]);
    expect([await streams(), written.length, deleted.length]).toEqual([1, 2, 1]);
  });

  test.each([
    ['for somebody else', row('', 'Eve')],
    ['on another document', row('', 'Tomas', '00')],
  ])('sent again %s is refused', async (_, other) => {
    const rowId = randomUUID();
    await owner.send(row(rowId));
    await expect(owner.send({ ...other, rowId })).rejects.toMatchObject({ code: 'request.key-reused' });
    expect(await streams()).toBe(1);
  });

  test('is refused past the limit of its network, and is not counted when it was made before', async () => {
    const id = randomUUID();
    await owner.send(row(id));
    for (let count = 1; count < 2 * REQUEST_ROWS_MAX; count += 1) await owner.send(row(randomUUID()));
    await expect(owner.send(row(randomUUID()))).rejects.toMatchObject({ code: 'request.too-often' });
    expect(await owner.send(row(id))).toMatchObject({ isBefore: true });
  });
});
