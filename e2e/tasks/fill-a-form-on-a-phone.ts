import { PDFDocument, type PDFForm } from 'pdf-lib';
import type { Upload } from '../harness/http-client.js';
import { seenByOthers } from '../harness/seen-by-others.js';
import { chooseAtHome } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

const answers = { 'Full name': 'Ines Marlow', 'Tax number': '21 815 08150', 'Gross income': '48200' } as const;
const TICKED = 'Joint assessment';

const addText = (form: PDFForm, name: string): ReturnType<PDFForm['createTextField']> => {
  const field = form.createTextField(name);
  field.enableRequired();
  return field;
};

/** As a tax office sends them: needed texts and a tick. */
const taxForm = async (): Promise<Upload> => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const form = document.getForm();
  Object.keys(answers).forEach((name, at) => {
    page.drawText(name, { x: 60, y: 760 - at * 60, size: 11 });
    addText(form, name).addToPage(page, { x: 60, y: 730 - at * 60, width: 300, height: 22 });
  });
  page.drawText(TICKED, { x: 90, y: 560, size: 11 });
  form.createCheckBox(TICKED).addToPage(page, { x: 60, y: 556, width: 18, height: 18 });
  return { name: 'tax-return.pdf', bytes: await document.save() };
};

export const fillAFormOnAPhone: Task = {
  name: 'Fill a tax form on a phone',
  on: 'phone',
  files: async () => [await taxForm()],
  act: async ({ user, files }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await user.click(page.getByRole('button', { name: 'Fill', exact: true }).and(page.locator('[aria-pressed]')));
    for (const [name, answer] of Object.entries(answers)) {
      await user.click(page.getByRole('button', { name: 'Next field' }));
      await user.type(page.locator(`[data-sheet-field="${name}"]`), answer);
    }
    await user.click(page.locator(`.fill-field[data-field="${TICKED}"]`));
    await user.click(page.getByRole('button', { name: 'Save as version' }).filter({ visible: true }).first());
    const result = page.getByRole('region', { name: 'Result' });
    const { bytes } = await user.download(result.getByRole('link', { name: 'Download' }));
    return async () => {
      const form = (await PDFDocument.load(bytes)).getForm();
      for (const [name, answer] of Object.entries(answers))
        ensure(form.getTextField(name).getText() === answer, `${answer} in ${name}`);
      ensure(form.getCheckBox(TICKED).isChecked(), 'the tick');
      const drawn = (await seenByOthers(bytes)).words.join(' ');
      ensure(
        Object.values(answers).every((answer) => drawn.includes(answer)),
        `the answers on the page: ${drawn}`,
      );
      return 'three answers and a tick, which other programs draw';
    };
  },
};
