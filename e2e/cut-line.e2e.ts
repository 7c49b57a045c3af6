import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { MB } from '../contracts/byte-sizes.js';
import { openBrowserHouse } from './harness/browser.js';
import { openCutLine, type CutLine } from './harness/cut-line.js';
import { ofType, readLog } from './harness/event-log.js';
import type { Upload } from './harness/http-client.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { blobsOnLog, storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';
import { choose, successBox, suggestion } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
const qpdf = findProgram('qpdf');
let docket: Docket;
let line: CutLine;
let large: Upload;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-cut-line-'));
  docket = await startDocket();
  line = await openCutLine(docket.address);
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('The rent of May');
  await document.attach(randomBytes(12 * MB), 'noise.bin', { mimeType: 'application/octet-stream' });
  large = { name: 'large.pdf', bytes: await document.save() };
});
afterAll(async () => {
  await house.close();
  await line.close();
  await docket.dispose();
  await rm(folder, { recursive: true });
});

/** The workbench with the large file, reached over the line. */
const opened = async (): Promise<Page> => {
  const page = await house.visit(line.address);
  await choose(page, [large]);
  await suggestion(page, 'pdf-compress', 1);
  return page;
};

testInBrowser(
  'a large file comes through although its connection breaks twice, and little of it goes twice (chromium)',
  async () => {
    const page = await opened();
    const before = line.received();
    line.cutAt(before + 3 * MB, 1500);
    line.cutAt(before + 9 * MB, 3000);
    await (await suggestion(page, 'pdf-compress', 1)).click();
    await successBox(page).address();
    expect(line.cuts()).toBe(2);
    expect((line.received() - before) / large.bytes.length).toBeLessThan(1.4);

    const requests = ofType(await readLog(docket.dataDir), 'ConversionRequested');
    expect(requests).toHaveLength(1);
    const answer = await page.request.get(`${line.address}/api/conversions/${requests[0]?.data.conversionId}/file`);
    const path = join(folder, 'made.pdf');
    await writeFile(path, await answer.body());
    expect((await stat(path)).size).toBeGreaterThan(12 * MB);
    if (qpdf) expect((await runProgram(qpdf, ['--check', path])).status).toBe(0);
  },
);

/** Files that are stored and that no conversion has. */
const pieces = async (): Promise<number> => {
  const known = new Set(blobsOnLog(await readLog(docket.dataDir)));
  return storedBlobs(docket.dataDir).refs.filter((ref) => !known.has(ref)).length;
};

testInBrowser('a large file that is taken back on its way leaves nothing at the server (chromium)', async () => {
  const page = await opened();
  const cuts = line.cuts();
  line.cutAt(line.received() + 5 * MB);
  await (await suggestion(page, 'pdf-compress', 1)).click();
  await until('it is cut on its way', () => line.cuts() > cuts);
  await until('a piece is at the server', async () => (await pieces()) > 0);
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  line.mend();
  await until('its pieces are gone', async () => (await pieces()) === 0);
  expect(ofType(await readLog(docket.dataDir), 'ConversionRequested')).toHaveLength(1);
});
