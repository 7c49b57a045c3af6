import iconv from 'iconv-lite';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { bridgeReport } from '../services/ai/fixtures/texts.js';
import { openBrowserHouse, picture as screenshot } from './harness/browser.js';
import type { Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { chooseBy, downloadBy, draw } from './harness/visitor.js';
import { agreementPdf, picture } from './samples/sample-files.js';
import { fetchAlone } from './harness/own-connection.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const visit = (path: string): Promise<Page> => house.visit(`${docket.address}${path}`);
const choose = (page: Page, file: Upload, name = 'Choose a file'): Promise<void> =>
  chooseBy(page, () => page.getByText(name, { exact: true }).click(), [file]);

/** Its table of objects is not where its last lines say. */
const damaged = ({ name, bytes }: Upload): Upload => ({
  name,
  bytes: Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/startxref\s+\d+/, 'startxref\n7'),
    'latin1',
  ),
});

describe('a signed file (chromium)', () => {
  testInBrowser('says beside the signed file, and on its page, that it was repaired before', async () => {
    const page = await visit('/pdf-editor');
    await choose(page, damaged(await agreementPdf('agreement.pdf')), 'Choose a PDF');
    await page.locator('[data-known=true]').waitFor();
    await draw(page);
    await downloadBy(page, () => page.getByRole('button', { name: 'Sign PDF', exact: true }).click());
    const signed = page.getByRole('region', { name: 'Signed' });
    const note = /agreement\.pdf was damaged;/;
    await signed.getByText(note).waitFor();
    await screenshot(page, 'note-signed');
    const address = await signed.getByRole('link', { name: 'Check it on its share page' }).getAttribute('href');
    const shared = await visit(address!);
    await shared.getByRole('region', { name: 'File' }).getByText(note).waitFor();
    await screenshot(shared, 'note-shared');
    const withoutScript = await (
      await fetchAlone(`${docket.address}/api/share/${address!.slice('/s/'.length)}`)
    ).text();
    expect(withoutScript).toMatch(note);
  });
});

describe('a text that does not say how it is encoded (chromium)', () => {
  testInBrowser('is read, and the page of its summary says as what', async () => {
    const page = await visit('/summarization');
    const bytes = iconv.encode(`${bridgeReport} Подпись: Иванов, Москва`, 'windows-1251');
    await choose(page, { name: 'bridge.txt', bytes });
    await page.getByText('Your Summary').waitFor();
    await page.getByText(/bridge\.txt does not state its text encoding and was read as Cyrillic/).waitFor();
    await screenshot(page, 'note-summary');
  });
});

describe('a picture on the pages for documents (chromium)', () => {
  testInBrowser('is read, and the page says that its text was recognised (AVIF)', async () => {
    const { bytes } = await picture('notice.png', bridgeReport);
    const page = await visit('/export');
    await choose(page, { name: 'notice.avif', bytes: await sharp(bytes).avif({ quality: 80 }).toBuffer() });
    await page.getByRole('button', { name: 'Export to Word' }).click();
    const resultRegion = page.getByRole('region', { name: 'Result' });
    await resultRegion.getByText('notice.docx').waitFor();
    await resultRegion
      .getByText('The text of notice.avif was recognised in a picture (OCR); please check it.')
      .waitFor();
    await screenshot(page, 'note-exported');
  });

  testInBrowser('is turned away at once where the server does not read its kind', async () => {
    const page = await visit('/export');
    await choose(page, { name: 'photo.psd', bytes: Buffer.from('8BPS') });
    await page.getByText('photo.psd is not supported. Please upload images, PDFs, or text files.').waitFor();
    expect(await page.getByText('photo.psd', { exact: true }).count()).toBe(0); // it is not taken
  });
});
