import { Readable } from 'node:stream';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { filters } from '../../contracts/subjects.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { pdf } from '../fixtures/smallest-files.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway({ settings: { QUEUE_PER_VISITOR: '10' } });
  await running.bus.follow(filters.conversions, (event) => void work(event));
});
afterAll(() => running.stop());

/** Carries out what is asked for: the rotation fails, the merge is never begun, all else is made at once. */
const work = async ({ type, data }: StoredEvent): Promise<void> => {
  if (type !== 'ConversionRequested') return;
  const { conversionId, tool } = data;
  const stream = `conversion-${conversionId}`;
  const at = new Date().toISOString();
  if (tool === 'pdf-merge') return;
  await running.append(stream, { type: 'ConversionStarted', version: 1, data: { conversionId, attempt: 1, at } });
  if (tool === 'pdf-rotate') {
    const why = { code: 'pdf.encrypted', facts: { name: 'a.pdf' }, reason: 'It has a password' };
    await running.append(stream, { type: 'ConversionFailed', version: 1, data: { conversionId, ...why, at } });
    return;
  }
  const { ref: blob, size, sha256 } = await running.blobs.write(Readable.from([Buffer.from('the result')]));
  const result = { blob, name: 'a-small.pdf', mime: 'application/pdf', size, sha256 };
  const notes = [{ code: 'small', text: 'It was small already' }];
  const completed = { conversionId, result, thumbnail: null, receipt: null, made: null, notes, at };
  await running.append(stream, { type: 'ConversionCompleted', version: 2, data: completed });
};

type Browser = ReturnType<typeof openBrowser>;
const visitor = async (): Promise<Browser> => {
  const browser = openBrowser(running.url);
  await browser.call('/api/auth/me');
  return browser;
};

interface Asked {
  readonly operation?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
}
const convert = (browser: Browser, { operation = 'pdf-compress', query = '', headers = {}, ...asked }: Asked) => {
  const { fields = {}, bytes = pdf() } = asked;
  const two = operation === 'pdf-merge' ? [{ bytes, name: 'b.pdf' }] : [];
  const body = formOf([{ bytes, name: 'a.pdf' }, ...two], { operation, ...fields });
  return browser.call(`/api/convert${query}`, { method: 'POST', body, headers });
};
type Json = Readonly<Record<string, unknown>>;
const json = async (reply: Response) => (await reply.json()) as Json;

