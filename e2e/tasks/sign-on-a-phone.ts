import { PDFDocument } from 'pdf-lib';
import { draw } from '../harness/visitor.js';
import { agreementPdf } from '../samples/sample-files.js';
import { chooseAtHome, startTool } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

export const signOnAPhone: Task = {
  name: 'Sign on a phone',
  on: 'phone',
  files: async () => [await agreementPdf('agreement.pdf')],
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await startTool(user, 'Sign this PDF');
    await page.locator('[data-known=true]').waitFor();
    const pad = page.getByRole('img', { name: /^Drawing area/ });
    const { height } = page.viewportSize()!;
    const { y, height: padHeight } = (await pad.boundingBox())!;
    ensure(y + padHeight <= height, 'the pad on the screen without scrolling');
    await user.stroke(() => draw(page));
    await user.click(page.getByRole('button', { name: 'Bottom right' }));
    const { name, bytes } = await user.download(page.getByRole('button', { name: 'Sign PDF', exact: true }));
    const card = page.getByRole('region', { name: 'Signed' });
    await card.getByRole('link', { name: 'Download again' }).waitFor();
    const shown = (await card.boundingBox())!;
    ensure(shown.y >= 0 && shown.y + shown.height <= height, 'the card of the result on the screen');
    return async () => {
      const pages = (await PDFDocument.load(bytes)).getPageCount();
      ensure(Buffer.from(bytes).includes('/ByteRange') && pages === 2, 'a sealed file of 2 pages');
      return `${name}, sealed`;
    };
  },
};
