import { readFile } from 'node:fs/promises';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { downloadBy } from '../harness/visitor.js';
import { agreementPdf } from '../samples/sample-files.js';
import { chooseAtHome, editHere, saveVersion } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

const COMMENT = 'Please check';

/** Types and words of the annotations of the first page. */
const marksIn = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const document = await PDFDocument.load(bytes);
  const annotations = document.getPage(0).node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? [];
  return annotations.map((ref) => {
    const dict = document.context.lookup(ref, PDFDict);
    const contents = dict.lookup(PDFName.of('Contents'));
    return `${String(dict.get(PDFName.of('Subtype')))} ${contents instanceof PDFHexString ? contents.decodeText() : ''}`;
  });
};

export const markUpAndHandBack: Task = {
  name: 'Mark up a contract and hand it back',
  files: async () => [await agreementPdf('agreement.pdf')],
  act: async ({ user, files, visitAsAnother }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await editHere(user);
    await user.click(page.getByRole('button', { name: 'Note', exact: true }));
    const { x, y, width } = (await page.locator('[data-page="1"] [data-marks]').boundingBox())!;
    await user.stroke(() => page.mouse.click(x + width * 0.8, y + 60));
    await user.type(page.getByLabel('Note', { exact: true }).last(), COMMENT);
    await user.click(page.getByRole('button', { name: 'Rectangle', exact: true }));
    await user.stroke(async () => {
      await page.mouse.move(x + width * 0.1, y + 40);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.5, y + 90, { steps: 4 });
      await page.mouse.up();
    });
    await saveVersion(user);
    await user.click(page.getByRole('button', { name: 'Copy Link', exact: true }));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    return async () => {
      const recipient = await visitAsAnother(link);
      const { path } = await downloadBy(recipient, () => recipient.getByRole('link', { name: /^Download / }).click());
      const marks = await marksIn(await readFile(path));
      ensure(marks.includes(`/Text ${COMMENT}`), `the comment, not ${marks.join()}`);
      ensure(
        marks.some((mark) => mark.startsWith('/Square')),
        `the frame, not ${marks.join()}`,
      );
      return 'whoever has the link gets the contract with the comment and the frame';
    };
  },
};
