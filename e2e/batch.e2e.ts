import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { openBrowserHouse, picture } from './harness/browser.js';
import { endsOf, ofType, readLog } from './harness/event-log.js';
import { openClient, type Upload } from './harness/http-client.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { until } from './harness/until.js';
import { choose } from './harness/visitor.js';
import { photoPdf, png, textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';
import { startTool } from './harness/tool-rows.js';

const unzip = findProgram('unzip');
const qpdf = findProgram('qpdf');

const house = openBrowserHouse();
let docket: SharedDocket;
let five: readonly Upload[];
let folder: string;
beforeAll(async () => {
  docket = await useSharedDocket();
  folder = await mkdtemp(join(tmpdir(), 'docket-batch-'));
  const names = ['april.pdf', 'may.pdf', 'june.pdf', 'july.pdf'];
  const whole = await Promise.all(names.map((name) => textPdf(name, `The rent of ${name}`, 2)));
  const broken = { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing else stands in here\n%%EOF\n') };
  five = [...whole, broken];
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await rm(folder, { recursive: true });
});

/** Keeps the workers busy with somebody else's files until it is told to stop. */
const occupyWorkers = async (): Promise<() => Promise<void>> => {
  const somebody = openClient(docket.address);
  const long = await photoPdf('long.pdf', 45);
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await somebody.accepted('pdf-compress', [long])).id);
  return async () => {
    for (const id of ids) await somebody.cancel(id); // refused where it has ended meanwhile
  };
};

const rows = (page: Page, state: string) => page.locator(`[data-batch-row=${state}]`);
const start = (page: Page) => page.getByRole('button', { name: /^Compress (this PDF|\d+ files)(?!:)/ }).click();
const isOver = (page: Page, sentence: string) =>
  page.getByRole('status').filter({ hasText: sentence }).waitFor({ timeout: 90_000 });

const areDone = (page: Page, count: number) =>
  rows(page, 'done')
    .nth(count - 1)
    .waitFor({ timeout: 90_000 });

/** The conversions of files with these names, and how each ended. */
const conversionsOf = async (files: readonly Upload[]) => {
  const log = await readLog(docket.dataDir);
  const names = files.map(({ name }) => name);
  return ofType(log, 'ConversionRequested')
    .filter(({ data }) => names.includes(data.files[0]?.name ?? ''))
    .map(
      ({
        data: {
          conversionId,
          files: [file],
        },
      }) => ({
        name: file?.name,
        ends: endsOf(log, conversionId).map(({ type }) => type),
      }),
    );
};

const saved = async (page: Page, act: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const path = join(folder, `${Date.now()}-${download.suggestedFilename()}`);
  await download.saveAs(path);
  return path;
};

/** Whether other programs, where they are installed, find nothing wrong with an archive and the PDFs in it. */
const expectWhole = async (archive: string, names: readonly string[]): Promise<void> => {
  const files = unzipSync(await readFile(archive));
  expect(Object.keys(files).toSorted()).toEqual(names);
  if (unzip) expect((await runProgram(unzip, ['-t', archive])).status).toBe(0);
  if (!unzip || !qpdf) return;
  const unpacked = await mkdtemp(join(folder, 'unpacked-'));
  expect((await runProgram(unzip, ['-q', archive, '-d', unpacked])).status).toBe(0);
  for (const name of await readdir(unpacked)) {
    expect([name, (await runProgram(qpdf, ['--check', join(unpacked, name)])).status]).toEqual([name, 0]);
  }
};

const results = ['april', 'july', 'june', 'may'].map((name) => `${name}_compressed.pdf`);

/** Keeps the answers to what the page sends to be converted from it. @returns how many there are, and what ends it */
const holdAnswers = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  const held = new Set<string>();
  let isOver = false;
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    if (isOver) void devTools.send('Fetch.continueRequest', { requestId });
    else held.add(requestId);
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/convert', requestStage: 'Response' }] });
  const stop = (): void => {
    isOver = true;
  };
  return { count: () => held.size, stop };
};

