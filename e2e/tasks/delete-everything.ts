import { textPdf } from '../samples/sample-files.js';
import { chooseAtHome, resultReady } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

export const deleteEverything: Task = {
  name: 'Delete everything',
  files: async () => [await textPdf('private.pdf', 'Private', 2)],
  act: async ({ user, files, visitAsAnother }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await user.click(page.getByRole('button', { name: 'Compress PDF' }));
    await resultReady(page);
    await user.click(page.getByRole('button', { name: 'Copy Link', exact: true }));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await user.click(page.getByRole('button', { name: 'Start Over' }));
    await user.click(page.getByRole('button', { name: 'Delete all' }));
    await user.click(page.getByRole('dialog').getByRole('button', { name: 'Delete all' }));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    return async () => {
      const recipient = await visitAsAnother(link);
      await recipient.getByRole('heading', { name: 'Share link not found or expired' }).waitFor();
      const left = await page
        .getByRole('region', { name: 'Recent Conversions' })
        .getByText('private_compressed')
        .count();
      ensure(left === 0, 'an empty list');
      return 'the list is empty, and the link ended';
    };
  },
};
