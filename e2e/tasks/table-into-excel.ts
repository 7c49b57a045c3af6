import { agreementPdf } from '../samples/sample-files.js';
import { chooseAtHome } from './screen-acts.js';
import type { Task } from './new-user-task.js';

export const tableIntoExcel: Task = {
  name: 'Get a table out into Excel',
  files: async () => [await agreementPdf('table.pdf')],
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await user.click(page.getByRole('button', { name: 'Find a tool' }));
    await user.type(page.getByRole('combobox', { name: 'Find a tool' }), 'excel');
    const answer = page.getByRole('dialog').getByText(/^Docket makes no Excel files/);
    await answer.waitFor();
    return () => Promise.resolve('not possible, and the screen says so');
  },
};
