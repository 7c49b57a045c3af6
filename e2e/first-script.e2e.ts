import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { holdUp, openBrowserHouse, touch } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { suggestion } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';

const built = join(import.meta.dirname, '../dist/ui');
const APP_MAX_BYTES = 92_000;
const PAGE_MAX_BYTES = 40_000;
/** Six at a time, a browser has them all after two rounds. */
const FILES_MAX = 12;

const read = (path: string): string => readFileSync(join(built, path), 'utf8');

/** A script and those that it cannot run without. */
const withImports = (start: string): readonly string[] => {
  const paths = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (paths.has(path)) continue;
    paths.add(path);
    const imported = read(path).matchAll(/(?:import|from)\s*"\.\/(?<name>[^"]+)"/g);
    open.push(...[...imported].map(({ groups }) => join(dirname(path), groups?.['name'] ?? '')));
  }
  return [...paths];
};

const onTheWire = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(built, path))).length, 0);

const app = (): string => /<html[^>]* data-app="\/(?<path>[^"]+)"/.exec(read('index.html'))?.groups?.['path'] ?? '';

test('the scripts that every screen waits for stay under 92 KB on the wire', () => {
  expect(onTheWire(withImports(app()))).toBeLessThan(APP_MAX_BYTES);
});

/** Addresses that home asks for before they are needed. */
const preloadedPaths = (): readonly string[] => {
  const { groups } = /<html[^>]* data-ahead="(?<paths>[^"]+)"/.exec(read('index.html')) ?? {};
  return (groups?.['paths'] ?? '').split(' ').map((path) => path.slice(1));
};

test('home and the workbench come in few files', () => {
  const files = new Set([app(), ...preloadedPaths()].flatMap(withImports));
  expect(files.size).toBeGreaterThan(1);
  expect(files.size).toBeLessThanOrEqual(FILES_MAX);
});

const footerScripts = (): readonly string[] =>
  readdirSync(join(built, 'assets')).filter((name) => name.startsWith('footer-') && name.endsWith('.js'));

