import exceljs from 'exceljs';
import { tablePdf } from '../samples/sample-files.js';
import { optionsOf } from '../harness/tool-rows.js';
import { chooseAtHome, resultReady } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

export const tableIntoExcel: Task = {
  name: 'Get a table out into Excel',
  files: async () => [await tablePdf('table.pdf')],
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await user.click(page.getByRole('button', { name: 'Find a tool' }));
    await user.type(page.getByRole('combobox', { name: 'Find a tool' }), 'excel');
    await user.click(page.getByRole('option', { name: /^Tables to Excel/ }));
    await user.click(optionsOf(page, 'Tables to Excel').locator('button[type=submit]'));
    await resultReady(page);
    const { bytes } = await user.download(page.getByRole('link', { name: 'Download', exact: true }));
    return async () => {
      const workbook = new exceljs.Workbook();
      await workbook.xlsx.load(Buffer.from(bytes) as never);
      const sum = workbook.worksheets[0]?.getCell('C2').value;
      ensure(sum === 12.5, `the first sum to be the number 12.5, not ${JSON.stringify(sum)}`);
      return 'a sheet of three columns, sums as numbers';
    };
  },
};
