import { textPdf } from '../samples/sample-files.js';
import { chooseAtHome } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

export const findWhatChanged: Task = {
  name: 'Find what changed between two contracts',
  files: () =>
    Promise.all([
      textPdf('contract.pdf', 'The rent is 31,200 a year', 1),
      textPdf('contract-new.pdf', 'The rent is 32,400 a year', 1),
    ]),
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await user.click(page.getByRole('button', { name: 'Compare', exact: true }));
    await page.getByRole('heading', { name: 'Changes (1)' }).waitFor();
    const words = [...(await page.locator('del').allTextContents()), ...(await page.locator('ins').allTextContents())];
    return () => {
      ensure(words.join() === '31,200,32,400', `the two rents, not ${words.join()}`);
      return Promise.resolve('one change, from 31,200 to 32,400');
    };
  },
};
