import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { usedSubject } from '../../contracts/subjects.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { formOf, openBrowser, raw } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { pdf } from '../fixtures/smallest-files.js';

const HOME = '203.0.113.1';
const PATIENCE_MS = 10_000;

let running: Running;
afterEach(() => running.stop());

const open = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  running = await startGateway({ settings });
};

/** A visitor who asks from an address. */
const visitor = (from = HOME) => {
  const { call, cookie } = openBrowser(running.url);
  const convert = async () => {
    const body = formOf([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const response = await call('/api/convert', { method: 'POST', body, headers: { 'x-forwarded-for': from } });
    const reply = (await response.json()) as { readonly id: string; readonly code?: string };
    return { ...reply, status: response.status, retryAfter: response.headers.get('retry-after') };
  };
  return { convert, cookie };
};

type Requested = Extract<StoredEvent, { type: 'ConversionRequested' }>;
const requestOf = async (id: string): Promise<Requested> => {
  const requested = (await running.log()).find(
    ({ stream, type }) => stream === `conversion-${id}` && type === 'ConversionRequested',
  );
  return requested as Requested;
};
const end = (conversionId: string): Promise<unknown> => {
  const data = { conversionId, code: 'conversion.broken', facts: {}, reason: 'broken', at: new Date().toISOString() };
  const event: DomainEvent = { type: 'ConversionFailed', version: 1, data };
  return running.append(`conversion-${conversionId}`, event);
};
/** Tells that a conversion was so much work. */
const work = async (id: string, cpuSeconds: number): Promise<void> => {
  const { owner, conversionId } = (await requestOf(id)).data;
  running.bus.signal(usedSubject(owner, conversionId), { owner, conversionId, cpuSeconds });
};
const untilStatus = async (wanted: number, ask: () => Promise<{ readonly status: number }>): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  while ((await ask()).status !== wanted) if (Date.now() > until) throw new Error(`never answered ${wanted}`);
};

describe('the queue of a visitor', () => {
  test('is bounded: one more is refused with the time to come back, and leaves nothing behind', async () => {
    await open({ QUEUE_PER_VISITOR: '2' });
    const { convert } = visitor();
    expect([(await convert()).status, (await convert()).status]).toEqual([200, 200]);
    const before = { events: (await running.log()).length, blobs: await running.blobCount() };
    expect(await convert()).toMatchObject({ status: 429, code: 'queue.visitor-full', retryAfter: '30' });
    expect({ events: (await running.log()).length, blobs: await running.blobCount() }).toEqual(before);
  });

  test('is no other visitor’s', async () => {
    await open({ QUEUE_PER_VISITOR: '1' });
    const anna = visitor();
    await anna.convert();
    expect([(await anna.convert()).status, (await visitor().convert()).status]).toEqual([429, 200]);
  });

  test('has room again once a conversion has ended', async () => {
    await open({ QUEUE_PER_VISITOR: '1' });
    const { convert } = visitor();
    const { id } = await convert();
    expect((await convert()).status).toBe(429);
    await end(id);
    await untilStatus(200, convert);
  });

  test('that is full is told before the files are read', async () => {
    await open({ QUEUE_PER_VISITOR: '1' });
    const { convert, cookie } = visitor();
    await convert();
    const headers = { cookie: cookie(), 'content-type': 'text/plain', 'x-forwarded-for': HOME };
    expect((await raw(`${running.url}/api/convert`, { method: 'POST', headers }, 'no form')).status).toBe(429);
    expect((await raw(`${running.url}/api/pdf/inspect`, { method: 'POST', headers }, 'no form')).status).toBe(429);
  });

  test('does not grow by new sessions from the same network', async () => {
    await open({ QUEUE_PER_VISITOR: '1' });
    const codes = [];
    for (let session = 0; session < 4; session += 1) codes.push((await visitor().convert()).code);
    expect(codes).toEqual([undefined, undefined, undefined, 'queue.network-full']);
    expect((await visitor('198.51.100.7').convert()).status).toBe(200);
  });
});

describe('the budget of a visitor', () => {
  test('that is spent is told with the time until there is some again; others go on', async () => {
    await open({ CPU_MINUTES_PER_HOUR: '1' });
    const { convert } = visitor();
    await work((await convert()).id, 62);
    await untilStatus(429, convert);
    const refused = await convert();
    expect(refused.code).toBe('queue.budget-spent');
    expect(Number(refused.retryAfter)).toBeGreaterThan(60);
    expect((await visitor().convert()).status).toBe(200);
  });

  test('is shared by new sessions from the same network, several visitors’ worth of it', async () => {
    await open({ CPU_MINUTES_PER_HOUR: '1' });
    for (let session = 0; session < 3; session += 1) await work((await visitor().convert()).id, 100);
    expect((await visitor('198.51.100.7').convert()).status).toBe(200);
    await untilStatus(429, () => visitor().convert());
    expect((await visitor('198.51.100.7').convert()).status).toBe(200);
  });
});
