import { Writable } from 'node:stream';
import { pino } from 'pino';
import { fieldPart, filePart, multipart, openBrowser, raw, rawForm } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { NOBODY } from '../fixtures/recipients.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const form = rawForm(filePart('a.pdf', pdf()), fieldPart('operation', 'pdf-compress'));
const convertWith = (headers: Record<string, string>, url = running.url) =>
  raw(`${url}/api/convert`, { method: 'POST', headers: { ...multipart, ...headers } }, form);

describe('a refusal', () => {
  const refused = async (headers: Record<string, string>) => {
    const reply = await fetch(`${running.url}/api/nowhere`, { headers });
    const { error } = (await reply.json()) as { readonly error: string };
    return [reply.headers.get('content-language'), error];
  };

  test('is in the language that the visitor has chosen, else in that of the browser, else in English', async () => {
    const german = ['de', 'Unter /api/nowhere gibt es keine Seite und keinen Aufruf'];
    const english = ['en', 'There is no page or call at /api/nowhere'];
    expect(await refused({ 'accept-language': 'de-AT,en;q=0.5' })).toEqual(german);
    expect(await refused({ 'accept-language': 'fr', cookie: 'a=b; docket-language=de' })).toEqual(german);
    expect(await refused({ cookie: 'docket-language=tlh' })).toEqual(english);
    expect(await refused({ 'accept-language': '*' })).toEqual(english);
  });
});

describe('a call that changes something', () => {
  test.each([
    ['a program', {}],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['our own pages', { 'sec-fetch-site': 'same-origin' }],
  ])('is taken from %s', async (_, headers) => {
    expect((await convertWith(headers)).status).toBe(200);
  });

  test('is taken from our own origin, by http or behind a proxy by https', async () => {
    expect((await convertWith({ origin: running.url })).status).toBe(200);
    const { status, body } = await convertWith({ origin: `https://${running.host}` });
    expect(status).toBe(200);
    expect((JSON.parse(body.toString()) as { shareLink: string }).shareLink).toMatch(`https://${running.host}/s/`);
  });

  test.each([
    { from: 'another site', headers: { origin: 'https://evil.example' } },
    { from: 'another port', headers: { origin: 'http://127.0.0.1:1' } },
    { from: 'a page without an origin', headers: { origin: 'null' } },
    { from: 'a sister site', headers: { 'sec-fetch-site': 'same-site' } },
    { from: 'a site that hides its origin', headers: { 'sec-fetch-site': 'cross-site' } },
    { from: 'nonsense', headers: { origin: 'http://' } },
  ])('is refused from $from, and nothing happens', async ({ headers }) => {
    const before = await running.log();
    const { status, body } = await convertWith(headers);
    expect(status).toBe(403);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'request.cross-site' });
    expect(await running.log()).toHaveLength(before.length);
  });

  test('is taken from the public address', async () => {
    const proxied = await startGateway({ settings: { PUBLIC_URL: 'https://docket.example/' } });
    const { status, body } = await convertWith({ origin: 'https://docket.example' }, proxied.url);
    expect(status).toBe(200);
    expect((JSON.parse(body.toString()) as { shareLink: string }).shareLink).toMatch(
      /^https:\/\/docket\.example\/s\/[\w-]{32}$/,
    );
    await proxied.stop();
  });

  test('is refused for a host that is none, before a link is made of it', async () => {
    const { status, body } = await convertWith({ host: 'evil.example/path?' });
    expect({ status, ...(JSON.parse(body.toString()) as object) }).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });
});

describe('the service worker, led here with files it was given,', () => {
  test.each([
    ['none', 204, 'app'],
    ['same-origin', 204, 'site'],
    ['same-site', 403, null],
    ['cross-site', 403, null],
    ['none, none', 403, null],
    ['', 403, null],
    [undefined, 403, null],
  ])('is told, where the browser says %s of their sender, %i', async (site, status, sender) => {
    const headers = site === undefined ? {} : { 'sec-fetch-site': site };
    const answer = await raw(running.url, { path: '/share-target?1', headers });
    expect([answer.status, answer.headers['x-docket-sender'] ?? null]).toEqual([status, sender]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what the gateway does not have', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/share', '/api/conversions/1/nothing'])(
    'is said in JSON at %s',
    async (path) => {
      const response = await fetch(running.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        code: 'route.not-found',
        error: `There is no page or call at ${path}`,
      });
    },
  );

  test.each(['PUT', 'PATCH', 'DELETE'])('includes the method %s', async (method) => {
    const response = await fetch(`${running.url}/api/convert`, { method });
    expect(response.status).toBe(404);
  });

  test('is not made worse by a path that cannot be decoded', async () => {
    const { status, body } = await raw(running.url, { path: '/api/share/%E0%A4%A' });
    expect({ status, ...(JSON.parse(body.toString()) as object) }).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });
});

describe('a defect', () => {
  test('is logged whole and answered without a word of it', async () => {
    const { lines, log } = listening();
    const broken = await startGateway({
      log,
      store: (real) => ({ ...real, append: () => Promise.reject(new Error('secret detail')) }),
    });
    const { status, body } = await convertWith({}, broken.url);
    await broken.stop();
    expect(status).toBe(500);
    expect(JSON.parse(body.toString())).toEqual({
      code: 'server.defect',
      error: 'Something went wrong on our side',
      facts: {},
    });
    expect(lines.join('')).toContain('secret detail');
  });
});

const listening = () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: pino({ level: 'trace' }, sink) };
};

describe('the log', () => {
  test('tells of every call, without hashes, names, cookies or tokens', async () => {
    const { lines, log } = listening();
    const logged = await startGateway({ log });
    const browser = openBrowser(logged.url);
    await browser.call('/api/auth/me');
    const { body } = await browser.convert([{ bytes: pdf(), name: 'secret-name.pdf' }], { operation: 'pdf-compress' });
    await browser.convert([{ bytes: Buffer.alloc(0), name: 'secret-name.pdf' }], { operation: 'pdf-compress' });
    for (const call of ['share', 'download', 'download-custom', 'thumbnail']) {
      await browser.call(`/api/${call}/${body['shareHash']!}?filename=secret-name`);
      await browser.call(`/api/${call}/${NOBODY}/secret-name`);
    }
    await browser.call(`/s/${body['shareHash']!}`);
    await browser.call(`/api/conversions/${body['id']!}/cancel`, { method: 'POST' });
    await logged.stop();

    const text = lines.join('');
    for (const path of ['/api/convert', '/api/download/:hash', '/s/:hash', '/api/conversions/:id/cancel']) {
      expect(text).toContain(`"path":"${path}"`);
    }
    const token = browser.cookie().replace('docket_session=', '');
    for (const secret of [body['shareHash']!, 'secret-name', token, 'docket_session', NOBODY]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('any answer', () => {
  test('carries the security headers and does not name its maker', async () => {
    const { headers } = await fetch(`${running.url}/api/auth/me`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';img-src 'self' data: blob: https://*.googleusercontent.com;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'self'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
