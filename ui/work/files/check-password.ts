import { fromPromise } from 'xstate';
import { passwordOf } from '../../browser/file-passwords.js';
import { loadPart } from '../../browser/load-part.js';

/** Whether a file opens with the given password; if that can't be checked here, the server will check it. */
export const checkPassword = fromPromise<boolean, { readonly file: File }>(async ({ input: { file } }) => {
  const { startReader } = await loadPart(() => import('../../pdf/pages/pdfjs-pages.js'));
  const reader = startReader();
  try {
    return await new Promise<boolean>((resolve, reject) => {
      const answer = (give: (password: string) => void, wrong: boolean): void => {
        if (wrong) resolve(false);
        else give(passwordOf(file));
      };
      reader.open(file, answer).then(() => resolve(true), reject);
    });
  } finally {
    reader.close();
  }
});
