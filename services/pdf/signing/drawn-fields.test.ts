import { jest } from '@jest/globals';
import { PDFBool, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { mergeWidget } from '../fixtures/merged-field.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { altered, sealed, signedPartsOf, withValue } from '../fixtures/sealed-pdfs.js';
import { testIdentity } from '../fixtures/test-identity.js';
import { dictAt } from './fields/dictionary-entries.js';
import { formOf } from './fields/signature-fields.js';
import { signDetached, written } from './sealing/cms-writer.js';
import { verifySignatures } from './verify-signatures.js';

jest.setTimeout(60_000);

const NEED = PDFName.of('NeedAppearances');

/** A form that leaves it to readers to draw what a field holds. */
const undrawn = async (value: string, leftToReaders = PDFBool.True): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  const form = document.getForm();
  const field = form.createTextField('city');
  field.addToPage(page, { x: 60, y: 700, width: 200, height: 20, borderWidth: 0 });
  form.createCheckBox('agree').addToPage(page, { x: 60, y: 600, width: 20, height: 20, borderWidth: 0 });
  form.updateFieldAppearances();
  field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText(value));
  for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  mergeWidget(field.acroField.dict);
  formOf(document)!.set(NEED, leftToReaders);
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
};

const stateOf = async (bytes: Uint8Array) => {
  const document = await PDFDocument.load(bytes);
  const widgets = document.getForm().getTextField('city').acroField.getWidgets();
  return {
    leftToReaders: formOf(document)!.lookup(NEED) === PDFBool.True,
    drawn: widgets.every(({ dict }) => dictAt(dict, 'AP') !== undefined),
  };
};

/** Signed by a program that leaves the key as it is. */
const sealedUndrawn = async (level: 1 | 2): Promise<Uint8Array> => {
  const signed = await sealed(await undrawn('Turin', PDFBool.False), { level });
  const change = (bytes: Uint8Array) => altered(bytes, '/NeedAppearances false', '/NeedAppearances true ');
  const bytes = change(change(signed)); // as the form was, and as signing wrote it
  return withValue(bytes, written(await signDetached([signedPartsOf(bytes)], await testIdentity())));
};

describe('signing a form that leaves drawing its fields to readers', () => {
  test('draws them, so that readers draw the signature as it is', async () => {
    const bytes = await sealed(await undrawn('Turin'));
    expect(await stateOf(bytes)).toEqual({ leftToReaders: false, drawn: true });
    const ink = await inkOn(bytes);
    expect([ink.top > 0.09, ink.top < 0.13]).toEqual([true, true]);
    expect(await verifySignatures(bytes)).toMatchObject([{ intact: true, modified: false }]);
  });

  test('keeps a signature that leaves room for filling in, and is not done where there is none', async () => {
    const once = await sealed(await sealedUndrawn(2));
    expect((await verifySignatures(once))[0]).toMatchObject({ intact: true, modified: false });
    expect(await stateOf(once)).toEqual({ leftToReaders: false, drawn: true });
    expect(await stateOf(await sealed(await sealedUndrawn(1)))).toMatchObject({ leftToReaders: true });
  });

  test('leaves it to them where the fonts of the form lack a letter', async () => {
    expect(await stateOf(await sealed(await undrawn('Київ')))).toEqual({ leftToReaders: true, drawn: false });
  });

  testWithPyhanko('keeps an earlier signature valid', async () => {
    const twice = await sealed(await sealedUndrawn(2));
    expect((await pyhanko(twice)).split(PYHANKO_VALID)).toHaveLength(3);
  });
});
