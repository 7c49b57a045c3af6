import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DownloadQuestion } from '../../contracts/api/shared-document.js';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { memoryAttempts } from '../platform/attempts/memory-attempts.js';
import type { EventStore, StoredEvent } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/settings/logger.js';
import { openLinks } from './links.js';
import { openShares, type Shares } from './shares.js';

export const at = '2026-03-01T00:00:00.000Z';
export const expiresAt = '2026-03-29T00:00:00.000Z';
export const hash = 'h'.repeat(32);
export const name = '<b>"report" & co</b>.pdf';
export const result = { blob: 'b1', name, mime: 'application/pdf', size: 2048, sha256: 's' };

const asker = { network: 'home', visitor: 'v1' };

/** A recipient without a password. */
export const access = { owners: [], pass: null };
const whole = {
  hash,
  access,
  filename: null,
  takes: true,
  isPreview: false,
  range: null,
  recipient: 'r1',
  asker,
} as const;

interface SharesHome {
  store: EventStore;
  shares: Shares;
  now: Date;
}

/** One requested conversion and its live link, on a log of its own for each test. */
export const givenShares = () => {
  const home = {} as SharesHome;
  let directory: string;

  const append = (stream: string, event: DomainEvent) =>
    home.store.append(stream, [{ ...event, id: randomUUID() }], 'any');
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
  const draw = (thumbnail: string | null) =>
    toConversion({ type: 'ThumbnailDrawn', version: 1, data: { conversionId: 'c1', thumbnail, at } });
  const typesOf = async (stream: string): Promise<StoredEvent['type'][]> => {
    const types: StoredEvent['type'][] = [];
    for await (const { type } of home.store.read(stream)) types.push(type);
    return types;
  };
  const view = (counts = true) => home.shares.view({ hash, access, counts, asker });
  const download = (asked: Partial<DownloadQuestion> = {}) => home.shares.download({ ...whole, ...asked });

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'docket-shares-'));
    home.store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
    home.now = new Date(at);
    home.shares = openShares(home.store, openLinks(home.store), {
      openAttempts: memoryAttempts(() => home.now),
      clock: () => home.now,
    });
    const file = {
      uploadId: 'u',
      name: 'a.pdf',
      kind: 'pdf',
      mime: 'application/pdf',
      size: 9,
      sha256: 's',
      blob: 'b0',
    } as const;
    const request = {
      conversionId: 'c1',
      owner: 'guest-1',
      tool: 'pdf-redact',
      lane: 'pdf',
      shareHash: hash,
    } as const;
    await toConversion({
      type: 'ConversionRequested',
      version: 1,
      data: { ...request, options: {}, files: [file], at },
    });
    await append(`share-${hash}`, {
      type: 'ShareLinkCreated',
      version: 1,
      data: { hash, conversionId: 'c1', owner: 'guest-1', expiresAt, at },
    });
  });
  afterEach(async () => {
    await home.store.close();
    await rm(directory, { recursive: true });
  });

  return { home, append, toConversion, start, complete, draw, typesOf, view, download };
};
