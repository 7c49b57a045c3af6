import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SiteRules } from '../../contracts/api/site-rules.js';
import { NO_BRAND, SITE_NAME_MARK } from '../../contracts/brand.js';
import { begunPages } from '../../contracts/routes.js';
import { pngOf } from '../../services/platform/site/png-pixels.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { ada } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Home · ${SITE_NAME_MARK}</title><meta name="theme-color" content="#faf8f2" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="/icons/apple-touch-180.png" /></head>
<body>${SITE_NAME_MARK}</body></html>`;
const MANIFEST = {
  name: 'Docket: documents',
  short_name: 'Docket',
  theme_color: '#faf8f3',
  icons: [],
  shortcuts: [{}],
};

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let directory: string;
let running: Running;
let root: Browser;
beforeAll(async () => {
  google = await startAccountProvider();
  directory = await mkdtemp(join(tmpdir(), 'docket-brand-'));
  await mkdir(join(directory, 'begun'));
  for (const file of ['index.html', begunPages.share, begunPages.notFound])
    await writeFile(join(directory, file), PAGE);
  await writeFile(join(directory, 'manifest.webmanifest'), JSON.stringify(MANIFEST));
  await writeFile(
    join(directory, 'offline.html'),
    '<!doctype html><html lang="en"><title>No connection · Docket</title>',
  );
  running = await startGateway({
    uiDirectory: directory,
    settings: { ...google.settings, ADMIN_EMAILS: 'root@example.com' },
  });
  const signIn = openSignIn(running.url, google);
  root = await signIn({ ...ada, sub: '9', name: 'Root', email: 'root@example.com' });
});
afterAll(async () => {
  await running.stop();
  await google.stop();
  await rm(directory, { recursive: true });
});

const change = async (brand: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await root.call('/api/admin/site', { method: 'PATCH', headers, body: JSON.stringify({ brand }) });
  return { status: reply.status, answer: (await reply.json()) as { site: SiteRules; code?: string; facts?: object } };
};
const read = async (path: string, url = running.url): Promise<string> =>
  (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
const picture = (shade: number, width = 40, height = 20): Buffer =>
  pngOf({ width, height, rgba: new Uint8Array(width * height * 4).fill(shade) });
const base64 = (file: Buffer): string => file.toString('base64');
const sharePage = `/api/share/${'A'.repeat(32)}`;
const signPage = `/sign/${'A'.repeat(43)}`;
const stylesIn = (page: string): string => /href="(\/brand\/[\da-f]+\.css)"/.exec(page)?.[1] ?? '';

afterEach(async () => void (await change(null)));

// Requirement.
describe('the brand of a site', () => {
  test('is the program’s own until an administrator chooses another one', async () => {
    for (const path of ['/', sharePage, signPage]) {
      const page = await read(path);
      expect(page).toContain('Docket</title>');
      for (const other of [SITE_NAME_MARK, 'data-site', '/brand/']) expect(page).not.toContain(other);
    }
    expect(JSON.parse(await read('/manifest.webmanifest'))).toEqual(MANIFEST);
  });

  test('is written into every page before it is sent, as text', async () => {
    const { status, answer } = await change({
      name: ` "Smith" & 'Sons' `,
      colour: '#1D5391',
      logo: base64(picture(9)),
    });
    expect(status).toBe(200);
    expect(answer.site.brand).toMatchObject({ name: `"Smith" & 'Sons'`, colour: '#1d5391' });
    const logo = answer.site.brand.logo ?? '';
    for (const path of ['/', '/account', '/nowhere', `/s/${'A'.repeat(32)}`, sharePage, signPage]) {
      const page = await read(path);
      expect([path, page.includes('Docket<')]).toEqual([path, false]);
      expect(page).toContain('&quot;Smith&quot; &amp; &#39;Sons&#39;</title>');
      expect(page).toContain('<html data-site="&quot;Smith&quot; &amp; &#39;Sons&#39;" ');
      expect(page).toContain(`<link rel="icon" href="${logo}" type="image/png" />`);
      const styles = await read(stylesIn(page));
      expect(styles).toContain('--brand:#1d5391');
      expect(styles).toContain(`url(${logo})`);
    }
    expect(await read('/')).toContain('<meta name="theme-color" content="#1d5391" />');
    expect(await read('/offline.html')).toContain('No connection · &quot;Smith&quot;');
    const manifest = JSON.parse(await read('/manifest.webmanifest')) as Omit<typeof MANIFEST, 'icons'> & {
      readonly icons: readonly { readonly src: string }[];
    };
    expect(manifest).toMatchObject({
      name: `"Smith" & 'Sons'`,
      short_name: `"Smith" & 'Sons'`,
      theme_color: '#1d5391',
    });
    for (const address of [logo, manifest.icons[0]?.src ?? '']) {
      const reply = await fetch(running.url + address);
      expect(reply.headers.get('content-type')).toBe('image/png');
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test('keeps the parts that a change leaves out, and is an event that says how it was', async () => {
    await change({ name: 'Acme' });
    await change({ colour: '#0e5d48' });
    const { answer } = await change({ name: null });
    expect(answer.site.brand).toEqual({ name: null, colour: '#0e5d48', logo: null });
    const events = (await running.log()).filter(({ type }) => type === 'BrandChanged').slice(-3);
    expect(events.map(({ data }) => data)).toMatchObject([
      { from: NO_BRAND, to: { ...NO_BRAND, name: 'Acme' } },
      { to: { name: 'Acme', colour: '#0e5d48', logo: null } },
      { from: { name: 'Acme' }, to: { ...NO_BRAND, colour: '#0e5d48' }, by: expect.stringMatching(/^member-/) },
    ]);
  });

  test('holds no bytes of its logo on the log, and of logos only the last two', async () => {
    const before = await running.blobCount();
    for (const shade of [1, 2, 3, 4]) await change({ logo: base64(picture(shade)) });
    const [last] = (await running.log()).filter(({ type }) => type === 'BrandChanged').slice(-1);
    expect(JSON.stringify(last).length).toBeLessThan(2000);
    expect((await running.blobCount()) - before).toBeLessThanOrEqual(4);
    const { answer } = await change({ logo: base64(picture(4)) });
    expect((await fetch(running.url + (answer.site.brand.logo ?? ''))).status).toBe(200);
    await change(null);
    expect((await fetch(running.url + (answer.site.brand.logo ?? ''))).status).toBe(200);
    await change({ name: 'Other' });
    expect((await fetch(running.url + (answer.site.brand.logo ?? ''))).status).toBe(404);
  });

  test.each<[object | string, string]>([
    [{ name: '' }, 'brand.name'],
    [{ name: 'x'.repeat(41) }, 'brand.name'],
    [{ name: 'x'.repeat(10_000) }, 'brand.name'],
    [{ name: '<script>alert(1)</script>' }, 'brand.name'],
    [{ name: 'Acme \u202Egpj.exe' }, 'brand.name'],
    [{ name: 'Ac\u0000me' }, 'brand.name'],
    [{ name: 7 }, 'brand.name'],
    [{ colour: 'red' }, 'brand.colour'],
    [{ colour: '#fff;} body{display:none' }, 'brand.colour'],
    [{ logo: '<svg onload="alert(1)"/>' }, 'brand.logo'],
    [{ logo: base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) }, 'brand.logo'],
    [{ logo: base64(picture(1, 8, 8)) }, 'brand.logo'],
    [{ logo: base64(picture(1).subarray(0, 50)) }, 'brand.logo'],
    [{ logo: base64(Buffer.alloc(257 * 1024)) }, 'brand.logo'],
    ['Acme', 'brand'],
  ])('is not %j', async (brand, field) => {
    const files = await running.blobCount();
    expect(await change(brand)).toMatchObject({ status: 400, answer: { code: 'request.invalid', facts: { field } } });
    expect(await running.blobCount()).toBe(files);
    expect(await read('/')).toContain('Docket</title>');
  });

  test('is known to every process of a cluster within two seconds, its styles and its logo at once', async () => {
    const beside = await running.beside();
    try {
      expect(await read(sharePage, beside.url)).toContain('Docket</title>');
      const { answer } = await change({ name: 'Acme', colour: '#7f00ff', logo: base64(picture(5)) });
      const styles = stylesIn(await read('/'));
      for (const address of [styles, answer.site.brand.logo ?? ''])
        expect((await fetch(beside.url + address)).status).toBe(200);
      for (let tries = 0; tries < 20 && !(await read(sharePage, beside.url)).includes('Acme'); tries += 1)
        await pause(100);
      expect(await read(sharePage, beside.url)).toContain('Acme</title>');
    } finally {
      await beside.close();
    }
  });

  test.each(['/brand/', '/brand/x.css', `/brand/${'0'.repeat(64)}.png`, '/brand/..%2F..%2Fpackage.json'])(
    'has nothing else under its addresses: %s',
    async (path) => {
      expect((await fetch(running.url + path)).status).toBe(404);
    },
  );
});
