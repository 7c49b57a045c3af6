import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import type { Owner } from '../../contracts/owner.js';
import { progressSubject } from '../../contracts/subjects.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { openLive } from '../fixtures/live-socket.js';
import { openSocket } from '../fixtures/socket.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

const at = '2026-03-01T00:00:00.000Z';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const visitor = async () => {
  const browser = openBrowser(running.url);
  await browser.call('/api/auth/me');
  const convert = async () => (await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' })).body['id']!;
  return { convert, live: () => openLive(running.host, { cookie: browser.cookie() }) };
};
const ownerOf = async (conversionId: string): Promise<Owner> => {
  const requested = (await running.log()).find(
    ({ type, data }) => type === 'ConversionRequested' && data.conversionId === conversionId,
  );
  return requested?.type === 'ConversionRequested' ? requested.data.owner : 'guest-nobody';
};
const complete = (conversionId: string) =>
  running.append(`conversion-${conversionId}`, {
    type: 'ConversionCompleted',
    version: 2,
    data: {
      conversionId,
      result: { blob: 'b', name: 'a_compressed.pdf', mime: 'application/pdf', size: 1, sha256: 's' },
      thumbnail: null,
      receipt: null,
      made: null,
      notes: [{ code: 'compress.already-small', text: 'Already as small as it gets' }],
      at,
    },
  });
const documentOf = (id: string, owner: Owner, changes: Partial<ConversionDocument> = {}): ConversionDocument => ({
  id,
  owner,
  shareHash: 'h',
  operation: 'pdf-compress',
  status: 'processing',
  isDeleted: false,
  isQuestion: false,
  originalFileName: 'a.pdf',
  downloadName: null,
  size: null,
  notes: [],
  error: null,
  code: null,
  attempt: 1,
  requestedAt: at,
  endedAt: null,
  ...changes,
});
/** Stores a document as the history projection would have folded it. */
const record = (doc: ConversionDocument) =>
  running.documents.fold({ collection: CONVERSIONS_COLLECTION, id: doc.id, position: '1' }, () => doc);

describe('the live socket', () => {
  test('tells the owner of a conversion how it goes and how it ends', async () => {
    const { convert, live } = await visitor();
    const page = await live();
    const id = await convert();
    const progress = {
      type: 'conversion_progress',
      conversionId: id,
      progress: 40,
      status: 'processing',
      step: 'page 2 of 5',
    };
    running.bus.signal(progressSubject(await ownerOf(id), id), progress);
    await page.receives(({ step }) => step === 'page 2 of 5');
    await complete(id);
    await page.receives(({ status }) => status === 'completed');
    expect(page.received).toEqual([
      { type: 'conversion_progress', conversionId: id, progress: 0, status: 'processing' },
      progress,
      {
        type: 'conversion_progress',
        conversionId: id,
        progress: 100,
        status: 'completed',
        downloadName: 'a_compressed.pdf',
        size: 1,
        notes: ['Already as small as it gets'],
      },
    ]);
    await page.close();
  });

  test('says why a conversion failed, or that it was cancelled', async () => {
    const { convert, live } = await visitor();
    const page = await live();
    const failed = await convert();
    const cancelled = await convert();
    await running.append(`conversion-${failed}`, {
      type: 'ConversionFailed',
      version: 1,
      data: { conversionId: failed, code: 'pdf.unreadable', facts: {}, reason: 'a.pdf cannot be opened', at },
    });
    await running.append(`conversion-${cancelled}`, {
      type: 'ConversionCancelled',
      version: 1,
      data: { conversionId: cancelled, at },
    });
    expect(await page.receives(({ status }) => status === 'failed')).toMatchObject({
      conversionId: failed,
      error: 'a.pdf cannot be opened',
    });
    expect(await page.receives(({ status }) => status === 'cancelled')).toMatchObject({ conversionId: cancelled });
    await page.close();
  });

  test('tells every page of the owner and nobody else', async () => {
    const mine = await visitor();
    const other = await visitor();
    const first = await mine.live();
    const second = await mine.live();
    const stranger = await other.live();
    const id = await mine.convert();
    await complete(id);
    await Promise.all([first, second].map((page) => page.receives(({ status }) => status === 'completed')));
    const theirs = await other.convert();
    await stranger.receives(({ conversionId }) => conversionId === theirs);
    expect(stranger.received.map(({ conversionId }) => conversionId)).toEqual([theirs]);
    await Promise.all([first, second, stranger].map((page) => page.close()));
  });

  test('begins with the latest 20 conversions of the owner, oldest first', async () => {
    const { convert, live } = await visitor();
    const owner = await ownerOf(await convert());
    for (let day = 1; day <= 25; day += 1) {
      const requestedAt = `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`;
      await record(
        documentOf(`day-${day}`, owner, { requestedAt, status: 'completed', downloadName: `${day}.pdf`, size: day }),
      );
    }
    await record(documentOf('not-mine', 'guest-other'));
    const page = await live();
    await page.receives(({ conversionId }) => conversionId === 'day-25');
    expect(page.received.map(({ conversionId }) => conversionId)).toEqual(
      Array.from({ length: 20 }, (_, index) => `day-${index + 6}`),
    );
    expect(page.received[0]).toEqual({
      type: 'conversion_progress',
      conversionId: 'day-6',
      progress: 100,
      status: 'completed',
      downloadName: '6.pdf',
      size: 6,
      notes: [],
    });
    await page.close();
  });

  test('knows of an end that the read model has yet to learn of', async () => {
    const { convert, live } = await visitor();
    const earlier = await live();
    const id = await convert();
    await record(documentOf(id, await ownerOf(id)));
    await complete(id);
    await earlier.receives(({ status }) => status === 'completed');
    const page = await live();
    expect(await page.receives(({ conversionId }) => conversionId === id)).toMatchObject({ status: 'completed' });
    await Promise.all([earlier.close(), page.close()]);
  });

  test('finds the owner of a conversion that was requested before the gateway started', async () => {
    const { convert, live } = await visitor();
    const owner = await ownerOf(await convert());
    const old = randomUUID();
    await record(documentOf(old, owner));
    const page = await live();
    await page.receives(({ conversionId }) => conversionId === old);
    await complete(old);
    expect(
      await page.receives(({ conversionId, status }) => conversionId === old && status === 'completed'),
    ).toBeDefined();
    await page.close();
  });
});

describe('a socket', () => {
  const refusal = async (headers: Record<string, string>, path = '/ws'): Promise<string> => {
    const socket = new WebSocket(`ws://${running.host}${path}`, { headers });
    const [error] = (await once(socket, 'error')) as [Error];
    return error.message;
  };
  const closeCode = async (headers: Record<string, string>): Promise<number> => {
    const socket = new WebSocket(`ws://${running.host}/ws`, { headers });
    return ((await once(socket, 'close')) as [number])[0];
  };
  const cookie = `docket_session=${'a'.repeat(43)}`;

  test('without a session is closed with 4401', async () => {
    expect(await closeCode({})).toBe(4401);
    expect(await closeCode({ cookie: 'docket_session=short' })).toBe(4401);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('from %s is refused', async (origin) => {
    expect(await refusal({ cookie, origin })).toContain('403');
  });

  test('that a page of another site opens without saying which is refused', async () => {
    expect(await refusal({ cookie, 'sec-fetch-site': 'cross-site' })).toContain('403');
  });

  test('from our own pages is welcome', async () => {
    const page = await openLive(running.host, { cookie, origin: running.url });
    await page.close();
  });

  test('is to be had at /ws only', async () => {
    expect(await refusal({ cookie }, '/api/ws')).toContain('404');
    expect(await refusal({ cookie }, '/')).toContain('404');
  });

  test('that is reset in the middle of its opening troubles nobody', async () => {
    for (const path of ['/ws', '/nowhere']) {
      const client = await openSocket(running.host);
      client.write(
        `GET ${path} HTTP/1.1\r\nHost: ${running.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
      client.resetAndDestroy();
      await once(client, 'close');
    }
    expect((await fetch(`${running.url}/api/auth/me`)).status).toBe(401);
  });

  test('that sends much is closed, for it has nothing to say', async () => {
    const { socket } = await openLive(running.host, { cookie });
    socket.send('x'.repeat(2000));
    expect(((await once(socket, 'close')) as [number])[0]).toBe(1009);
  });
});
