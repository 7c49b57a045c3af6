import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { seenByOthers } from '../harness/seen-by-others.js';
import { picturedPdf } from '../samples/sample-files.js';
import { chooseAtHome, editHere, saveAsVersion } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

const picturesIn = async (bytes: Uint8Array): Promise<number> => {
  const { context } = await PDFDocument.load(bytes);
  const isPicture = (object: unknown): boolean =>
    object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Subtype'))) === '/Image';
  return context.enumerateIndirectObjects().filter(([, object]) => isPicture(object)).length;
};

export const removeAPicture: Task = {
  name: 'Remove a picture',
  files: async () => [await picturedPdf('report.pdf')],
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await editHere(user);
    await user.click(page.getByRole('button', { name: 'Edit text', exact: true }));
    await user.click(page.getByRole('button', { name: 'Picture 1', exact: true }));
    await user.press('Delete');
    await page.getByRole('listitem').filter({ hasText: 'Picture removed' }).waitFor();
    const { bytes } = await saveAsVersion(user);
    return async () => {
      const { words, sound } = await seenByOthers(bytes);
      ensure(sound && words.join(' ').includes('Harbour'), `a sound file with its text: ${words.join(' ')}`);
      const left = await picturesIn(bytes);
      ensure(left === 0, `no picture, not ${left}`);
      return 'the picture is gone from the file, and the text is as it was';
    };
  },
};