describe('a screen, in chromium', () => {
  const house = openBrowserHouse();
  let docket: SharedDocket;
  beforeAll(async () => {
    docket = await useSharedDocket();
  });
  afterAll(async () => {
    await house.close();
    await docket.dispose();
  });

  const atRest = async (path: string, page?: Page): Promise<Page> => {
    const visited = page ?? (await house.newPage());
    await visited.goto(docket.address + path, { waitUntil: 'networkidle' });
    return visited;
  };
  /** Where the scripts of the screen are held up, the header and the footer are alive, and what is between them is not. */
  const untilFrameStarted = async (page: Page, path: string): Promise<void> => {
    await page.addInitScript(() => {
      addEventListener('docket.frame-started', () => (document.documentElement.dataset['frame'] = ''));
    });
    await page.goto(docket.address + path);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.waitForFunction(() => document.documentElement.dataset['frame'] === '');
  };
  const hasStarted = (page: Page) => page.evaluate(() => document.documentElement.dataset['started'] === '');
  const askedServer = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).length);

  testInBrowser(
    'runs no app for a newcomer at rest, takes a file chosen first, and lists it on the next visit',
    async () => {
      const page = await atRest('/');
      expect([await hasStarted(page), await askedServer(page), await page.context().cookies()]).toEqual([false, 0, []]);
      expect(await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).isVisible()).toBe(true);
      const { name, bytes } = await textPdf('lease.pdf', 'Rent');
      await page.setInputFiles('#files', { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
      await page.locator('[data-workbench]').waitFor();
      await (await suggestion(page, 'pdf-compress', 1)).click();
      await page.getByText('Your file is ready').first().waitFor({ timeout: 60_000 });
      const returned = await atRest('/', await page.context().newPage());
      await returned.getByRole('heading', { name: 'Recent Conversions' }).waitFor();
    },
  );

  testInBrowser('does what a newcomer did before the app was there: a key, a press, a choice', async () => {
    const byKey = await atRest('/');
    await byKey.keyboard.press('Control+k');
    await byKey.getByRole('dialog').getByRole('combobox').waitFor();
    const byClick = await atRest('/');
    await byClick.getByRole('button', { name: 'Language' }).dispatchEvent('click'); // as assistive technology does
    await byClick.getByRole('menuitem', { name: 'Deutsch' }).waitFor();
    const byPress = await atRest('/pdf-editor');
    await byPress.getByRole('tab', { name: 'Redact' }).dispatchEvent('click');
    await byPress.getByRole('tab', { name: 'Redact', selected: true }).waitFor();
    const byChoice = await atRest('/translate');
    await byChoice.getByLabel('Translate to').selectOption('fr');
    await byChoice.getByLabel('Same pages').evaluate((radio: HTMLInputElement) => radio.click());
    await byChoice.waitForFunction(() => document.documentElement.dataset['started'] === '');
    expect(await byChoice.getByLabel('Translate to').inputValue()).toBe('fr');
    expect(await byChoice.getByLabel('Same pages').isChecked()).toBe(true);
  });

  testInBrowser('keeps a choice whose press is what brings the drawn page to life', async () => {
    const page = await house.newPage();
    const screen = readdirSync(join(built, 'assets')).find((name) => /^translate\.route-.*\.js$/.test(name)) ?? '';
    await page.addInitScript((script) => {
      const press = async () => {
        await import(script); // and what waits for it goes on, before anything is drawn
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        document.querySelector<HTMLElement>('input[type=radio]:not(:checked)')?.click();
      };
      addEventListener('docket.frame-started', () => void press(), { once: true });
    }, `/assets/${screen}`);
    await page.goto(`${docket.address}/translate`);
    await touch(page);
    await page.waitForFunction(() => document.documentElement.dataset['started'] === '');
    await page.getByLabel('Translate to').selectOption('fr'); // draws the form anew
    expect(await page.getByLabel('Same pages').isChecked()).toBe(true);
  });

  testInBrowser('opens one list for keys that are pressed when the header has come and home has not', async () => {
    const page = await house.newPage();
    const late = preloadedPaths().filter((path) => !withImports(app()).includes(path));
    const letHomeCome = await holdUp(page, ({ pathname }) => late.includes(pathname.slice(1)));
    const letListCome = await holdUp(page, ({ pathname }) => pathname.includes('finder-dialog'));
    await untilFrameStarted(page, '/');
    await page.keyboard.press('Control+k');
    letHomeCome();
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    letListCome();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  testInBrowser('follows a link that is pressed when the footer has come and the page has not', async () => {
    const page = await house.newPage();
    const letPageCome = await holdUp(page, ({ pathname }) => pathname.includes('/info.route-'));
    const footer = Promise.all(
      footerScripts().map((name) => page.waitForResponse((answer) => answer.url().endsWith(name))),
    );
    await untilFrameStarted(page, '/help/auditors');
    for (const answer of await footer) await answer.finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Security', exact: true }).dispatchEvent('click');
    letPageCome();
    await page.getByRole('heading', { level: 1, name: 'Security & Privacy' }).waitFor();
    await touch(page);
    await page.waitForFunction(() => document.documentElement.dataset['started'] === '');
    expect(new URL(page.url()).pathname).toBe('/security');
    expect(house.complaints()).toEqual([]);
  });

  testInBrowser('offers a newcomer to sign in, also before the app is there', async () => {
    const page = await atRest('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).dispatchEvent('click');
    await page.waitForResponse((answer) => answer.url().endsWith('/?auth=not-configured')); // where there is nowhere to
  });

  testInBrowser('comes to life for who goes through it by keys alone, and keeps the focus', async () => {
    const page = await atRest('/');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.documentElement.dataset['started'] === '');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  });

  testInBrowser('comes to life, too, for who pressed a key before its first script had come', async () => {
    const page = await house.newPage();
    const letFirstScriptCome = await holdUp(page, ({ pathname }) => pathname.includes('/first-touch-'));
    await page.goto(docket.address, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.keyboard.press('Tab');
    letFirstScriptCome();
    await page.waitForFunction(() => document.documentElement.dataset['started'] === '');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  });

  testInBrowser(
    'that shows what the server charges runs no app for that, and stays whole when the app comes',
    async () => {
      const page = await atRest('/pricing');
      const free = page.getByText('This installation is free to use', { exact: true });
      await free.waitFor();
      expect(await hasStarted(page)).toBe(false);
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
      );
      expect(onTheWire(scripts.filter((path) => path.endsWith('.js')))).toBeLessThan(PAGE_MAX_BYTES);
      await touch(page);
      await page.waitForFunction(() => document.documentElement.dataset['started'] === '');
      await page.locator('[data-live]:not(html)').waitFor({ state: 'detached' });
      expect(await free.isVisible()).toBe(true);
      expect(house.complaints()).toEqual([]);
    },
  );
});
