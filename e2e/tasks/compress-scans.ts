import { unzipSync } from 'fflate';
import type { Upload } from '../harness/http-client.js';
import { photoPdf } from '../samples/sample-files.js';
import { chooseAtHome, startTool } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

const SCANS = 30;

const sizeOf = (files: readonly { readonly length: number }[]): number =>
  files.reduce((sum, { length }) => sum + length, 0);

const shareSaved = (files: readonly Upload[], results: readonly Uint8Array[]): number =>
  Math.round(100 - (100 * sizeOf(results)) / sizeOf(files.map(({ bytes }) => bytes)));

export const compressScans: Task = {
  name: `Compress ${SCANS} scans`,
  files: () => Promise.all(Array.from({ length: SCANS }, (_, at) => photoPdf(`scan-${at + 1}.pdf`, 1))),
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await startTool(user, `Compress ${SCANS} files`);
    await page.getByText(`${SCANS} files are done.`, { exact: true }).waitFor();
    const { bytes } = await user.download(page.getByRole('button', { name: 'Download all (ZIP)' }));
    return () => {
      const results = Object.values(unzipSync(bytes));
      const saved = shareSaved(files, results);
      ensure(
        results.length === SCANS && saved > 0,
        `${SCANS} smaller files, not ${results.length}, ${saved} % smaller`,
      );
      return Promise.resolve(`${SCANS} files in a ZIP, ${saved} % smaller`);
    };
  },
};
