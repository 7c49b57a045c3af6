import { preparedPdf } from '../samples/sample-files.js';
import { chooseAtHome } from './screen-acts.js';
import { signaturesIn } from './signatures-in.js';
import { ensure, type Task } from './new-user-task.js';

export const signInPreparedField: Task = {
  name: 'Sign in the prepared field',
  files: async () => [await preparedPdf('agreement.pdf')],
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await user.click(page.getByRole('button', { name: 'Edit', exact: true }).and(page.locator('[aria-pressed]')));
    await user.click(page.getByRole('button', { name: 'Signature', exact: true }));
    await user.click(page.getByRole('button', { name: 'New signature' }));
    const dialog = page.getByRole('dialog');
    await user.click(dialog.getByRole('button', { name: 'Type', exact: true }));
    await user.type(dialog.getByLabel('Type your signature'), 'Ines Weber');
    await user.click(dialog.getByRole('button', { name: 'Use it' }));
    await user.click(page.getByRole('button', { name: 'Sign here: Tenant' }));
    await user.click(page.getByRole('button', { name: 'Save and sign' }));
    await page.getByRole('list', { name: 'Versions' }).getByRole('listitem').nth(1).waitFor();
    const { name, bytes } = await user.download(page.getByRole('link', { name: 'Download', exact: true }));
    return async () => {
      ensure(Buffer.from(bytes).includes('/ByteRange'), 'a sealed file');
      const said = await signaturesIn(bytes);
      if (said === null) return `${name}, sealed`;
      ensure(said.includes('Signature Field Name: Tenant'), 'the field of the tenant');
      ensure(said.includes('Signature is Valid.'), 'a signature that holds');
      return `${name}, signed in the field of the tenant, valid for pdfsig`;
    };
  },
};
