import type { Locator, Page } from 'playwright-core';
import { startAccountProvider, type AccountProvider } from '../../gateway/fixtures/account-provider.js';
import { openBrowserHouse } from '../harness/browser.js';
import { openClient } from '../harness/http-client.js';
import { memberWithFile, rowOf } from '../harness/members.js';
import { startDocket, type Docket } from '../harness/running-docket.js';
import { testInBrowser } from '../harness/test-with.js';
import { chooseBy } from '../harness/visitor.js';
import { textPdf } from '../samples/sample-files.js';
import { download, focused, isTrapped, press, reach, type } from './by-keyboard.js';
import { keepsFocus } from './visible-focus.js';

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

const named = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
const statusOf = async (page: Page, path: string) => (await page.request.get(docket.address + path)).status();

/** Sets a limit, takes it back, puts a password on the link and takes it off; the focus is never lost. */
const changeLink = async (options: Locator): Promise<void> => {
  const page = options.page();
  const limit = options.getByLabel('Download limit', { exact: true }).last();
  await type(limit, 'three');
  await page.keyboard.press('Enter');
  await options.getByText('Enter a whole number from 1 to 1000').waitFor();
  await keepsFocus(page);
  await type(limit, '3');
  await page.keyboard.press('Enter');
  await page.getByText('The file can be downloaded 3 times').first().waitFor();
  await focused(page, limit);
  await type(limit, '1');
  await press(named(options, 'Save download limit'));
  await page.getByText('The file can be downloaded once').first().waitFor();
  await focused(page, named(options, 'Save download limit'));
  await type(options.getByLabel('Password', { exact: true }), 'correct horse');
  await page.keyboard.press('Enter');
  await named(options, 'Remove password').waitFor();
  await focused(page, options.getByLabel('New password', { exact: true }));
  await press(named(options, 'Remove password'));
  await named(options, 'Remove password').waitFor({ state: 'detached' });
  await keepsFocus(page);
};

/** Has it end in an hour, at no time, and as late as possible. */
const chooseEnd = async (options: Locator): Promise<void> => {
  const page = options.page();
  const choice = options.getByLabel('The link ends', { exact: true });
  const save = named(options, 'Save the end of the link');
  await choice.selectOption('1h');
  await press(save);
  await page
    .getByText(/^The link ends on /)
    .first()
    .waitFor();
  await focused(page, save);
  await choice.selectOption('moment');
  await options.getByLabel('Date and time', { exact: true }).fill('');
  await press(save);
  await options.getByText('Choose a time between now and the latest possible end').waitFor();
  await choice.selectOption('latest');
  await press(save);
  await options.getByText('Choose a time between now and the latest possible end').waitFor({ state: 'detached' });
  await keepsFocus(page);
};

/** Reads how the owner is told of one view and one download by a recipient. */
const readUses = async (options: Locator): Promise<void> => {
  await press(options.locator('summary').filter({ hasText: 'Views and downloads' }));
  await options.getByText('Downloaded by a recipient, without a password').waitFor();
  await options.getByText('Viewed by a recipient, without a password').waitFor();
  await keepsFocus(options.page());
};

/** Is asked, says no, is asked again and says yes. */
const endLink = async (options: Locator): Promise<void> => {
  const page = options.page();
  await press(named(options, 'End link now'));
  await keepsFocus(page);
  await press(named(options, 'Keep it'));
  await focused(page, named(options, 'End link now'));
  await page.keyboard.press('Enter');
  await press(named(options, 'End link'));
  await page.getByText('Link ended').first().waitFor();
  await keepsFocus(page);
};

describe('the owner of a link without a mouse, in chromium', () => {
  testInBrowser('limits its downloads and ends it, beside the result', async () => {
    const page = await house.visit(docket.address);
    const file = await textPdf('plan.pdf', 'Plan', 2);
    await chooseBy(page, () => press(page.locator('input[type=file]').first(), 'Space'), [file]);
    await press(named(page, 'Compress PDF'));
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor({ timeout: 60_000 });
    await press(result.locator('summary').filter({ hasText: 'Link options' }));
    const hash = /[\w-]{32}$/.exec((await result.getByText(/\/s\/[\w-]{32}$/).textContent()) ?? '')?.[0] ?? '';
    await changeLink(result);
    await chooseEnd(result);
    const recipient = openClient(docket.address);
    expect((await recipient.call(`/api/share/${hash}`)).status).toBe(200);
    expect((await recipient.download(hash)).status).toBe(200);
    await readUses(result);
    expect((await openClient(docket.address).download(hash)).code).toBe('share-link.used-up');
    await endLink(result);
    await result.getByText('This link has ended, and its files are deleted.').waitFor();
    expect(await statusOf(page, `/api/share/${hash}`)).toBe(404);
  });

  testInBrowser('limits its downloads and ends it in the dialog of the history, which keeps the focus', async () => {
    const page = await memberWithFile({ house, docket, provider }, await textPdf('plan.pdf', 'Plan'));
    await press(named(page, /^Preview /));
    const dialog = page.getByRole('dialog', { name: 'Share preview' });
    await press(dialog.locator('summary').filter({ hasText: 'Share options' }));
    await isTrapped(dialog);
    await changeLink(dialog);
    const path = (await dialog.getByRole('link', { name: 'Open in New Tab' }).getAttribute('href'))!;
    await endLink(dialog);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('The file is deleted', { exact: true }).waitFor();
    await keepsFocus(page);
    expect(await statusOf(page, path.replace('/s/', '/api/share/'))).toBe(404);
  });
});

describe('a member without a mouse, in chromium', () => {
  testInBrowser('opens a file of the list, renames it, takes it along and deletes it', async () => {
    const page = await memberWithFile({ house, docket, provider }, await textPdf('lease.pdf', 'Lease'));
    const row = rowOf(page, 'completed');
    const opener = row.getByRole('button', { name: 'lease_compressed.pdf', exact: true });
    await press(opener);
    await page.getByRole('dialog', { name: 'Share preview' }).getByText('Completed', { exact: true }).waitFor();
    await isTrapped(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await focused(page, opener);
    await keepsFocus(page);

    await press(named(row, /^Rename /));
    await focused(page, page.getByLabel('File name'));
    await page.keyboard.type('our lease');
    await page.keyboard.press('Enter');
    await row.getByText('our lease.pdf').first().waitFor();
    await focused(page, named(row, /^Rename /));
    const link = row.getByRole('link', { name: /^Download / });
    expect((await download(page, link)).name).toBe('our lease.pdf');
    await focused(page, link);

    const deletion = named(row, /^Delete /);
    await press(deletion);
    await isTrapped(page.getByRole('dialog', { name: 'Delete conversion' }));
    await reach(named(page.getByRole('dialog'), 'Cancel'));
    await page.keyboard.press('Enter');
    await focused(page, deletion);
    await page.keyboard.press('Enter');
    await press(named(page.getByRole('dialog'), 'Delete'));
    await page.getByText('What you convert appears here.').waitFor();
    await keepsFocus(page);
  });

  testInBrowser('complains of nothing', () => {
    expect(house.complaints()).toEqual([]);
  });
});
