import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { openBrowserHouse } from './harness/browser.js';
import { openClient, type Client } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { seenByOthers } from './harness/seen-by-others.js';
import { signIn } from './harness/sign-in-as.js';
import { testInBrowser } from './harness/test-with.js';
import { textPdf } from './samples/sample-files.js';
import { fetchAlone } from './harness/own-connection.js';

/** A page of another site, which keeps what it is told. */
const hostPage = (docket: string, { url, token }: Made, framed: string): string => `<!doctype html>
<title>Shop</title><main></main>
<script type="module">
  import { openDocket } from '${docket}/embed.js';
  globalThis.told = [];
  const keep = (message) => globalThis.told.push(message);
  addEventListener('message', ({ data }) => keep({ any: data.type }));
  globalThis.docket = openDocket(document.querySelector('main'), {
    url: '${url}', token: '${token}', title: '${framed}',
    onReady: keep, onStarted: keep, onCompleted: keep, onFailed: keep, onCancelled: keep,
  });
</script>`;

/** A result as the page around the frame was told. */
interface Received {
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
  readonly bytes: readonly number[];
}

interface Made {
  readonly url: string;
  readonly token: string;
}
/** Serves one page. */
const openHost = async () => {
  let html = '';
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    shows: (page: string) => (html = page),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** Chromium then keeps the cookies of other sites from frames. */
const house = openBrowserHouse({ isOwn: true, args: ['--test-third-party-cookie-phaseout'] });
let provider: AccountProvider;
let docket: Docket;
let member: Client;
let secret: string;
let shop: Awaited<ReturnType<typeof openHost>>;
let stranger: Awaited<ReturnType<typeof openHost>>;
const sent = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

beforeAll(async () => {
  [shop, stranger, provider] = await Promise.all([openHost(), openHost(), startAccountProvider()]);
  docket = await startDocket({ settings: { ...provider.settings, EMBED_ORIGINS: shop.origin } });
  provider.isNow({ sub: 'ada', name: 'Ada', email: 'ada@example.com', email_verified: true });
  member = openClient(docket.address);
  await signIn(member);
  const reply = await member.call('/api/account/keys', sent({ name: 'Shop', scopes: ['embed', 'read'] }));
  ({ secret } = (await reply.json()) as { readonly secret: string });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await Promise.all([provider.stop(), shop.close(), stranger.close()]);
});

const makeToken = async (about: object): Promise<Made> => {
  const { headers, ...rest } = sent({ origin: shop.origin, ...about });
  const reply = await fetchAlone(`${docket.address}/api/embed-tokens`, {
    ...rest,
    headers: { ...headers, authorization: `Bearer ${secret}` },
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Made;
};

const frameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const visitWith = async (token: Made, host = shop, options = {}): Promise<Page> => {
  host.shows(hostPage(docket.address, token, 'Tools'));
  const page = await house.newPage(options);
  await page.goto(host.origin);
  return page;
};
/** Types of what the page around was told by message. */
const typesTold = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as never as { told: { type?: string }[] }).told.flatMap(({ type }) => type ?? []));

// Requirement.
describe('a page of another site, in chromium without cookies of other sites', () => {
  testInBrowser('hands a file to a tool in a frame and gets the result by message', async () => {
    const page = await visitWith(await makeToken({ tool: 'pdf-compress', language: 'de' }));
    const frame = frameIn(page);
    await frame.locator('main[data-state=choosing] h1').waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe('de');
    expect(await frame.locator('header, footer, a[href]').count()).toBe(0);
    const { bytes, name } = await textPdf('order.pdf', 'An order');
    await page.evaluate(
      ([data, called]) => {
        const file = new File([Uint8Array.from(data)], called, { type: 'application/pdf' });
        (globalThis as never as { docket: { open(files: File[]): void } }).docket.open([file]);
      },
      [[...bytes], name] as const,
    );
    await frame.getByText('order.pdf').first().waitFor();
    await frame.locator('button[type=submit]').click();
    await frame.locator('main[data-state=done]').waitFor();
    expect(await typesTold(page)).toEqual(['docket:ready', 'docket:started', 'docket:completed']);
    const result = await page.evaluate(() => {
      const { told } = globalThis as never as { told: Record<string, unknown>[] };
      const { data, ...rest } = told.find(({ type }) => type === 'docket:completed') ?? {};
      return { ...rest, bytes: [...new Uint8Array(data as ArrayBuffer)] } as unknown as Received;
    });
    const output = Buffer.from(result.bytes);
    expect(result).toMatchObject({ mime: 'application/pdf', size: output.length });
    expect(createHash('sha256').update(output).digest('hex')).toBe(result.sha256);
    expect(await seenByOthers(output)).toMatchObject({ sound: true, words: ['An order, page 1'] });
    const own = await (await member.call('/api/conversions/all')).json();
    expect(JSON.stringify(own)).toContain(result.id);
    expect(await page.context().cookies(docket.address)).toEqual([]);
  });

  testInBrowser('opens no frame a second time, and a frame that is reloaded says so', async () => {
    const token = await makeToken({ tool: 'pdf-compress', language: 'fr' });
    const page = await visitWith(token);
    await frameIn(page).locator('main[data-state=choosing]').waitFor();
    const [, inner] = page.frames();
    await inner!.evaluate(() => location.reload());
    await frameIn(page).locator('main[data-state=over]').waitFor();
    const again = await visitWith(token, shop, { locale: 'fr-FR' });
    await frameIn(again).locator('main[data-state=over]').waitFor();
    expect(await frameIn(again).getByRole('alert').textContent()).toBe(
      'Ce cadre a déjà été ouvert. Veuillez recharger la page qui l’entoure.',
    );
  });

  testInBrowser('that is not the one of the token shows no frame, and is told nothing', async () => {
    const page = await visitWith(await makeToken({}), stranger);
    await page.waitForLoadState('networkidle');
    expect(await frameIn(page).locator('main').count()).toBe(0);
    expect(await page.evaluate(() => (globalThis as never as { told: unknown[] }).told)).toEqual([]);
    expect(house.complaints().filter((line) => line.includes('frame-ancestors'))).not.toEqual([]);
  });

  testInBrowser(
    'lets its visitors choose among all tools that take their files, on a phone, from right to left',
    async () => {
      const page = await visitWith(await makeToken({ language: 'ar' }), shop, {
        viewport: { width: 360, height: 700 },
        colorScheme: 'dark',
      });
      const frame = frameIn(page);
      const { bytes, name } = await textPdf('a.pdf', 'A page');
      await frame
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
      await frame.locator('select#embed-tool').waitFor();
      const { dir, theme, isWide } = await frame
        .locator('html')
        .evaluate(({ dir: direction, dataset, scrollWidth, clientWidth }: HTMLElement) => ({
          dir: direction,
          theme: dataset['theme'],
          isWide: scrollWidth > clientWidth,
        }));
      expect({ dir, theme, isWide }).toEqual({ dir: 'rtl', theme: 'dark', isWide: false });
      const height = await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
      expect(height).toBeGreaterThan(320);
    },
  );

  testInBrowser('that sends something else than files is not heard', async () => {
    const page = await visitWith(await makeToken({ tool: 'pdf-compress' }));
    await frameIn(page).locator('main[data-state=choosing]').waitFor();
    await page.evaluate((target) => {
      const { contentWindow } = document.querySelector('iframe')!;
      for (const message of [
        'docket:open',
        { type: 'docket:open', version: 2, files: [{ name: 'a.pdf', data: new Blob(['a']) }] },
        { type: 'docket:open', version: 1, files: [{ name: 'a.pdf', data: 'text' }] },
        { type: 'start.pressed', version: 1 },
      ]) {
        contentWindow!.postMessage(message, target);
      }
    }, docket.address);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await frameIn(page).locator('li').count()).toBe(0);
  });
});

test('everything went without errors at the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
