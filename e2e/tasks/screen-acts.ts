import type { Page } from 'playwright-core';
import type { Upload } from '../harness/http-client.js';
import type { NewUser } from './new-user.js';
import { optionsOf, toolRow } from '../harness/tool-rows.js';

/** Chooses files on the home screen, and waits for what it offers. */
export const chooseAtHome = async (user: NewUser, files: readonly Upload[]): Promise<void> => {
  await user.choose(user.page.getByText('Choose File(s)', { exact: true }), files);
  await user.page.locator('[data-workbench]').waitFor();
};

/** Clicks the row of a tool, and the button of its options unless the row starts it. */
export const startTool = async (user: NewUser, tool: string): Promise<void> => {
  const row = toolRow(user.page, tool);
  const opens = (await row.getAttribute('aria-expanded')) !== null;
  await user.click(row);
  if (opens) await user.click(optionsOf(user.page, tool).locator('button[type=submit]'));
};

export const resultReady = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Your file is ready' }).waitFor();

/** Changes to the mode in which the pages are marked and changed. */
export const editHere = (user: NewUser): Promise<void> =>
  user.click(user.page.getByRole('button', { name: 'Edit', exact: true }).and(user.page.locator('[aria-pressed]')));

/** Makes a version of what was done, and waits for it. */
export const saveVersion = async (user: NewUser): Promise<void> => {
  await user.click(user.page.getByRole('button', { name: 'Save as version' }).filter({ visible: true }).first());
  await user.page.getByRole('region', { name: 'Result' }).waitFor();
};

/** The version as it is downloaded. */
export const saveAsVersion = async (user: NewUser): Promise<Upload> => {
  await saveVersion(user);
  return user.download(user.page.getByRole('region', { name: 'Result' }).getByRole('link', { name: 'Download' }));
};
