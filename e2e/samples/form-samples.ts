import { PDFDocument, PDFName, PDFString, StandardFonts, type PDFField, type PDFPage } from 'pdf-lib';
import type { Upload } from '../harness/http-client.js';

const A4: [number, number] = [595, 842];

/** Where a field stands: its lower left corner, in points. */
const at = (x: number, y: number, [width, height] = [230, 24] as readonly [number, number]) => ({
  x,
  y,
  width,
  height,
});

const labels = (page: PDFPage, texts: readonly (readonly [string, number, number])[]): void => {
  for (const [text, x, y] of texts) page.drawText(text, { x, y, size: 10 });
};

/** Names a field for people, at each of its places. */
const describe = (field: PDFField, label: string): void => {
  for (const widget of field.acroField.getWidgets()) widget.dict.set(PDFName.of('TU'), PDFString.of(label));
};

/** A form with a field of each kind: texts, comb, date, choice, list, radio buttons, ticks and a fixed one. */
export const registrationPdf = async (name: string): Promise<Upload> => {
  const document = await PDFDocument.create();
  await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage(A4);
  const form = document.getForm();
  const text = (field: string, label: string, place: ReturnType<typeof at>) => {
    const textField = form.createTextField(field);
    textField.addToPage(page, place);
    describe(textField, label);
    return textField;
  };
  page.drawText('Stallholder registration', { x: 45, y: 780, size: 18 });
  labels(page, [
    ['Full name', 45, 746],
    ['Telephone', 45, 696],
    ['E-mail', 310, 696],
    ['Number', 310, 746],
    ['What you sell', 45, 646],
    ['First market day', 310, 646],
    ['2 m', 65, 601],
    ['3 m', 135, 601],
    ['a gazebo', 335, 601],
    ['Anything we should know', 45, 570],
    ['Fee', 310, 470],
  ]);
  text('name', 'Full name', at(45, 718)).enableRequired();
  text('number', 'Number', at(310, 718, [160, 24])).setMaxLength(8);
  form.getTextField('number').enableCombing();
  text('phone', 'Telephone', at(45, 668)).enableRequired();
  text('mail', 'E-mail', at(310, 668)).enableRequired();
  const goods = form.createDropdown('goods');
  goods.addOptions(['Jams and pickles', 'Bread', 'Flowers']);
  goods.addToPage(page, at(45, 618));
  describe(goods, 'What you sell');
  text('day', 'First market day', at(310, 618));
  const pitch = form.createRadioGroup('pitch');
  pitch.addOptionToPage('2 m', page, at(45, 598, [14, 14]));
  pitch.addOptionToPage('3 m', page, at(115, 598, [14, 14]));
  describe(pitch, 'Size of pitch');
  const gazebo = form.createCheckBox('gazebo');
  gazebo.addToPage(page, at(315, 598, [14, 14]));
  describe(gazebo, 'You bring a gazebo');
  text('remarks', 'Anything we should know', at(45, 500, [495, 60])).enableMultiline();
  const fee = text('fee', 'Fee', at(310, 440));
  fee.setText('35.00');
  fee.enableReadOnly();
  return { name, bytes: await document.save() };
};