// Requirement.
describe('a conversion that is waited for', () => {
  test.each([
    ['by the address', { query: '?wait=30' }, null],
    ['by a preference', { headers: { prefer: 'wait=30' } }, 'wait=30'],
    [
      'by a preference, and asynchronously after that',
      { headers: { prefer: 'respond-async, wait=30' } },
      'respond-async, wait=30',
    ],
  ])('%s is answered with its file once that is ready', async (_, asked, applied) => {
    const reply = await convert(await visitor(), asked);
    expect([reply.status, await reply.clone().text()]).toEqual([200, 'the result']);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="a-small.pdf"');
    expect(reply.headers.get('content-location')).toMatch(/^\/api\/conversions\/[\w-]+\/file$/);
    expect(JSON.parse(decodeURIComponent(reply.headers.get('docket-notes')!))).toEqual(['It was small already']);
    expect(reply.headers.get('preference-applied')).toBe(applied);
  });

  test.each<[string, Asked]>([
    ['not at all', { headers: { prefer: 'respond-async' } }],
    [
      'not at all, by the address, which counts before a preference',
      { query: '?wait=0', headers: { prefer: 'wait=30' } },
    ],
    ['in vain', { query: '?wait=1', operation: 'pdf-merge' }],
  ])('%s is answered with where to ask', async (_, asked) => {
    const browser = await visitor();
    const reply = await convert(browser, asked);
    const { id, shareLink } = await json(reply);
    expect([reply.status, reply.headers.get('location')]).toEqual([202, `/api/conversions/${id as string}`]);
    expect(reply.headers.get('retry-after')).toBe('2');
    const state = await browser.call(reply.headers.get('location')!);
    expect(await json(state)).toMatchObject({ id, shareLink, tool: asked.operation ?? 'pdf-compress' });
    expect((await openBrowser(running.url).call(`/api/conversions/${id as string}`)).status).toBe(404);
  });

  test('goes on when nobody waits any longer, and its file can be had then', async () => {
    const browser = await visitor();
    const reply = await convert(browser, { headers: { prefer: 'respond-async' } });
    const path = reply.headers.get('location')!;
    let state = await json(await browser.call(path));
    while (state['status'] === 'processing') state = await json(await browser.call(path));
    expect(state).toMatchObject({ status: 'completed', file: `${path}/file`, name: 'a-small.pdf', size: 10 });
    expect(await (await browser.call(state['file'] as string)).text()).toBe('the result');
  });

  test('that fails is refused with why', async () => {
    const browser = await visitor();
    const reply = await convert(browser, { operation: 'pdf-rotate', query: '?wait=30', fields: { angle: '90' } });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await json(reply)).toMatchObject({ code: 'pdf.encrypted' });
  });

  test.each(['-1', '301', 'long', '1.5'])('for %s seconds is refused by name', async (wait) => {
    const reply = await convert(await visitor(), { query: `?wait=${wait}` });
    expect([reply.status, await json(reply)]).toMatchObject([
      400,
      { code: 'request.invalid', facts: { field: 'wait' } },
    ]);
  });

  test('with nothing said is answered at once, as ever', async () => {
    const reply = await convert(await visitor(), {});
    const fields = ['id', 'shareHash', 'shareLink', 'expiresAt', 'latestEnd'];
    expect([reply.status, Object.keys(await json(reply))]).toEqual([200, fields]);
  });
});

describe('a request that is sent again with its key', () => {
  const headers = { 'idempotency-key': 'a-key-of-two-requests' };

  test('is answered with the file of the first, made once', async () => {
    const browser = await visitor();
    const first = await convert(browser, { headers, query: '?wait=30' });
    const again = await convert(browser, { headers, query: '?wait=30' });
    expect([await first.text(), await again.text()]).toEqual(['the result', 'the result']);
    expect(again.headers.get('content-location')).toBe(first.headers.get('content-location'));
  });

  test.each<[string, Asked]>([
    ['another file', { bytes: pdf('another') }],
    ['another tool', { operation: 'pdf-rotate', fields: { angle: '90' } }],
    ['another option', { fields: { quality: 'low' } }],
  ])('but with %s is refused, and the first stays', async (_, other) => {
    const browser = await visitor();
    const asked = { headers, fields: { quality: 'high' } };
    const first = await json(await convert(browser, asked));
    const reply = await convert(browser, { ...asked, ...other });
    expect([reply.status, await json(reply)]).toMatchObject([422, { code: 'request.key-reused' }]);
    expect(await json(await convert(browser, asked))).toEqual(first);
  });
});

test('every call that starts work says how much there is to ask for, also when there is nothing', async () => {
  const browser = await visitor();
  const reply = await convert(browser, { operation: 'pdf-merge' });
  expect(reply.headers.get('ratelimit-policy')).toBe(
    '"queue";q=10;qu="concurrent-requests", "processor";q=1800;w=3600;qu="processor-seconds"',
  );
  expect(reply.headers.get('ratelimit')).toBe('"queue";r=10, "processor";r=1800');
  for (let count = 1; count < 10; count += 1) await convert(browser, { operation: 'pdf-merge' });
  const refused = await convert(browser, { operation: 'pdf-merge' });
  expect([refused.status, refused.headers.get('ratelimit')]).toEqual([429, '"queue";r=0, "processor";r=1800']);
  expect(refused.headers.get('retry-after')).toBe('30');
});
