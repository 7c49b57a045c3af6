import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as Playwright from 'playwright-core';
import type { Browser, BrowserContextOptions, BrowserServer, ConsoleMessage, Locator, Page } from 'playwright-core';
import { findProgram } from './other-programs.js';
import { root } from './repository.js';
import { until } from './until.js';

/** The first one draws no window, and takes half the time of the others. */
export const browserProgram = findProgram('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome');

/** Jest's environment has it already, so that not every suite loads it. */
declare global {
  var playwright: typeof Playwright | undefined;
}
const chromium = async () => (globalThis.playwright ?? (await import('playwright-core'))).chromium;

/** For whatever a test waits for: a busy machine is no defect. */
const PATIENCE_MS = 90_000;

const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Lines that Chromium itself writes for an answer that the page expects, a server that is down, a test that looks into
 * a frame.
 */
const EXPECTED =
  /^(Failed to load resource: the server responded with a status of 4|WebSocket connection to .*ERR_CONNECTION|Blocked script execution)/;

/** An open page asks every half minute what is new; while its server is restarted, browsers note that nobody answers. */
const isUnanswered = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource: net::ERR_CONNECTION') &&
  message.location().url.endsWith('/api/site');

/** One that others can connect to; undefined where none is installed. */
export const startBrowser = async (): Promise<BrowserServer | undefined> =>
  browserProgram === undefined
    ? undefined
    : (await chromium()).launchServer({ executablePath: browserProgram, args: ARGS });

interface OwnBrowser {
  readonly isOwn?: boolean;
  /** Switches for one of its own. */
  readonly args?: readonly string[];
}

/** The one of the whole run of tests, or one of its own. */
const openBrowser = async ({ isOwn = false, args = [] }: OwnBrowser): Promise<Browser> => {
  const shared = process.env['DOCKET_SHARED_BROWSER'];
  return isOwn || shared === undefined
    ? (await chromium()).launch({ executablePath: browserProgram ?? '', args: [...ARGS, ...args] })
    : (await chromium()).connect(shared);
};

export interface BrowserHouse {
  /** An empty page in a browser profile of its own: another person, who touches nothing. Its errors are kept. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** The same with this address open and touched. */
  visit(address: string, options?: BrowserContextOptions): Promise<Page>;
  /** Complaints of pages: uncaught errors, and errors on the console. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** A newcomer's page is at rest until somebody uses it. */
export const touch = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
};

/** Requests to these addresses go on their way when what it gives is called. */
export const holdUp = async (page: Page, isHeldUp: (url: URL) => boolean): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isHeldUp, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Waits until all these pictures have come. */
export const drawn = (pictures: Locator): Promise<void> =>
  until('every picture is drawn', () =>
    pictures.evaluateAll(
      (images) =>
        images.length > 0 &&
        (images as HTMLImageElement[]).every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    ),
  );

/** A browser for a test file; one of its own is nearer to whoever asks it for a great deal. @returns nothing to visit where none is installed, and nothing to close. */
export const openBrowserHouse = (own: OwnBrowser = {}): BrowserHouse => {
  let browser: Promise<Browser> | undefined;
  const complaints: string[] = [];
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || EXPECTED.test(message.text()) || isUnanswered(message)) return;
      complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
    });
  };
  const newPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    browser ??= openBrowser(own);
    const context = await (await browser).newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    watch(page);
    return page;
  };
  return {
    newPage,
    visit: async (address, options) => {
      const page = await newPage(options);
      await page.goto(address);
      await touch(page);
      return page;
    },
    complaints: () => complaints,
    close: async () => (await browser)?.close(),
  };
};

/** Leaves a picture of the whole page for people to look at, where `DOCKET_PICTURES` is set. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!process.env['DOCKET_PICTURES']) return;
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const shown = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (shown) await page.setViewportSize({ ...shown, height }); // what lies in frames is drawn only this way
  await page.screenshot({ path: join(folder, `${name}.png`) });
  if (shown) await page.setViewportSize(shown);
};
