import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { openBrowserHouse } from './harness/browser.js';
import { endsOf, ofType, readLog } from './harness/event-log.js';
import type { Upload } from './harness/http-client.js';
import { testLooks } from './harness/looks.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { until } from './harness/until.js';
import { choose, downloadBy } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';
import { startTool } from './harness/tool-rows.js';

const house = openBrowserHouse();
let docket: Docket;
let files: readonly Upload[];
beforeAll(async () => {
  docket = await startDocket();
  const notes = { name: 'notes.txt', bytes: Buffer.from('The rent of notes') };
  const broken = { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing else stands in here\n%%EOF\n') };
  files = [
    await textPdf('april.pdf', 'The rent of april', 2),
    await textPdf('may.pdf', 'The rent of may', 1),
    notes,
    broken,
  ];
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const isOver = (page: Page) =>
  page.getByRole('status').filter({ hasText: '3 files are done, 1 failed.' }).waitFor({ timeout: 90_000 });

const exportToWord = async (page: Page): Promise<void> => {
  await choose(page, files);
  const tools = page.getByRole('button', { name: 'Tools', exact: true }); // a tab on a phone
  await page.locator('[data-workbench]').waitFor();
  if (await tools.isVisible()) await tools.click();
  await startTool(page, 'Export to Word');
  await isOver(page);
};

const endsOfBroken = async () => {
  const log = await readLog(docket.dataDir);
  return ofType(log, 'ConversionRequested')
    .filter(({ data }) => data.files[0]?.name === 'broken.pdf')
    .flatMap(({ data }) => endsOf(log, data.conversionId));
};

describe('several files, in chromium', () => {
  testInBrowser('become a Word file each, with a reason where one cannot, tried again and packed', async () => {
    const page = await house.visit(docket.address);
    await exportToWord(page);
    const failed = page.locator('[data-batch-row=failed]');
    expect(await failed.textContent()).toMatch(/broken\.pdf.*(damaged|read|broken)/s);
    await failed.getByRole('button', { name: 'Retry broken.pdf' }).click();
    await until('it was tried again', async () => (await endsOfBroken()).length === 2);
    await isOver(page);
    const { path } = await downloadBy(page, () => page.getByRole('button', { name: 'Download all (ZIP)' }).click());
    const documents = Object.entries(unzipSync(await readFile(path)));
    expect(documents.map(([name]) => name).toSorted()).toEqual(['april.docx', 'may.docx', 'notes.docx']);
    for (const [name, bytes] of documents) {
      const text = Buffer.from(unzipSync(bytes)['word/document.xml'] ?? []).toString();
      expect(text).toContain(`The rent of ${name.replace('.docx', '')}`);
    }
    expect(house.complaints()).toEqual([]);
    await page.close();
  });

  testLooks(1, async (options, look) => {
    const page = await house.visit(docket.address, options);
    await exportToWord(page);
    await look(page, 'batch-word');
  });
});
