import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { begunPages, pageRoutes } from '../../contracts/routes.js';
import { raw } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

const PAGE = '<!doctype html><head><title>Docket</title></head>';
const PUBLIC_PAGE = '<!doctype html><title>Pricing</title><link rel="canonical" href="https://docket.invalid/pricing">';
const GERMAN_PAGE = '<!doctype html><html lang="de"><title>Docket</title>';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))});`;

let running: Running;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-ui-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, 'pricing'));
  await mkdir(join(directory, 'de', 'pricing'), { recursive: true });
  await writeFile(join(directory, 'index.html'), PAGE);
  await writeFile(join(directory, 'pricing', 'index.html'), PUBLIC_PAGE);
  await writeFile(join(directory, 'de', 'index.html'), GERMAN_PAGE);
  await writeFile(join(directory, 'de', 'pricing', 'index.html'), GERMAN_PAGE);
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *\n');
  await writeFile(join(directory, 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(join(directory, 'assets', 'small-1a2b.js'), SCRIPT);
  await writeFile(join(directory, 'assets', 'small-1a2b.js.br'), brotliCompressSync('// made at build time'));
  running = await startGateway({ uiDirectory: directory });
});
afterAll(async () => {
  await running.stop();
  await rm(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => raw(running.url, { path, headers });

describe('the screens', () => {
  test.each(pageRoutes.map((path) => path.replace(':hash', 'A'.repeat(32))))('are one page at %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-cache' });
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.toString().replace(/<noscript>.*<\/noscript>/, '')).toBe(PAGE);
  });

  test('lead recipients without scripts to the page of the link that needs none, and nobody elsewhere', async () => {
    const hash = 'A'.repeat(32);
    const onward = '<noscript><meta http-equiv="refresh" content="0; url=/api/share/';
    expect((await get(`/s/${hash}`)).body.toString()).toContain(`${onward}${hash}" /></noscript>`);
    expect((await get('/s/cut-in-a-mail')).body.toString()).toContain(`${onward}cut-in-a-mail" /></noscript>`);
    for (const path of ['/', `/s/${'"'.repeat(32)}`, `/s/${hash}%22`])
      expect((await get(path)).body.toString()).toBe(PAGE);
  });

  test('come as a page of their own where the build made one', async () => {
    expect((await get('/pricing')).body.toString()).toContain('<title>Pricing</title>');
  });

  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/pricing', '/pricing'],
    ['/en/pricing?from=mail', '/pricing?from=mail'],
    ['/en/export', '/export'],
    ['/en//pricing', '/pricing'],
  ])('of English stand at the root, where %s leads for good', async (path, onward) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, onward]);
  });

  test.each(['/en//evil.example', '/en/no-such-page', '/en/..%2f..%2fetc', '/english', '/en/assets/app-1a2b.js'])(
    'lead nowhere from %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  test('name the address under which they were asked for', async () => {
    const { status, headers, body } = await get('/pricing');
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-cache' });
    expect(body.toString()).toContain(`href="${running.url}/pricing"`);
    const again = await get('/pricing', { 'if-none-match': headers.etag ?? '' });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  });

  test('have one address each: a slash at its end leads to it', async () => {
    const { status, headers } = await get('/pricing/?from=mail');
    expect({ status, to: headers.location }).toEqual({ status: 308, to: '/pricing?from=mail' });
  });

  test('are in another language under its code, in small letters', async () => {
    expect((await get('/de')).body.toString()).toBe(GERMAN_PAGE);
    const asked = ['/de/', '/DE', '/De/', '/DE/?x=1', '/DE/pricing', '/nl', '/NL', '/xx/'];
    const answers = await Promise.all(asked.map((path) => get(path)));
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      ...[
        [308, '/de'],
        [308, '/de'],
        [308, '/de'],
        [308, '/de?x=1'],
        [308, '/de/pricing'],
      ],
      ...[
        [404, undefined],
        [404, undefined],
        [404, undefined],
      ],
    ]);
  });

  test('for one person or for testing are kept out of search engines, and no others', async () => {
    const tags = ['/', '/pricing', '/translate', '/admin/audit', '/testing-pdf-tools', `/s/${'A'.repeat(32)}`].map(
      async (path) => (await get(path)).headers['x-robots-tag'],
    );
    expect(await Promise.all(tags)).toEqual([undefined, undefined, undefined, 'noindex', 'noindex', 'noindex']);
  });

  test.each(['/nowhere', '/s', '/s/hash/more', '/tools/nothing', '/S/x/y', '/apis'])(
    'say 404 at %s, on the same page',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect({ status, page: body.toString() }).toEqual({ status: 404, page: PAGE });
      expect((await get(path, { 'if-none-match': headers.etag ?? '*' })).status).toBe(404);
    },
  );

  test('may run nothing but their own scripts', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });
});

describe('screens that the build has begun', () => {
  let begun: Running;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-ui-'));
    await mkdir(join(folder, 'begun'));
    await writeFile(join(folder, 'index.html'), PAGE);
    for (const [name, file] of Object.entries(begunPages)) await writeFile(join(folder, file), `<head></head>${name}`);
    begun = await startGateway({ uiDirectory: folder });
  });
  afterAll(async () => {
    await begun.stop();
    await rm(folder, { recursive: true });
  });

  test.each([
    [`/s/${'A'.repeat(32)}`, 200, 'share'],
    ['/s/cut-in-a-mail', 200, 'share'],
    ['/account', 200, 'account'],
    ['/account/', 200, 'account'],
    ['/nowhere', 404, 'notFound'],
    ['/s/hash/more', 404, 'notFound'],
    ['/admin', 200, undefined],
    ['/s/a%20b', 200, undefined],
  ])('come at %s with %i: %s', async (path, expected, name) => {
    const { status, headers, body } = await raw(begun.url, { path });
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: expected, cache: 'no-cache' });
    const page = body.toString().replace(/<noscript>.*<\/noscript>/, '');
    expect(page).toBe(name === undefined ? PAGE : `<head></head>${name}`);
  });
});

describe('a file of the screens', () => {
  test('with its hash in its name is kept for good', async () => {
    const { status, headers, body } = await get('/assets/app-1a2b.js');
    expect({ status, cache: headers['cache-control'] }).toEqual({
      status: 200,
      cache: 'public, max-age=31536000, immutable',
    });
    expect(body.toString()).toBe(SCRIPT);
  });

  test('without one is asked for anew', async () => {
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['/assets/gone-9f.js', '/assets/gone', '/favicon.ico', '/tools/x.css'])(
    'that is missing is a plain 404: %s',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'Not found\n' });
      expect(headers['content-type']).toMatch(/^text\/plain/);
    },
  );

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%5c..%5cpackage.json'])(
    'never lies outside their folder: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('is compressed as the client likes it', async () => {
    const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(br.headers.vary).toMatch(/accept-encoding/i);
  });

  test('comes as the build compressed it, if it did', async () => {
    const { body, headers } = await get('/assets/small-1a2b.js', { 'accept-encoding': 'br' });
    expect(headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(body).toString()).toBe('// made at build time');
  });
});

describe('an installation without screens', () => {
  test('still answers calls', async () => {
    const bare = await startGateway();
    expect((await fetch(`${bare.url}/`)).status).toBe(404);
    expect((await fetch(`${bare.url}/api/auth/me`)).status).toBe(401);
    await bare.stop();
  });
});
