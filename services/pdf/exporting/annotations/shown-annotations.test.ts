import { PDFDocument, PDFName, PDFNull, PDFString, StandardFonts } from 'pdf-lib';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { partsOf } from '../../fixtures/office-xml.js';
import { printedPdf } from '../../fixtures/printed.js';
import { exportPowerpoint } from '../../operations/export-to-powerpoint.js';
import { exportWord } from '../../operations/export-to-word.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork('builtIn');
});
afterAll(() => work.end());

const filledForm = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const form = document.getForm();
  const label = (text: string, y: number): void => page.drawText(text, { x: 60, y, size: 11, font });
  const at = (y: number, width = 200) => ({ x: 150, y: y - 5, width, height: 18 });
  label('Given name', 750);
  const name = form.createTextField('name');
  name.addToPage(page, at(750));
  name.setText('Wilhelmina');
  label('Country', 720);
  const country = form.createDropdown('country');
  country.addOptions(['Norway', 'Sweden']);
  country.addToPage(page, at(720));
  country.select('Sweden');
  for (const [field, y] of [
    ['Newsletter', 690],
    ['Telephone', 660],
  ] as const) {
    label(field, y);
    form.createCheckBox(field).addToPage(page, at(y, 18));
  }
  form.getCheckBox('Newsletter').check();
  label('Remarks', 630);
  const remarks = form.createTextField('remarks');
  remarks.addToPage(page, at(630));
  form.updateFieldAppearances(font);
  remarks.acroField.dict.set(PDFName.of('V'), PDFString.of('Prefers letters'));
  remarks.acroField.getWidgets()[0]?.dict.delete(PDFName.of('AP'));
  label('The end of the form', 500);
  const note = (text: string, y: number, flags: number) => ({
    Type: 'Annot',
    Subtype: 'FreeText',
    Rect: [60, y, 300, y + 20],
    F: flags,
    DA: PDFString.of('/Helv 11 Tf'),
    Contents: PDFString.of(text),
  });
  const look = document.context.register(
    document.context.stream('BT /F 12 Tf 4 6 Td (CERTIFIED COPY) Tj ET', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 140, 20],
      Resources: { Font: { F: font.ref } },
    }),
  );
  const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [60, 550, 200, 570], F: 4, AP: { N: look } };
  for (const annotation of [note('Received on Friday', 590, 4), note('Never displayed', 560, 2), stamp])
    page.node.addAnnot(document.context.register(document.context.obj(annotation)));
  return document.save({ updateFieldAppearances: false });
};

const textIn = (xml: string): string =>
  [...xml.matchAll(/<(?:w|a):t(?: [^>]*)?>([^<]*)<|<\/(?:w|a):p>/g)].map(([, text = '\n']) => text).join('');

describe('an exported form', () => {
  test('says in Word what is filled in, ticked, written over and stamped, each at its place', async () => {
    const { bytes } = await exportWord([fileOf('form.pdf', await filledForm())], { textEncoding: 'auto' }, work);
    const text = textIn(partsOf(bytes).get('word/document.xml') ?? '').replace(/\s+/g, ' ');
    const inOrder = ['Given name', 'Wilhelmina', 'Country', 'Sweden', 'Newsletter', '☒', 'Telephone', '☐'].concat([
      'Remarks',
      'Prefers letters',
      'Received on Friday',
      'CERTIFIED COPY',
      'The end of the form',
    ]);
    expect(text).toMatch(new RegExp(inOrder.join('.*')));
    expect(text).not.toContain('Never displayed');
  });

  test('keeps what is written in fonts that stand in the tree of pages', async () => {
    const document = await PDFDocument.load(await printedPdf('Written in a font of its own'));
    const { node } = document.getPage(0);
    const frame = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 40, 20] };
    const look = document.context.register(document.context.stream('0 0 40 20 re S', frame));
    const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [60, 5, 100, 25], F: 4, AP: { N: look } };
    node.addAnnot(document.context.register(document.context.obj(stamp)));
    node.Parent()?.set(PDFName.of('Resources'), node.Resources() ?? PDFNull);
    node.delete(PDFName.of('Resources'));
    const { bytes } = await exportWord([fileOf('a.pdf', await document.save())], { textEncoding: 'auto' }, work);
    expect(textIn(partsOf(bytes).get('word/document.xml') ?? '')).toContain('Written in a font of its own');
  });

  test('says the same on a slide', async () => {
    const { bytes } = await exportPowerpoint([fileOf('form.pdf', await filledForm())], { textEncoding: 'auto' }, work);
    const text = textIn(partsOf(bytes).get('ppt/slides/slide1.xml') ?? '');
    for (const said of ['Wilhelmina', 'Sweden', '☒', '☐', 'Prefers letters', 'Received on Friday', 'CERTIFIED COPY'])
      expect(text).toContain(said);
  });
});
