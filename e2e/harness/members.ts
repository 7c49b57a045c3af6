import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { AccountProvider } from '../../gateway/fixtures/account-provider.js';
import type { BrowserHouse } from './browser.js';
import type { Upload } from './http-client.js';
import type { Docket } from './running-docket.js';
import { choose, showFiles, suggestion } from './visitor.js';

/** Rows of a member's list. */
export const rowOf = (page: Page, status: string): Locator =>
  page.locator(`[aria-labelledby=history] li[data-status=${status}]`);

export const compress = async (page: Page, file: Upload): Promise<void> => {
  await choose(page, [file]);
  await (await suggestion(page, 'pdf-compress', 1)).click();
};

/** Leaves the workbench: what was made stands in the list. */
export const startOver = async (page: Page): Promise<void> => {
  await showFiles(page);
  await page.getByRole('button', { name: 'Start Over' }).click();
};

/** Sends a file to be compressed past the screens, which would ask for its password or show the workbench. */
export const sendPast = async (page: Page, { name, bytes }: Upload): Promise<void> => {
  const send = async ([file, content]: readonly [string, readonly number[]]): Promise<void> => {
    const form = new FormData();
    form.set('operation', 'pdf-compress');
    form.append('files', new File([new Uint8Array(content)], file, { type: 'application/pdf' }));
    await fetch('/api/convert', { method: 'POST', body: form });
  };
  await page.evaluate(send, [name, [...bytes]] as const);
};

/** Shows that a file has failed. */
export const failToCompress = async (page: Page, file: Upload): Promise<void> => {
  await sendPast(page, file);
  await page.reload();
  await rowOf(page, 'failed').waitFor({ timeout: 60_000 });
};

/** Opens the dialog that shows what recipients of a finished file get. */
export const preview = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Preview / }).click();
  const dialog = page.getByRole('dialog', { name: 'Share preview' });
  await dialog.getByText('Completed', { exact: true }).waitFor();
  return dialog;
};

/** Puts a password on the link of the only file. @returns the path of its page; the dialog stays open. */
export const protect = async (page: Page, password: string): Promise<string> => {
  const dialog = await preview(page);
  await dialog.getByText('Share options').click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await dialog.getByRole('button', { name: 'Remove password' }).waitFor();
  return (await dialog.getByRole('link', { name: 'Open in New Tab' }).getAttribute('href'))!;
};

interface TestInstallation {
  readonly house: BrowserHouse;
  readonly docket: Docket;
  readonly provider: AccountProvider;
}

let people = 0;

/** Somebody new, signed in over the account provider, with nothing made yet. */
export const newMember = async (installation: TestInstallation, options: BrowserContextOptions = {}): Promise<Page> => {
  people += 1;
  installation.provider.isNow({ sub: `member-${people}`, name: 'Ada' });
  const page = await installation.house.visit(`${installation.docket.address}/api/auth/google`, options);
  await page.getByText('What you convert appears here.').waitFor();
  return page;
};

/** The same with one finished file. */
export const memberWithFile = async (
  installation: TestInstallation,
  file: Upload,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await newMember(installation, options);
  await compress(page, file);
  await page.getByText('Your file is ready').first().waitFor({ timeout: 60_000 });
  await startOver(page);
  await rowOf(page, 'completed')
    .getByText(/^Deleted on /)
    .waitFor({ timeout: 60_000 });
  return page;
};
