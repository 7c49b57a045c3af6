import type { Page } from 'playwright-core';
import type { Upload } from '../harness/http-client.js';
import type { NewUser } from './new-user.js';

/** Chooses files on the home screen, and waits for what it offers. */
export const chooseAtHome = async (user: NewUser, files: readonly Upload[]): Promise<void> => {
  await user.choose(user.page.getByText('Choose File(s)', { exact: true }), files);
  await user.page.locator('[data-workbench]').waitFor();
};

/** Clicks the row of a tool, which starts it as it is. */
export const startTool = (user: NewUser, tool: string): Promise<void> =>
  user.click(
    user.page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: new RegExp(`^${tool}(?!:)`) }),
  );

export const resultReady = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Your file is ready' }).waitFor();
