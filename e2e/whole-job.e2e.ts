import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openBrowserHouse, picture } from './harness/browser.js';
import { openClient, type Upload } from './harness/http-client.js';
import { corpusFile, hasCorpus, type CorpusFolder } from './samples/corpus-files.js';
import { SIDE_BY_SIDE, startDocket, type Docket } from './harness/running-docket.js';
import { endsOf, ofType, readLog } from './harness/event-log.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { docx, photoPdf, text, textPdf } from './samples/sample-files.js';
import { until } from './harness/until.js';
import { choose, downloadBy, drop, noteProgress, successBox, suggestion } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let docket: Docket;
beforeAll(async () => {
  docket = await startDocket({ settings: SIDE_BY_SIDE });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

/** Puts the mouse and the focus where they hold nothing up. */
const letGo = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

const hashIn = (address: string): string => address.slice(-32);

/** From the files to the link, by one click. */
const convertInPage = async (page: Page, files: readonly Upload[], tool: string): Promise<string> => {
  await choose(page, files);
  await (await suggestion(page, tool, files.length)).click();
  return successBox(page).address();
};

/** That another program can open it. */
const expectGoodPdf = async (path: string): Promise<void> => {
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
  const qpdf = findProgram('qpdf');
  if (qpdf) expect(await runProgram(qpdf, ['--check', path])).toMatchObject({ status: 0 });
};

describe('a visitor in chromium', () => {
  testInBrowser('drops a PDF, compresses it by one click, watches it and copies the link', async () => {
    const page = await house.visit(docket.address, { permissions: ['clipboard-read', 'clipboard-write'] });
    await drop(page, [await photoPdf('holiday photos.pdf', 12)]);
    const shown = await noteProgress(page);
    await (await suggestion(page, 'pdf-compress', 1)).click();
    await successBox(page).address();
    const percentages = await shown();
    expect(percentages).toEqual([...percentages].sort((a, b) => a - b));
    expect(percentages.filter((percent) => percent > 50 && percent < 100).length).toBeGreaterThan(1);

    const box = successBox(page);
    await box.copy.click();
    await page.getByText('Link copied', { exact: true }).waitFor();
    await picture(page, 'home-success');
    const address = await box.address();
    expect(address).toMatch(new RegExp(`^${docket.address}/s/[\\w-]{32}$`));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await letGo(page);
    await box.link.waitFor({ state: 'hidden', timeout: 15_000 });
    await page.getByRole('region', { name: 'Result' }).getByText('holiday photos_compressed.pdf').waitFor();
    await page.getByRole('button', { name: 'Recent Conversions' }).click();
    await page.getByRole('heading', { name: 'Recent Conversions' }).waitFor();
    await page.getByRole('link', { name: 'holiday photos_compressed.pdf', exact: true }).waitFor();
    const otherTab = await page.context().newPage();
    await page.close();
    await otherTab.goto(docket.address);
    const row = otherTab.getByRole('link', { name: 'holiday photos_compressed.pdf', exact: true });
    await row.waitFor();
    await otherTab.getByRole('button', { name: 'Delete all' }).click();
    const question = otherTab.getByRole('dialog', { name: 'Delete 1 conversion' });
    await question.getByText('This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Delete all' }).click();
    await row.waitFor({ state: 'detached' });
    expect((await otherTab.request.get(`${docket.address}/api/download/${hashIn(address)}`)).status()).toBe(404);
  });

  testInBrowser('chooses two PDFs, for which merging is suggested', async () => {
    const page = await house.visit(docket.address);
    const address = await convertInPage(
      page,
      [await textPdf('a.pdf', 'a', 2), await textPdf('b.pdf', 'b', 3)],
      'pdf-merge',
    );
    const { bytes, name } = await openClient(docket.address).download(hashIn(address));
    expect(name).toBe('a_merged.pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await letGo(page);
    await successBox(page).link.waitFor({ state: 'hidden', timeout: 15_000 });
  });

  testInBrowser('chooses a Word file, for which a PDF is suggested', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [docx('letter.docx', 'Dear reader')]);
    await (await suggestion(page, 'to-pdf', 1)).waitFor();
  });

  testInBrowser('chooses a PDF and a text, for which one PDF is suggested', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await textPdf('a.pdf', 'a'), text('notes.txt', 'Notes')]);
    await (await suggestion(page, 'to-pdf', 2)).waitFor();
  });
});

interface RealJob {
  readonly tool: string;
  readonly folder: CorpusFolder;
  readonly names: readonly string[];
}

const realJobs: readonly RealJob[] = [
  { tool: 'pdf-compress', folder: 'pdf', names: ['freeculture.pdf'] },
  { tool: 'pdf-merge', folder: 'pdf', names: ['rotation.pdf', 'nested_outline.pdf'] },
  { tool: 'to-pdf', folder: 'office', names: ['TestDocument.docx'] },
  { tool: 'to-pdf', folder: 'office', names: ['line-chart.pptx', '45129.xls'] },
];
const testOnRealFiles = hasCorpus ? testInBrowser : test.skip;

