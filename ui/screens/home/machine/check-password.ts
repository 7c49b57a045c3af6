import { fromPromise } from 'xstate';
import { passwordOf } from '../../../browser/file-passwords.js';

/** Whether a file opens with the password that was given for it; where that can't be told here, the server will. */
export const checkPassword = fromPromise<boolean, { readonly file: File }>(async ({ input: { file } }) => {
  const { startReader } = await import('../arrange/pdf/pdfjs-pages.js');
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
