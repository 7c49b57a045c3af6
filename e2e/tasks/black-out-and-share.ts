import { readFile } from 'node:fs/promises';
import { seenByOthers } from '../harness/seen-by-others.js';
import { downloadBy } from '../harness/visitor.js';
import { agreementPdf } from '../samples/sample-files.js';
import { chooseAtHome, startTool } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

const NAME = 'Maria Olsen';
const PASSWORD = 'harbour 12';

export const blackOutAndShare: Task = {
  name: 'Black out a name and share with a password',
  files: async () => [await agreementPdf('agreement.pdf')],
  act: async ({ user, files, visitAsAnother }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await startTool(user, 'Redact');
    await page.locator('[data-known=true]').waitFor();
    await user.type(page.getByLabel('Find a word on every page'), NAME);
    await user.press('Enter');
    await page.getByText('1 place on 1 page').waitFor();
    await user.click(page.getByRole('button', { name: 'Redact & Save', exact: true }));
    await page.getByRole('heading', { name: 'Redacted', exact: true }).waitFor();
    await user.click(page.getByRole('link', { name: 'Back to your files' }).first());
    await user.click(page.getByText('Link options', { exact: true }));
    await user.type(page.getByLabel('Password', { exact: true }), PASSWORD);
    await user.click(page.getByRole('button', { name: 'Save password' }));
    await page.getByRole('button', { name: 'Remove password' }).waitFor();
    await user.click(page.getByRole('button', { name: 'Copy Link', exact: true }));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    return async () => {
      const recipient = await visitAsAnother(link);
      await recipient.getByLabel('Password').fill(PASSWORD);
      await recipient.getByRole('button', { name: 'Open' }).click();
      const { path } = await downloadBy(recipient, () => recipient.getByRole('link', { name: /^Download / }).click());
      const text = (await seenByOthers(await readFile(path))).words.join(' ');
      ensure(text.includes('Harbour') && !text.includes(NAME), `a file without the name: ${text}`);
      return 'the link asks for the password, and the file is without the name';
    };
  },
};
