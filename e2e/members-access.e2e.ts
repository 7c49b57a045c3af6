import type { BrowserContextOptions, Page } from 'playwright-core';
import { screenLanguages } from '../contracts/screen-languages.js';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse } from './harness/browser.js';
import { ofType, readLog } from './harness/event-log.js';
import type { Upload } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { lockedPdf } from './samples/bad-files.js';
import { testLooks, type Look } from './harness/looks.js';
import { failToCompress, memberWithFile, newMember, preview, protect, rowOf } from './harness/members.js';
import { png, textPdf } from './samples/sample-files.js';
import { downloadBy } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let provider: AccountProvider;
let docket: Docket;
let report: Upload;
let locked: Upload;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
  report = await textPdf(`${'a-very-long-name-without-any-place-to-break_'.repeat(4)}.pdf`, 'report', 2);
  locked = await lockedPdf('locked.pdf');
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const withFile = (options: BrowserContextOptions = {}, file = report): Promise<Page> =>
  memberWithFile({ house, docket, provider }, file, options);

const walkThrough = async (options: BrowserContextOptions, look: Look): Promise<void> => {
  const page = await withFile(options);
  await look(page, 'history');
  await page.getByRole('button', { name: /^Rename / }).click();
  await look(page, 'history-rename');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Delete (?!all)/ }).click();
  await look(page, 'history-delete');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Continue Processing / }).click();
  await page.getByRole('dialog', { name: 'Continue Processing' }).getByLabel('Tool').waitFor();
  await look(page, 'continue-processing');
  await page.keyboard.press('Escape');
  const path = await protect(page, 'correct horse');
  await page.getByRole('button', { name: 'End link now' }).click();
  await look(page, 'share-preview');
  const recipient = await house.visit(docket.address + path, options);
  await recipient.getByLabel('Password', { exact: true }).fill('wrong horse');
  await recipient.keyboard.press('Enter');
  await recipient.getByText('The password is not correct').waitFor();
  await look(recipient, 'share-locked');
  await page.goto(`${docket.address}/conversions`);
  await page.getByRole('checkbox').check();
  await look(page, 'conversions');
  await page.goto(`${docket.address}/account`);
  await page.getByText('This browser').waitFor();
  await look(page, 'account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await look(page, 'account-delete');
};

describe('what members see, in chromium', () => testLooks(9, walkThrough));

describe('a member, in chromium', () => {
  testInBrowser('with a picture has a header that fits small screens in every language', async () => {
    const picture = 'https://lh3.googleusercontent.com/a/ada';
    const body = Buffer.from((await png('ada.png')).bytes);
    const page = await house.visit(docket.address);
    await page.route(picture, (route) => route.fulfill({ contentType: 'image/png', body }));
    provider.isNow({ sub: 'pictured', name: 'Ada Lovelace-Byron of Ockham', picture });
    await page.goto(`${docket.address}/api/auth/google`);
    const paths = Object.keys(screenLanguages).flatMap((code) => [`/?lang=${code}`, `/pdf-editor?lang=${code}`]);
    for (const path of paths) {
      await page.goto(docket.address + path);
      await page.locator('header a[href$="/account"]').waitFor();
      for (const width of [320, 390, 640]) {
        await page.setViewportSize({ width, height: 640 });
        expect([path, width, await widerThanPage(page)]).toEqual([path, width, []]);
      }
      expect(await page.locator(`header img[src="${picture}"]`).isVisible()).toBe(true);
    }
  });

  testInBrowser('renames a file where it stands, and downloads it under that name', async () => {
    const page = await withFile();
    await page.getByRole('button', { name: /^Rename / }).click();
    await page.getByLabel('File name', { exact: true }).fill('Final report');
    await page.keyboard.press('Enter');
    await page.getByText('File will download as Final report.pdf').waitFor();
    const link = page.getByRole('link', { name: 'Download Final report.pdf' });
    expect((await downloadBy(page, () => link.click())).name).toBe('Final report.pdf');
  });

  testInBrowser('finds it again after a reload, and no guest at this browser does after the logout', async () => {
    const page = await withFile();
    await page.reload();
    await rowOf(page, 'completed').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('Recent Conversions').count()).toBe(0);
  });

  testInBrowser('deletes a conversion, once that is confirmed', async () => {
    const page = await withFile();
    await page.getByRole('button', { name: /^Delete (?!all)/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Conversion deleted').waitFor();
    await page.reload();
    await page.getByText('What you convert appears here.').waitFor();
  });

  testInBrowser('goes on with a finished file', async () => {
    const page = await withFile();
    await page.getByRole('button', { name: /^Continue Processing / }).click();
    const dialog = page.getByRole('dialog', { name: 'Continue Processing' });
    await dialog.getByText('Made by “Compress this PDF”').waitFor();
    await dialog.getByLabel('Tool').selectOption('pdf-watermark');
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    await rowOf(page, 'completed').nth(1).waitFor({ timeout: 60_000 });
    const [made, next] = ofType(await readLog(docket.dataDir), 'ConversionRequested').slice(-2);
    const received = ofType(await readLog(docket.dataDir), 'UploadReceived').at(-1);
    expect([next?.data.tool, received?.data.from]).toEqual(['pdf-watermark', made?.data.conversionId]);
  });

  testInBrowser('tries again what has failed', async () => {
    const page = await newMember({ house, docket, provider });
    await failToCompress(page, locked);
    await rowOf(page, 'failed').getByRole('button', { name: 'Retry locked.pdf' }).click();
    await rowOf(page, 'failed').nth(1).waitFor({ timeout: 60_000 });
  });

  testInBrowser('ends a link early: its recipients find nothing, and the list says so', async () => {
    const page = await withFile();
    const dialog = await preview(page);
    const path = (await dialog.getByRole('link', { name: 'Open in New Tab' }).getAttribute('href'))!;
    await dialog.getByText('Share options').click();
    await dialog.getByRole('button', { name: 'End link now' }).click();
    await dialog.getByRole('button', { name: 'End link', exact: true }).click();
    await page.getByText('The file is deleted', { exact: true }).waitFor();
    const recipient = await house.visit(docket.address + path);
    await recipient.getByRole('heading', { name: 'Share link not found or expired' }).waitFor();
  });

  testInBrowser('puts a password on a link, and whoever knows it gets the page and the file', async () => {
    const path = await protect(await withFile({}, await textPdf('plan.pdf', 'plan', 1)), 'correct horse');
    const recipient = await house.visit(docket.address + path);
    await recipient.getByLabel('Password', { exact: true }).fill('correct horse');
    await recipient.keyboard.press('Enter');
    await recipient
      .getByRole('link', { name: /^Download / })
      .first()
      .waitFor();
    const link = recipient.getByRole('link', { name: /^Download plan/ }).first();
    expect((await downloadBy(recipient, () => link.click())).name).toBe('plan_compressed.pdf');
    await recipient.getByRole('heading', { level: 1, name: /plan_compressed/ }).waitFor();
  });

  testInBrowser('whose session has ended is told so, and is a guest after the reload', async () => {
    const page = await withFile();
    await page.context().clearCookies();
    await page.getByRole('button', { name: /^Delete (?!all)/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Please refresh the page and sign in again').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
  });
});
