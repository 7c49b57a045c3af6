import { seenByOthers } from '../harness/seen-by-others.js';
import { textPdf } from '../samples/sample-files.js';
import { chooseAtHome, editHere, saveAsVersion } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

const WRONG = 'Due on 12 March 2025';
const RIGHT = 'Due on 12 March 2026';

export const correctADate: Task = {
  name: 'Correct a wrong date in a letter',
  files: async () => [await textPdf('letter.pdf', WRONG)],
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await editHere(user);
    await user.click(page.getByRole('button', { name: 'Edit text', exact: true }));
    await user.click(page.getByRole('button', { name: new RegExp(`^Change .*${WRONG}`) }));
    const line = page.getByRole('textbox', { name: 'Line of text' });
    const text = (await line.inputValue()).replace(WRONG, RIGHT);
    await user.press('ControlOrMeta+a');
    for (const letter of text) await user.press(letter);
    await user.press('Enter');
    await page.locator('[data-changed=text]').waitFor();
    const { bytes } = await saveAsVersion(user);
    return async () => {
      const { words, sound } = await seenByOthers(bytes);
      const read = words.join(' ');
      ensure(sound && read.includes(RIGHT) && !read.includes(WRONG), `the right date alone: ${read}`);
      return 'the right date stands in the place of the wrong one';
    };
  },
};
