import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { violationsOn, widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse } from './harness/browser.js';
import { startOver } from './harness/members.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';
import { fetchAlone } from './harness/own-connection.js';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly share_target: { readonly action: string };
}

const house = openBrowserHouse();
let docket: Docket;
beforeAll(async () => {
  docket = await startDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const installed = async (): Promise<Page> => {
  const page = await house.visit(docket.address, { ...phone, serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
};

const heightOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-workbench]')?.dataset['height']);

const openLease = async (page: Page): Promise<void> => {
  const { name, bytes } = await textPdf('lease.pdf', 'Rent', 3);
  await page.setInputFiles('#files', { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await page.locator('[data-workbench]').waitFor();
};

/** As the system does for an app that shares a file, from the page that is open. */
const shareFrom = (page: Page, name: string, target = docket.address): Promise<void> =>
  page.evaluate(
    ([fileName, address]) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File(['shared words'], fileName, { type: 'text/plain' }));
      const input = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'files',
        files: chosen.files,
      });
      const form = Object.assign(document.createElement('form'), { method: 'post', action: `${address}/share-target` });
      form.enctype = 'multipart/form-data';
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [name, target] as const,
  );

describe('Docket as an app', () => {
  test('has a manifest whose icons are as large as it says', async () => {
    const manifest = (await (await fetchAlone(`${docket.address}/manifest.webmanifest`)).json()) as Manifest;
    const drawn = await Promise.all(
      manifest.icons.map(async ({ src }) => {
        const reply = await fetchAlone(docket.address + src);
        const { width, height, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
        return `${format} ${width}x${height}`;
      }),
    );
    expect(drawn).toEqual(manifest.icons.map(({ sizes }) => `png ${sizes}`));
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });

  testInBrowser(
    'takes no file that a page of another site sends, with or without saying where it comes from, in chromium',
    async () => {
      const page = await installed();
      const elsewhere = createServer((_request, response) =>
        response.setHeader('content-type', 'text/html').end('<p>'),
      );
      await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
      const { port } = elsewhere.address() as AddressInfo;
      elsewhere.unref();
      for (const [host, policy] of [
        ['localhost', 'unsafe-url'],
        ['localhost', 'no-referrer'],
        ['127.0.0.1', 'no-referrer'],
      ] as const) {
        await page.goto(`http://${host}:${port}/`);
        await page.evaluate((referrer) => {
          document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: referrer }));
        }, policy);
        await shareFrom(page, 'planted.txt');
        await page.getByText('A page of another site may have sent them.').waitFor();
        expect(new URL(page.url()).search).toBe('');
        expect(await page.locator('[data-workbench]').count()).toBe(0);
      }
      elsewhere.close();
    },
  );

  testInBrowser(
    'takes what another app shares, keeps none of it, and says when there is no server, in chromium',
    async () => {
      const page = await installed();
      await shareFrom(page, 'shared-note.txt');
      await page.locator('[data-workbench]').waitFor();
      await page.getByText('1 File(s) Selected').waitFor({ state: 'attached' });
      await page.getByText('The files came from a page of this installation.').waitFor();
      expect(await page.locator('[data-region=files]').innerText()).toContain('shared-note.txt');
      const keptAddresses = await page.evaluate(async () => {
        const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
        return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
      });
      expect(keptAddresses).toEqual(expect.arrayContaining(['/', '/offline.html']));
      expect(keptAddresses.filter((path) => !/^\/($|assets\/|offline\.|theme\.js|favicon\.svg)/.test(path))).toEqual(
        [],
      );

      await docket.stop();
      await page.goto(`${docket.address}/pdf-editor`);
      expect(await page.getByRole('heading').innerText()).toBe('No connection');
      expect(await violationsOn(page)).toEqual([]);
      await expect(page.evaluate(() => fetch('/api/health').then(({ status }) => status))).rejects.toThrow(
        'Failed to fetch',
      );
      await page.goto(docket.address); // what was shared is still open there
      await startOver(page);
      await openLease(page);
      await page.getByRole('img', { name: 'Page 1' }).waitFor();
      await docket.start();
    },
  );
});

/** In place of the queue that only the system can fill. */
const withLaunchQueue = (): void => {
  const setConsumer = (consume: unknown): void => {
    Object.assign(window, { launched: consume });
  };
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer } }); // the browser's own cannot be assigned
};

/** As the system does for a file that is opened with Docket. */
const openWithDocket = (page: Page, name: string): Promise<void> =>
  page.evaluate((fileName) => {
    const file = new File(['opened words'], fileName, { type: 'text/plain' });
    const { launched } = window as unknown as { launched: (launch: object) => void };
    launched({ files: [{ getFile: () => Promise.resolve(file) }] });
  }, name);

testInBrowser('a file that the system opens with Docket is in the workbench at once, in chromium', async () => {
  const page = await house.visit('about:blank');
  await page.addInitScript(withLaunchQueue);
  await page.goto(docket.address);
  await page.mouse.move(20, 20);
  await page.mouse.move(60, 60);
  await page.waitForFunction(() => 'launched' in window);
  await openWithDocket(page, 'opened-note.txt');
  await page.locator('[data-workbench]').waitFor();
  expect(await page.locator('[data-region=files]').innerText()).toContain('opened-note.txt');
  await openWithDocket(page, 'another-note.txt'); // in the same window
  await page.getByText('another-note.txt').first().waitFor();
});

describe('the sheet of a phone', () => {
  testInBrowser('stands at three heights, by the finger and by keys, in chromium', async () => {
    const page = await house.visit(docket.address, phone);
    await openLease(page);
    const grip = page.getByRole('slider', { name: 'Height of the sheet' });
    expect(await heightOf(page)).toBe('half');
    await grip.tap();
    expect(await heightOf(page)).toBe('full');
    await grip.press('ArrowDown');
    await grip.press('ArrowDown');
    expect(await heightOf(page)).toBe('low');
    await page.getByRole('button', { name: 'Files (1)' }).tap();
    expect(await heightOf(page)).toBe('half');
    const box = await grip.boundingBox();
    if (!box) throw new Error('the grip is not drawn');
    await page.mouse.move(195, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(195, 90, { steps: 4 });
    await page.mouse.up();
    expect(await heightOf(page)).toBe('full');
    expect(await widerThanPage(page)).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Document', exact: true }).tap();
    expect(await widerThanPage(page)).toEqual([]);
  });
});

describe('the pages', () => {
  const spoken = (page: Page) =>
    page.evaluate(() => [document.documentElement.lang, document.documentElement.dir] as const);

  testInBrowser('are in the language of the browser, or in the one that was chosen, in chromium', async () => {
    const page = await house.visit(docket.address, { locale: 'ar-EG' });
    expect(await spoken(page)).toEqual(['ar', 'rtl']);
    await page.getByRole('heading', { name: 'التنظيم والتحويل' }).first().waitFor();
    expect(await widerThanPage(page)).toEqual([]);
    await page.getByRole('button', { name: 'اللغة' }).click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Ordnen & konvertieren' }).first().waitFor();
    await page.goto(docket.address);
    expect(await spoken(page)).toEqual(['de', 'ltr']);
    await page.getByRole('heading', { name: 'Ordnen & konvertieren' }).first().waitFor();
    const shared = await page.evaluate(() =>
      fetch(`/api/share/${'a'.repeat(32)}`, { headers: { accept: 'text/html' } }).then((reply) => reply.text()),
    );
    expect(shared).toContain('<html lang="de" dir="ltr">');
    expect(shared).toContain('Freigabelink nicht gefunden oder abgelaufen');
  });
});
