import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DownloadQuestion } from '../../contracts/api/shared-document.js';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import type { EventStore, StoredEvent } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/logger.js';
import { openLinks } from './links.js';
import { openShares, type Shares } from './shares.js';

const at = '2026-03-01T00:00:00.000Z';
const expiresAt = '2026-03-29T00:00:00.000Z';
const hash = 'h'.repeat(32);
const name = '<b>"report" & co</b>.pdf';
const result = { blob: 'b1', name, mime: 'application/pdf', size: 2048, sha256: 's' };

let directory: string;
let store: EventStore;
let shares: Shares;
let now: Date;

const append = (stream: string, event: DomainEvent) => store.append(stream, [{ ...event, id: randomUUID() }], 'any');
const toConversion = (event: DomainEvent) => append('conversion-c1', event);
const start = () =>
  toConversion({ type: 'ConversionStarted', version: 1, data: { conversionId: 'c1', attempt: 1, at } });
const complete = (thumbnail: string | null = 'b2') => {
  const notes = [{ code: 'compress.already-small', text: 'Nothing to gain <here>' }];
  return toConversion({
    type: 'ConversionCompleted',
    version: 2,
    data: { conversionId: 'c1', result, thumbnail, receipt: null, made: null, notes, at },
  });
};
const typesOf = async (stream: string): Promise<StoredEvent['type'][]> => {
  const types: StoredEvent['type'][] = [];
  for await (const { type } of store.read(stream)) types.push(type);
  return types;
};
/** A recipient without a password. */
const access = { owners: [], pass: null };
const view = (counts = true) => shares.view({ hash, access, counts });
const whole = { hash, access, filename: null, takes: true, isPreview: false, range: null, recipient: 'r1' } as const;
const download = (asked: Partial<DownloadQuestion> = {}) => shares.download({ ...whole, ...asked });

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-shares-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  now = new Date(at);
  shares = openShares(store, openLinks(store), () => now);
  const file = {
    uploadId: 'u',
    name: 'a.pdf',
    kind: 'pdf',
    mime: 'application/pdf',
    size: 9,
    sha256: 's',
    blob: 'b0',
  } as const;
  const request = { conversionId: 'c1', owner: 'guest-1', tool: 'pdf-compress', lane: 'pdf', shareHash: hash } as const;
  await toConversion({ type: 'ConversionRequested', version: 1, data: { ...request, options: {}, files: [file], at } });
  await append(`share-${hash}`, {
    type: 'ShareLinkCreated',
    version: 1,
    data: { hash, conversionId: 'c1', owner: 'guest-1', expiresAt, at },
  });
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

describe('what a share link leads to', () => {
  test('is the finished file, with its size, expiry and what there is to know about it', async () => {
    await start();
    await complete();
    expect(await view()).toEqual({
      hash,
      status: 'completed',
      file: name,
      created: at,
      expiresInMs: 28 * 86_400_000,
      pass: '',
      message: null,
      result: { name, size: 2048 },
      notes: ['Nothing to gain <here>'],
      hasThumbnail: true,
      hasReceipt: false,
    });
  });

  test('is nothing yet before the end, which it says', async () => {
    expect(await view()).toMatchObject({
      status: 'processing',
      file: 'a.pdf',
      message: 'The file is still being processed. Please try again in a few moments.',
      result: null,
    });
  });

  test('is nothing after a failure, and it says why', async () => {
    const reason = 'a.pdf is protected by a password';
    const data = { conversionId: 'c1', code: 'pdf.encrypted', facts: {}, reason, at };
    await toConversion({ type: 'ConversionFailed', version: 1, data });
    expect(await view()).toMatchObject({ status: 'failed', message: expect.stringContaining(reason), result: null });
  });

  test('is counted once for each look, not for frames and bots', async () => {
    await view();
    await view(false);
    await Promise.all([view(), view(), view()]);
    const looks = (await typesOf(`share-${hash}`)).filter((type) => type === 'ShareLinkViewed');
    expect(looks).toHaveLength(4);
  });
});

describe('a shared file', () => {
  test('is offered under its name, or the recipient’s', async () => {
    await start();
    await complete();
    expect(await download()).toMatchObject({ blob: 'b1', size: 2048, name });
    expect(await download({ filename: 'mine' })).toMatchObject({ name: 'mine.pdf' });
    const downloads = (await typesOf(`share-${hash}`)).filter((type) => type === 'FileDownloaded');
    expect(downloads).toHaveLength(2);
  });

  test('cannot be had before the end, and that is not counted', async () => {
    await expect(download()).rejects.toMatchObject({ code: 'conversion.not-ready' });
    expect(await typesOf(`share-${hash}`)).toEqual(['ShareLinkCreated']);
  });

  test('cannot be had after a failure, which says its reason', async () => {
    const data = { conversionId: 'c1', code: 'pdf.unreadable', facts: {}, reason: 'It is broken', at };
    await toConversion({ type: 'ConversionFailed', version: 1, data });
    await expect(download()).rejects.toMatchObject({ code: 'conversion.failed', facts: { reason: 'It is broken' } });
  });

  test('without a picture says so', async () => {
    await start();
    await complete(null);
    await expect(shares.thumbnail({ hash, access })).rejects.toMatchObject({ code: 'thumbnail.none' });
  });
});