describe(`a visitor with real files in chromium${hasCorpus ? '' : ' (the shared corpus is not there)'}`, () => {
  testOnRealFiles.each(realJobs)('gets a good PDF: $tool of $names', async ({ tool, folder, names }) => {
    const page = await house.visit(docket.address);
    const files = names.map((name) => corpusFile(folder, name));
    const address = await convertInPage(page, files, tool);
    const button = page.getByRole('link', { name: /^Download/ }).first();
    await expectGoodPdf((await downloadBy(page, () => button.click())).path);
    const recipient = await house.visit(address);
    await recipient.getByRole('img', { name: 'Page 1', exact: true }).waitFor();
  });
});

describe('a recipient in chromium', () => {
  testInBrowser('sees the shared file with its picture and downloads it under names of choice', async () => {
    const owner = await house.visit(docket.address);
    const address = await convertInPage(owner, [await textPdf('report.pdf', 'Report', 3)], 'pdf-compress');

    const page = await house.visit(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('link', { name: /^Download / })
      .first()
      .waitFor();
    await page
      .getByText(/^This link will expire in 2[78] days/)
      .first()
      .waitFor();
    await page.getByRole('main').getByText('report_compressed.pdf').first().waitFor();

    const first = page.getByRole('img', { name: 'Page 1', exact: true });
    await until('the first page is drawn', () =>
      first.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width || 1, canvas.height || 1);
        return data.some((value, at) => at % 4 === 0 && value < 128);
      }),
    );
    expect(await page.getByRole('img', { name: /^Page/ }).count()).toBe(3);
    await page.getByText(/, 3 pages/).waitFor();
    await page.getByText('Signed', { exact: true }).waitFor();
    await picture(page, 'share-page');

    const button = page.getByRole('link', { name: /^Download/ });
    const download = await downloadBy(page, () => button.click());
    expect(download.name).toBe('report_compressed.pdf');
    await expectGoodPdf(download.path);

    await page.getByRole('button', { name: 'Edit file name' }).click();
    await page.getByRole('textbox', { name: 'File name' }).fill('Quarterly figures.pdf');
    await page.getByRole('button', { name: 'Save' }).click();
    const renamed = await downloadBy(page, () => button.click());
    expect(renamed.name).toBe('Quarterly figures.pdf');
    await expectGoodPdf(renamed.path);

    const copy = page.getByLabel('Drop your copy here');
    await copy.setInputFiles(download.path);
    await page.getByText('Yes, this is the file that was made.').waitFor();
    const other = await textPdf('report_compressed.pdf', 'Another', 3);
    await copy.setInputFiles({ name: other.name, mimeType: 'application/pdf', buffer: Buffer.from(other.bytes) });
    await page.getByText('No, this is not the file that was made.').waitFor();

    const hash = hashIn(address);
    await openClient(docket.address).call(`/api/download/${hash}`, { method: 'HEAD' });
    await openClient(docket.address).call(`/api/share/${hash}`, { method: 'HEAD' });
    const events = (await readLog(docket.dataDir)).filter(({ stream }) => stream === `share-${hash}`);
    expect(ofType(events, 'ShareLinkViewed')).toHaveLength(1);
    expect(ofType(events, 'FileDownloaded').map(({ data }) => data.name)).toEqual([
      'report_compressed.pdf',
      'Quarterly figures.pdf',
    ]);
  });

  testInBrowser('is told that a link leads nowhere', async () => {
    const missing = await house.visit(`${docket.address}/s/${'x'.repeat(32)}`);
    await missing.getByText('Share link not found or expired').waitFor();
    await missing.getByRole('link', { name: 'Go Home' }).waitFor();
    const invalid = await house.visit(`${docket.address}/s/short`);
    await invalid.getByText('Invalid share link').waitFor();
  });
});

describe('a server killed in the middle of a conversion, seen in chromium', () => {
  testInBrowser('comes back, the page finds it again by itself and shows the end', async () => {
    const page = await house.visit(docket.address);
    await drop(page, [await photoPdf('long.pdf', 24)]);
    await (await suggestion(page, 'pdf-compress', 1)).click();
    const bar = page.getByRole('progressbar', { name: 'Overall progress' });
    await until('it is well under way', async () => Number(await bar.getAttribute('value')) > 60);
    await docket.kill();
    await page.getByText('The connection is down; it is being restored.').waitFor();
    await docket.start();
    const address = await successBox(page).address();

    const recipient = await house.visit(address);
    await recipient
      .getByRole('link', { name: /^Download / })
      .first()
      .waitFor();
    const { bytes } = await openClient(docket.address).download(hashIn(address));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const events = await readLog(docket.dataDir);
    const { conversionId } = ofType(events, 'ShareLinkCreated').find(({ data }) => data.hash === hashIn(address))!.data;
    expect(endsOf(events, conversionId).map(({ type }) => type)).toEqual(['ConversionCompleted']);
    const starts = ofType(events, 'ConversionStarted').filter(({ data }) => data.conversionId === conversionId);
    expect(starts.map(({ data }) => data.attempt)).toEqual([1, 2]);
  });
});

describe('all these pages in chromium', () => {
  testInBrowser('raised no error and kept to their content policy', () => {
    expect(house.complaints()).toEqual([]);
  });
});
