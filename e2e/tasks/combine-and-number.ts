import { seenByOthers } from '../harness/seen-by-others.js';
import { textPdf } from '../samples/sample-files.js';
import { chooseAtHome, resultReady, startTool } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

const PAGES = 5;

export const combineAndNumber: Task = {
  name: 'Combine three PDFs and number the pages',
  files: () =>
    Promise.all([textPdf('offer.pdf', 'Offer', 2), textPdf('plan.pdf', 'Plan', 2), textPdf('terms.pdf', 'Terms')]),
  act: async ({ user, files }) => {
    await chooseAtHome(user, files);
    await user.click(user.page.getByRole('button', { name: 'Merge 3 files' }));
    await resultReady(user.page);
    await startTool(user, 'Number the pages');
    await user.page
      .getByRole('list', { name: 'Versions' })
      .getByRole('button', { name: /^Number the pages/ })
      .waitFor();
    await resultReady(user.page);
    const { bytes } = await user.download(user.page.getByRole('link', { name: 'Download', exact: true }));
    return async () => {
      const { words } = await seenByOthers(bytes);
      ensure(words.length === PAGES, `${PAGES} pages, not ${words.length}`);
      ensure(
        words.every((page, at) => new RegExp(`(^|\\s)${at + 1}$`).test(page)),
        `each page to end with its number: ${words.join(' | ')}`,
      );
      return `one PDF of ${PAGES} pages, numbered 1 to ${PAGES}`;
    };
  },
};
