import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium-program.js';
import { startBrowser, type DevtoolsPipe } from './devtools-pipe.js';

/** An HTML page as a browser printed it; `gave-up`: it took too long, was too long, or the browser broke. */
export type Print =
  | {
      readonly state: 'printed';
      readonly bytes: Uint8Array;
      /** Parts that the page asked for and did not get, such as pictures and styles. */
      readonly refused: number;
    }
  | { readonly state: 'missing' | 'gave-up' };

/** Prints an HTML page; nothing in it runs, and nothing but what is in it is read. */
export type PrintPage = (html: string) => Promise<Print>;

/** The clock ends it: a page can keep the browser busy in ways that no limit of its own ends. */
const PRINTED_WITHIN_MS = 60_000;
/** Pictures and fonts that are in the page may still be decoded; a page without an end of loading is printed as it is. */
const LOADED_WITHIN_MS = 10_000;

const A4_INCHES = { paperWidth: 8.27, paperHeight: 11.69 };
/** Longer pages are known by their height before they are printed, which would take minutes. */
const PRINTED_PAGES_MAX = 500;
const PAGE_HEIGHT_PIXELS = 1000;

/** An address where nobody listens, for every request that would get past all else. */
const NOWHERE = 'http://127.0.0.1:9';

const argumentsFor = (folder: string): readonly string[] => [
  '--headless',
  '--no-sandbox', // it is in the sandbox of its job, in which it can make none of its own
  '--no-zygote',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-breakpad',
  '--force-color-profile=srgb',
  '--mute-audio',
  `--proxy-server=${NOWHERE}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  `--user-data-dir=${join(folder, 'profile')}`,
];

/** For places where no browser may open what strangers send. */
export const noBrowser: PrintPage = () => Promise.resolve({ state: 'missing' });

/** Chromium as a program, where it is installed; only for a process that is in a sandbox itself. */
export const printByChromium: PrintPage = async (html) => {
  const command = findChromium();
  if (command === undefined) return { state: 'missing' };
  const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  const browser = startBrowser({ command, args: argumentsFor(folder), environment: { HOME: folder } });
  const clock = setTimeout(() => browser.kill(), PRINTED_WITHIN_MS);
  try {
    return await printed(browser, html);
  } catch {
    return { state: 'gave-up' }; // whatever broke: the page can be set without a browser
  } finally {
    clearTimeout(clock);
    browser.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const printed = async (browser: DevtoolsPipe, html: string): Promise<Print> => {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method: string, params = {}) => browser.send(method, params, String(sessionId));
  await tell('Emulation.setScriptExecutionDisabled', { value: true });
  let refused = 0;
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    refused += 1;
    // A page that would go on to another address stays what it is.
    void tell('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => undefined);
  });
  await tell('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  await tell('Page.enable');
  const { frameTree } = (await tell('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
  const loaded = browser.next('Page.loadEventFired');
  await tell('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
  await withinTime(loaded, LOADED_WITHIN_MS);
  const metrics = (await tell('Page.getLayoutMetrics')) as { cssContentSize: { height: number } };
  if (metrics.cssContentSize.height > PRINTED_PAGES_MAX * PAGE_HEIGHT_PIXELS) return { state: 'gave-up' };
  const { data } = await tell('Page.printToPDF', {
    ...A4_INCHES,
    printBackground: true,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  return { state: 'printed', bytes: new Uint8Array(Buffer.from(String(data), 'base64')), refused };
};

const withinTime = async (event: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([event, patience]);
  clearTimeout(timer);
};
