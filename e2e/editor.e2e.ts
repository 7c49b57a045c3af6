import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { tabTo } from './harness/accessibility.js';
import { openBrowserHouse } from './harness/browser.js';
import type { Upload } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { agreementPdf, lockedPdf, png, textPdf } from './samples/sample-files.js';
import { textIn } from './harness/seen-by-others.js';
import { chooseBy, choosePdf, downloadBy, draw, openInEditor, saveBy } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let docket: Docket;
let agreement: Upload;
beforeAll(async () => {
  docket = await startDocket();
  agreement = await agreementPdf('agreement.pdf');
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const openEditor = (file: Upload): Promise<Page> => openInEditor(house, docket.address, file);

const expectSealed = async (path: string): Promise<void> => {
  const program = findProgram('pdfsig');
  expect(readFileSync(path).includes('/ByteRange')).toBe(true);
  if (program === undefined) return;
  const { output } = await runProgram(program, ['-nocert', path]);
  expect(output).toContain('Signature is Valid');
  expect(output).toContain('Total document signed');
};

describe('the PDF editor in chromium', () => {
  testInBrowser('signs with a drawing that is dragged to its place', async () => {
    const page = await openEditor(agreement);
    await draw(page);
    const frame = page.getByRole('button', { name: /^Signature: drag/ });
    const { x, y } = (await frame.boundingBox())!;
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 210, { steps: 4 });
    await page.mouse.up();
    const moved = (await frame.boundingBox())!;
    expect([Math.round(moved.x - x), Math.round(moved.y - y)]).toEqual([100, 200]);
    const { name, path } = await saveBy(page, 'Sign PDF');
    expect(name).toBe('agreement_signed.pdf');
    await page.getByText('Your signed PDF has been downloaded').waitFor();
    await expectSealed(path);
  });

  testInBrowser('redacts a word everywhere, and shows before where it is and after how that was proven', async () => {
    const page = await openEditor(agreement);
    await page.getByRole('tab', { name: 'Redact' }).click();
    await page.getByLabel('Find a word on every page').fill('maria@example.org');
    await page.keyboard.press('Enter');
    await page.getByText('2 places on 2 pages').waitFor();
    expect(await page.locator('[data-mark][data-certain=true]').count()).toBe(1);
    const { name, path } = await saveBy(page, 'Redact & Save');
    expect(name).toBe('agreement_redacted.pdf');
    await page.getByRole('heading', { name: 'Redacted', exact: true }).waitFor();
    await page.getByText(/It is nowhere in the data of the file/).waitFor();
    const text = await textIn(path);
    if (text === undefined) return;
    expect(text).toContain('Between Harbour');
    expect(text).not.toContain('maria@example.org');
  });

  testInBrowser('says before anything is done that a mark is found nowhere', async () => {
    const page = await openEditor(agreement);
    const match = { type: 'person_name', riskLevel: 'low', count: 1, recommendation: 'Look at it.' };
    const categories = [{ ...match, matches: [{ text: 'Unicorn', page: 1 }] }];
    const analysis = { overallRiskLevel: 'low', summary: 'A name.', categories };
    await page.route('**/api/pdf/detect-sensitive', (route) => route.fulfill({ json: { analysis } }));
    await page.getByRole('tab', { name: 'Detect' }).click();
    await page.getByRole('button', { name: 'Scan for Sensitive Data' }).click();
    await page.getByRole('button', { name: 'Mark for redaction' }).click();
    await page.getByRole('tab', { name: 'Redact' }).click();
    await page.getByText('“Unicorn” was not found.').waitFor();
  });

  testInBrowser('says what is wrong with a file that is no PDF inside', async () => {
    const page = await house.visit(`${docket.address}/pdf-editor`);
    await choosePdf(page, { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nand nothing else') });
    await page.getByText('The file cannot be opened').waitFor();
    await page.getByText('Choose a PDF', { exact: true }).waitFor();
  });

  testInBrowser('can be used without a mouse: a typed signature, its place, and a box to redact', async () => {
    const page = await house.visit(`${docket.address}/pdf-editor`);
    await tabTo(page, 'Choose a PDF');
    await chooseBy(page, () => page.keyboard.press('Enter'), [agreement]);
    await page.locator('[data-known=true]').waitFor();
    await tabTo(page, 'Type');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab'); // Upload
    await page.keyboard.press('Tab');
    await page.keyboard.type('Maria Olsen');
    await page.getByRole('img', { name: 'Your signature' }).waitFor();
    await tabTo(page, 'Bottom right');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Signature: drag or use the arrow keys to move it');
    await page.keyboard.press('ArrowUp');
    expect(Number(await page.getByLabel('Y %').inputValue())).toBeLessThan(90);
    await tabTo(page, 'Sign PDF');
    const { path } = await downloadBy(page, () => page.keyboard.press('Enter'));
    await expectSealed(path);

    await page.getByRole('tab', { name: 'E-Sign' }).focus();
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'Draw a box');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Add a box');
    await page.keyboard.press('Enter');
    await page.getByText(/^1 place on 1 page/).waitFor();
    await tabTo(page, 'Redact & Save');
    const redacted = await downloadBy(page, () => page.keyboard.press('Enter'));
    expect(redacted.name).toBe('agreement_signed_redacted.pdf');
  });
});

describe('a locked PDF in the editor, in chromium', () => {
  const qpdf = findProgram('qpdf');
  const testLocked = qpdf === undefined ? test.skip : testInBrowser;

  testLocked('opens with its password, which goes along with what is done to it (qpdf)', async () => {
    const page = await house.visit(`${docket.address}/pdf-editor`);
    await choosePdf(page, await lockedPdf(agreement, 'secret'));
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('This is not the password for this file.').waitFor();
    await page.keyboard.type('secret'); // the field has the focus
    await page.keyboard.press('Enter');
    await page.locator('[data-known=true]').waitFor();
    await page.getByRole('tab', { name: 'Redact' }).click();
    await page.getByLabel('Find a word on every page').fill('maria@example.org');
    await page.keyboard.press('Enter');
    await page.getByText('2 places on 2 pages').waitFor();
    const { path } = await saveBy(page, 'Redact & Save');
    await page.getByText(/It is nowhere in the data of the file/).waitFor();
    expect((await textIn(path)) ?? '').not.toContain('maria@example.org');
  });
});

describe('a server that is killed in the middle of a redaction, seen in chromium', () => {
  testInBrowser('comes back, and the editor still shows the end', async () => {
    const page = await openEditor(await textPdf('report.pdf', 'Secret report', 15));
    await page.getByRole('tab', { name: 'Redact' }).click();
    await page.getByLabel('Find a word on every page').fill('Secret');
    await page.keyboard.press('Enter');
    await page.getByText('15 places on 15 pages').waitFor();
    const download = page.waitForEvent('download', { timeout: 100_000 });
    await page.getByRole('button', { name: 'Redact & Save', exact: true }).click();
    await page.getByText('Processing', { exact: true }).waitFor();
    await docket.kill();
    await docket.start();
    expect((await download).suggestedFilename()).toBe('report_redacted.pdf');
    await page.getByRole('heading', { name: 'Redacted', exact: true }).waitFor();
  });

  testInBrowser('lets go of a redaction that is cancelled', async () => {
    const page = await openEditor(await textPdf('report.pdf', 'Secret report', 15));
    await page.getByRole('tab', { name: 'Redact' }).click();
    await page.getByLabel('Find a word on every page').fill('Secret');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Redact & Save', exact: true }).click();
    await page.getByRole('region', { name: 'Progress' }).getByRole('button', { name: 'Cancel' }).click();
    await page.locator('main[data-state="present.open resting"]').waitFor();
    expect(await page.getByRole('heading', { name: 'Redacted', exact: true }).count()).toBe(0);
  });
});

describe('the testing pages in chromium', () => {
  testInBrowser('split a PDF', async () => {
    const page = await house.visit(`${docket.address}/testing-pdf-tools/pdf-split`);
    await choosePdf(page, await textPdf('report.pdf', 'Report', 3));
    await page.getByLabel('Page ranges').fill('2-3');
    await page.getByRole('button', { name: 'Split PDF' }).click();
    await page.getByRole('heading', { name: 'Processing Complete' }).waitFor();
    const link = page.getByRole('link', { name: 'Download' });
    const { name, path } = await downloadBy(page, () => link.click());
    expect(name).toMatch(/^report_split.*\.pdf$/);
    expect((await textIn(path)) ?? 'Report, page 2').toContain('Report, page 2');
  });
});

describe('the hidden testing page in chromium', () => {
  const openTool = async (tool: string): Promise<Page> => {
    const page = await house.visit(`${docket.address}/testing-pdf-tools`);
    await page.getByLabel('Operation').selectOption(tool);
    return page;
  };
  const resultOf = (page: Page) => downloadBy(page, () => page.getByRole('link', { name: 'Download' }).click());
  const testUnlocking = findProgram('qpdf') === undefined ? test.skip : testInBrowser;

  testUnlocking('asks for the password that it removes (qpdf)', async () => {
    const page = await openTool('pdf-unlock');
    await choosePdf(page, await lockedPdf(agreement, 'secret'));
    await page.getByRole('button', { name: 'Remove password' }).click();
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('This is not the password for this file.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.keyboard.press('Enter');
    const { name, path } = await resultOf(page);
    expect(name).toBe('agreement_unlocked.pdf');
    expect((await runProgram(findProgram('qpdf')!, ['--is-encrypted', path])).status).toBe(2);
  });

  testInBrowser('takes a picture besides the PDF if the tool needs one', async () => {
    const page = await openTool('pdf-image-watermark');
    await choosePdf(page, agreement);
    const start = page.getByRole('button', { name: 'Add watermark' });
    expect(await start.isDisabled()).toBe(true);
    await chooseBy(page, () => page.getByText('Choose a picture', { exact: true }).click(), [await png('logo.png')]);
    await start.click();
    const { name, path } = await resultOf(page);
    expect(name).toBe('agreement_watermarked.pdf');
    expect(readFileSync(path).includes('/Image')).toBe(true);
  });
});

describe('the editor and the testing pages in chromium', () => {
  testInBrowser('raised no error and kept to their content policy', () => {
    expect(house.complaints()).toEqual([]);
  });
});
