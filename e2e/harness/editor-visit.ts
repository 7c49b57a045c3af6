import type { Page } from 'playwright-core';
import type { BrowserHouse } from './browser.js';
import type { Upload } from './http-client.js';
import { chooseBy, downloadBy } from './visitor.js';

/** Chooses a file where the page asks for a PDF. */
export const choosePdf = (page: Page, file: Upload): Promise<void> =>
  chooseBy(page, () => page.getByText('Choose a PDF', { exact: true }).click(), [file]);

/** The editor with a file whose first page is shown. */
export const openInEditor = async (house: BrowserHouse, address: string, file: Upload): Promise<Page> => {
  const page = await house.visit(`${address}/pdf-editor`);
  await choosePdf(page, file);
  await page.locator('[data-known=true]').waitFor();
  return page;
};

/** Presses a button and takes the file that it saves. */
export const saveBy = (page: Page, name: string) =>
  downloadBy(page, () => page.getByRole('button', { name, exact: true }).click());