describe('a download', () => {
  const limitTo = (maxDownloads: number) =>
    append(`share-${hash}`, {
      type: 'ShareLinkRestricted',
      version: 1,
      data: { hash, maxDownloads, password: null, at },
    });
  const counted = async (): Promise<number> =>
    (await typesOf(`share-${hash}`)).filter((type) => type === 'FileDownloaded').length;
  const from = (first: number, ifRange: string | null = null) => ({ range: { from: first, ifRange } });
  const owner = { access: { owners: ['guest-1'], pass: null } } as const;
  beforeEach(async () => {
    await start();
    await complete();
  });

  test.each([
    { how: 'whole', asked: {}, times: 1 },
    { how: 'from its beginning', asked: from(0), times: 1 },
    { how: 'by its last bytes that are all of it', asked: from(-2048), times: 1 },
    { how: 'from later on, of another file, which sends all of this', asked: from(9, '"other"'), times: 1 },
    { how: 'from later on', asked: from(1), times: 0 },
    { how: 'from later on, of this very file', asked: from(1, '"s"'), times: 0 },
    { how: 'by its last bytes', asked: from(-2047), times: 0 },
    { how: 'by HEAD', asked: { takes: false }, times: 0 },
    { how: 'for a preview', asked: { isPreview: true }, times: 0 },
  ])('$how counts $times times', async ({ asked, times }) => {
    await download(asked);
    expect(await counted()).toBe(times);
  });

  test.each([1, 7, 49, 50])('is had exactly %i times by fifty at once, where so many are allowed', async (max) => {
    await limitTo(max);
    const ranges = [null, { from: 0, ifRange: null }, { from: 1, ifRange: null }];
    const asking = Array.from({ length: 50 }, (_, index) =>
      download({ recipient: `r${index}`, range: ranges[index % 3] ?? null }),
    );
    const outcomes = await Promise.allSettled([...asking, download(owner), download({ takes: false })]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(max + 2);
    await expect(download({ recipient: 'late' })).rejects.toMatchObject({ code: 'share-link.used-up' });
  });

  test('by its owner takes nothing from the recipients', async () => {
    await limitTo(1);
    for (let times = 0; times < 5; times += 1) await download(owner);
    await download();
    await expect(download()).rejects.toMatchObject({ code: 'share-link.used-up' });
    await download(owner);
  });

  test('is continued by whoever began it, for an hour, and by nobody else', async () => {
    await limitTo(1);
    await download();
    await download(from(1000));
    now = new Date(now.getTime() + 60 * 60 * 1000 - 1);
    await download(from(2000));
    await expect(download({ ...from(1000), recipient: 'r2' })).rejects.toMatchObject({ code: 'share-link.used-up' });
    await expect(download(from(0))).rejects.toMatchObject({ code: 'share-link.used-up' });
    now = new Date(now.getTime() + 2);
    await expect(download(from(1000))).rejects.toMatchObject({ code: 'share-link.used-up' });
  });

  test('for a preview is refused where downloads are limited, for anybody may call themselves that', async () => {
    await limitTo(1);
    await expect(download({ isPreview: true })).rejects.toMatchObject({ code: 'share-link.no-previews' });
    expect(await counted()).toBe(0);
  });
});

describe('the proof of a shared file', () => {
  const positionOfEnd = async (): Promise<string | undefined> => {
    for await (const { type, position } of store.read('conversion-c1'))
      if (type === 'ConversionCompleted') return position;
    return undefined;
  };

  test('is about the event of its result', async () => {
    await start();
    await complete();
    expect(await shares.resultEvent({ hash, access })).toEqual({
      position: await positionOfEnd(),
      name,
      isRenamed: false,
    });
    expect((await view()).result).toMatchObject({ name });
  });

  test('is refused before there is a result', async () => {
    await start();
    await expect(shares.resultEvent({ hash, access })).rejects.toMatchObject({ code: 'conversion.not-ready' });
    expect((await view()).result).toBeNull();
  });

  test('goes by the new name once the file has one, and says that the event has another', async () => {
    await start();
    await complete();
    await toConversion({ type: 'ConversionRenamed', version: 1, data: { conversionId: 'c1', name: 'new.pdf', at } });
    expect(await shares.resultEvent({ hash, access })).toEqual({
      position: await positionOfEnd(),
      name: 'new.pdf',
      isRenamed: true,
    });
  });
});

describe('the receipt of a shared file', () => {
  test('is there where the operation has something to prove, which the page is told', async () => {
    await start();
    const data = { conversionId: 'c1', result, thumbnail: null, receipt: 'b3', made: null, notes: [], at };
    await toConversion({ type: 'ConversionCompleted', version: 2, data });
    expect(await shares.receipt({ hash, access })).toEqual({ blob: 'b3' });
    expect(await view()).toMatchObject({ hasReceipt: true });
  });

  test('is refused where there is none', async () => {
    await start();
    await complete();
    await expect(shares.receipt({ hash, access })).rejects.toMatchObject({ code: 'receipt.none' });
    expect(await view()).toMatchObject({ hasReceipt: false });
  });
});

describe('a dead link', () => {
  test.each([
    ['expired', hash],
    ['unknown', 'x'.repeat(32)],
  ])('that is %s refuses every call alike', async (_, dead) => {
    await start();
    await complete();
    now = new Date(expiresAt);
    const gone = { code: 'share-link.not-found', message: 'Share link not found or expired' };
    for (const counts of [true, false]) {
      await expect(shares.view({ hash: dead, access, counts })).rejects.toMatchObject(gone);
    }
    await expect(download({ hash: dead })).rejects.toMatchObject(gone);
    await expect(shares.thumbnail({ hash: dead, access })).rejects.toMatchObject(gone);
    await expect(shares.receipt({ hash: dead, access })).rejects.toMatchObject(gone);
  });
});