describe('a tool for one PDF over five files, in chromium', () => {
  testInBrowser('goes on over a reload, says why one failed, tries it again and packs the others', async () => {
    const release = await occupyWorkers();
    const page = await house.visit(docket.address);
    await choose(page, five);
    await start(page);
    await page.getByText('You can leave this page; processing continues').waitFor();
    await page.reload();
    await page.locator('[data-batch-row]').nth(4).waitFor();
    await picture(page, 'batch-reloaded');
    await release();

    await isOver(page, '4 files are done, 1 failed.');
    expect([await rows(page, 'done').count(), await rows(page, 'failed').count()]).toEqual([4, 1]);
    const failed = rows(page, 'failed');
    expect(await failed.textContent()).toMatch(/broken\.pdf.*(damaged|read|broken)/s);
    await failed.getByRole('button', { name: 'Retry broken.pdf' }).click();
    await until('it was tried again', async () => (await conversionsOf(five)).length === 6);
    await isOver(page, '4 files are done, 1 failed.');

    await expectWhole(
      await saved(page, () => page.getByRole('button', { name: 'Download all (ZIP)' }).click()),
      results,
    );
    await page.reload();
    await isOver(page, '4 files are done, 1 failed.');
    await picture(page, 'batch-over');
    expect(await rows(page, 'failed').textContent()).toMatch(/broken\.pdf.*(damaged|read|broken)/s);
    const one = await saved(page, () => page.getByRole('link', { name: 'Download may_compressed.pdf' }).click());
    if (qpdf) expect((await runProgram(qpdf, ['--check', one])).status).toBe(0);
    await expectWhole(
      await saved(page, () => page.getByRole('button', { name: 'Download all (ZIP)' }).click()),
      results,
    );

    const ends = (await conversionsOf(five)).map(({ name, ends }) => [name, ...ends].join(' '));
    expect(ends.toSorted()).toEqual([
      'april.pdf ConversionCompleted',
      'broken.pdf ConversionFailed',
      'broken.pdf ConversionFailed',
      'july.pdf ConversionCompleted',
      'june.pdf ConversionCompleted',
      'may.pdf ConversionCompleted',
    ]);
  });

  testInBrowser('sends after a reload what had not reached the server before it', async () => {
    const page = await house.visit(docket.address);
    const files = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map((name) => textPdf(`${name}.pdf`, name)),
    );
    let arrived = 0;
    let isAway = true;
    await page.route('**/api/convert', (route) => {
      arrived += 1;
      return arrived > 2 && isAway ? undefined : route.continue(); // what hangs goes with the page
    });
    page.on('dialog', (dialog) => void dialog.accept()); // it is asked whether the page is to be left
    await choose(page, files);
    await start(page);
    await areDone(page, 2);
    isAway = false;
    await page.reload();
    await isOver(page, '5 files are done.');
    const ends = (await conversionsOf(files)).map(({ name, ends }) => [name, ...ends].join(' '));
    expect(ends.toSorted()).toEqual(
      ['five', 'four', 'one', 'three', 'two'].map((name) => `${name}.pdf ConversionCompleted`),
    );
    await page.getByRole('button', { name: 'Try other options' }).click();
    await page.getByRole('list', { name: 'Versions' }).waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Versions' }).waitFor();
    expect(await page.locator('[data-batch-row]').count()).toBe(0);
    expect(house.complaints()).toEqual([]);
  });

  testInBrowser('converts no file twice that had arrived when the page was loaded again', async () => {
    const names = ['august.pdf', 'september.pdf'];
    const two = await Promise.all(names.map((name) => textPdf(name, `The rent of ${name}`, 1)));
    const page = await house.visit(docket.address);
    const answers = await holdAnswers(page);
    await choose(page, two);
    await start(page);
    await until('both have arrived', () => answers.count() === 2);
    answers.stop();
    await page.reload();
    await isOver(page, '2 files are done.');
    const ends = (await conversionsOf(two)).map(({ name, ends }) => [name, ...ends].join(' '));
    expect(ends.toSorted()).toEqual(['august.pdf ConversionCompleted', 'september.pdf ConversionCompleted']);
    await page.close();
  });
});

describe('several files at once, in chromium', () => {
  testInBrowser('are checked for signatures one after the other, and each has its whole report', async () => {
    const page = await house.visit(docket.address);
    await choose(page, five);
    await startTool(page, 'Check signatures');
    const dialog = page.getByRole('dialog', { name: 'Check signatures' });
    await dialog.getByRole('status').filter({ hasText: '4 files are done, 1 failed.' }).waitFor();
    const [first] = await dialog.getByRole('listitem').allTextContents();
    expect(first).toMatch(/broken\.pdf.*(damaged|read|broken)/s);
    await picture(page, 'reports');
    await dialog.getByRole('button', { name: 'Report on may.pdf' }).click();
    await dialog.getByText('This file has no signatures.').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Show all files' }).click();
    expect(await dialog.getByRole('listitem').count()).toBe(5);
    await page.close();
  });

  testInBrowser('become a PDF each where they are pictures', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await png('front.png'), await png('back.png')]);
    await page
      .getByText(/^PNG · [\d.]+ KB · \d+ × \d+ px$/)
      .first()
      .waitFor();
    await startTool(page, 'Each to its own PDF');
    await isOver(page, '2 files are done.');
    await expectWhole(await saved(page, () => page.getByRole('button', { name: 'Download all (ZIP)' }).click()), [
      'back.pdf',
      'front.pdf',
    ]);
    expect(house.complaints()).toEqual([]);
    await page.close();
  });
});
