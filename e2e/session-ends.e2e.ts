import type { Locator, Page } from 'playwright-core';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { lockedPdf } from './samples/bad-files.js';
import { openBrowserHouse } from './harness/browser.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { compress, failToCompress, memberWithFile, newMember, preview, rowOf } from './harness/members.js';
import { textPdf } from './samples/sample-files.js';
import { chooseBy } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let provider: AccountProvider;
let docket: Docket;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const withFile = async (): Promise<Page> =>
  memberWithFile({ house, docket, provider }, await textPdf('plan.pdf', 'plan', 1));

const logOut = async (page: Page): Promise<void> => {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await reloaded;
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
};

/** Reads everything that the next one at this browser would find. */
const leftBehind = async (page: Page) => {
  const stored = await page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
  );
  await page.goto(docket.address);
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  return { lists: await page.getByText('Recent Conversions').count(), isNamed: /plan|Ada/.test(stored) };
};

const pathIn = async (dialog: Locator): Promise<string> =>
  (await dialog.getByRole('link', { name: 'Open in New Tab' }).getAttribute('href'))!;

describe('the logout, in chromium', () => {
  testInBrowser.each(['/summarization', '/pdf-editor'])(
    'at %s clears what this browser knows of the member',
    async (path) => {
      const page = await withFile();
      await page.goto(docket.address + path);
      await logOut(page);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await leftBehind(page)).toEqual({ lists: 0, isNamed: false });
    },
  );

  testInBrowser('on a share page leaves the file there, and nothing of the member', async () => {
    const page = await withFile();
    const dialog = await preview(page);
    await page.goto(docket.address + (await pathIn(dialog)));
    await logOut(page);
    await page
      .getByRole('link', { name: /^Download / })
      .first()
      .waitFor();
    expect(await leftBehind(page)).toEqual({ lists: 0, isNamed: false });
  });

  testInBrowser('takes along what a member has made on a page of tools', async () => {
    const page = await newMember({ house, docket, provider });
    await page.goto(`${docket.address}/testing-pdf-tools/pdf-split`);
    const file = await textPdf('plan.pdf', 'plan', 2);
    await chooseBy(page, () => page.getByText('Choose a PDF', { exact: true }).click(), [file]);
    await page.getByLabel('Page ranges').fill('1');
    await page.getByRole('button', { name: 'Split PDF' }).click();
    await page.getByRole('heading', { name: 'Processing Complete' }).waitFor({ timeout: 60_000 });
    await logOut(page);
    expect(await leftBehind(page)).toEqual({ lists: 0, isNamed: false });
  });
});

const fillName = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('File name', { exact: true }).fill('Final report');
  await page.keyboard.press('Enter');
};
const remove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Delete (?!all)/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
};
const goOn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Continue Processing / }).click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
};
const options = async (page: Page) => {
  const dialog = await preview(page);
  await dialog.getByText('Share options').click();
  return dialog;
};
const limit = async (page: Page): Promise<void> => {
  const dialog = await options(page);
  await dialog.getByRole('textbox', { name: 'Download limit' }).fill('3');
  await dialog.getByRole('button', { name: 'Save download limit' }).click();
};
const endLink = async (page: Page): Promise<void> => {
  const dialog = await options(page);
  await dialog.getByRole('button', { name: 'End link now' }).click();
  await dialog.getByRole('button', { name: 'End link', exact: true }).click();
};

describe('a tab that is open while its member logs out in another, in chromium', () => {
  /** The page of somebody who has logged out in another tab since. */
  const leftOpen = async (page: Page): Promise<Page> => {
    const other = await page.context().newPage();
    await other.goto(docket.address);
    await logOut(other);
    return page;
  };
  const isToldAndReloaded = async (page: Page): Promise<void> => {
    const reloaded = page.waitForEvent('load');
    await page.getByText('Session Expired', { exact: true }).waitFor();
    await page.getByText('Please refresh the page and sign in again').waitFor();
    await reloaded;
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await leftBehind(page)).toEqual({ lists: 0, isNamed: false });
  };

  testInBrowser.each([
    { by: 'renaming', act: fillName },
    { by: 'deleting', act: remove },
    { by: 'changing the options of a link', act: limit },
    { by: 'ending a link', act: endLink },
    { by: 'going on with a file', act: goOn },
  ])('learns it by $by: it says so, and loads the page again', async ({ act }) => {
    const page = await leftOpen(await withFile());
    await act(page);
    await isToldAndReloaded(page);
  });

  testInBrowser('learns it by sending a file, which stays selected and is not sent', async () => {
    const page = await leftOpen(await withFile());
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await compress(page, await textPdf('other.pdf', 'other', 1));
    await page.getByText('Your session has expired. Please refresh the page and sign in again').first().waitFor();
    await page.getByText('1 File(s) Selected').waitFor();
    expect(sent).not.toContain('/api/convert');
  });

  testInBrowser('learns it by trying again what has failed', async () => {
    const page = await newMember({ house, docket, provider });
    await failToCompress(page, await lockedPdf('plan.pdf'));
    await leftOpen(page);
    await rowOf(page, 'failed').getByRole('button', { name: 'Retry plan.pdf' }).click();
    await isToldAndReloaded(page);
  });
});
