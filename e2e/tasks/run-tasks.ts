import { performance } from 'node:perf_hooks';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { touch } from '../harness/browser.js';
import { findProgram } from '../harness/other-programs.js';
import { SIDE_BY_SIDE, startDocket } from '../harness/running-docket.js';
import { blackOutAndShare } from './black-out-and-share.js';
import { checkReceivedFile } from './check-received-file.js';
import { combineAndNumber } from './combine-and-number.js';
import { compressScans } from './compress-scans.js';
import { correctADate } from './correct-a-date.js';
import { deleteEverything } from './delete-everything.js';
import { fillAFormOnAPhone } from './fill-a-form-on-a-phone.js';
import { findWhatChanged } from './find-what-changed.js';
import { haveTwoPeopleSign } from './have-two-people-sign.js';
import { markUpAndHandBack } from './mark-up-and-hand-back.js';
import { newUser, type Effort } from './new-user.js';
import { removeAPicture } from './remove-a-picture.js';
import { signInPreparedField } from './sign-in-prepared-field.js';
import { signOnAPhone } from './sign-on-a-phone.js';
import { tableIntoExcel } from './table-into-excel.js';
import type { Task } from './new-user-task.js';

const tasks: readonly Task[] = [
  combineAndNumber,
  blackOutAndShare,
  findWhatChanged,
  compressScans,
  signOnAPhone,
  signInPreparedField,
  haveTwoPeopleSign,
  fillAFormOnAPhone,
  markUpAndHandBack,
  correctADate,
  removeAPicture,
  tableIntoExcel,
  checkReceivedFile,
  deleteEverything,
];

const PATIENCE_MS = 180_000;
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Row extends Effort {
  readonly seconds: number;
  readonly outcome: string;
}

const openPage = async (browser: Browser, address: string, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ ...options, permissions: ['clipboard-read', 'clipboard-write'] });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(address);
  await touch(page);
  return page;
};

/** Plays a task in a browser profile of its own. */
const play = async (task: Task, browser: Browser, address: string): Promise<Row> => {
  const files = await task.files(address);
  const isPhone = task.on === 'phone';
  const page = await openPage(browser, address, isPhone ? phone : desktop);
  const user = newUser(page, isPhone);
  const started = performance.now();
  const prove = await task.act({ user, files, visitAsAnother: (link) => openPage(browser, link, desktop) });
  const seconds = (performance.now() - started) / 1000;
  return { ...user.effort(), seconds, outcome: await prove() };
};

const failed = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const cells = (...texts: readonly (string | number)[]): string => `| ${texts.join(' | ')} |`;

const openBrowser = (): Promise<Browser> => {
  const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome');
  if (executablePath === undefined) throw new Error('the tasks need chromium');
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
};

const docket = await startDocket({ settings: { ...SIDE_BY_SIDE, OPENAI_API_KEY: '' } });
const browser = await openBrowser();
try {
  print(cells('task', 'clicks', 'keys', 'seconds', 'outcome'));
  print(cells('---', '---:', '---:', '---:', '---'));
  for (const task of tasks) {
    try {
      const { clicks, keys, seconds, outcome } = await play(task, browser, docket.address);
      print(cells(task.name, clicks, keys, seconds.toFixed(1), outcome));
    } catch (error) {
      process.exitCode = 1;
      print(cells(task.name, '-', '-', '-', `CANNOT BE DONE: ${failed(error)}`));
    }
  }
} finally {
  await browser.close();
  await docket.dispose();
}
