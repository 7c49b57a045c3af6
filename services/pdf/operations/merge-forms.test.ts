import { jest } from '@jest/globals';
import { PDFBool, PDFName, PDFString, type PDFDocument } from 'pdf-lib';
import { differenceOf, pagesDrawnBy, type Drawer } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith } from '../fixtures/pdfs.js';
import { addField, fieldsIn, writeFieldsIn } from '../fixtures/pdfs-with-extras.js';
import { FLAWLESS, answerOf, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { merge } from './merge.js';

jest.setTimeout(60_000);

interface FormWanted {
  readonly font: string;
  readonly value: string;
  readonly appearances: 'own' | 'none' | 'out of date';
  readonly asks?: boolean;
}

/** A page with one field called `name`, written in a font called `F`. */
const formWith = async ({ font, value, appearances, asks = false }: FormWanted): Promise<Uint8Array> => {
  const document = await documentWith({});
  addField(document, { name: 'name', value: appearances === 'out of date' ? 'long ago' : value, pages: [0] });
  writeFieldsIn(document, 'F', font);
  for (const { acroField } of document.getForm().getFields()) {
    acroField.dict.set(PDFName.of('V'), PDFString.of(value));
    dropFromWidgets(document, appearances === 'none' ? ['DA', 'AP'] : ['DA']);
  }
  if (asks) document.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  return document.save({ updateFieldAppearances: false });
};

const dropFromWidgets = (document: PDFDocument, keys: readonly string[]): void => {
  for (const field of document.getForm().getFields()) {
    for (const { dict } of field.acroField.getWidgets()) for (const key of keys) dict.delete(PDFName.of(key));
  }
};

const words = (bytes: Uint8Array): string[] => answerOf('pdftotext', bytes, 'FILE', '-').match(/\S+/g) ?? [];
/** Left and top of a word, in points. */
const placeOf = (word: string, bytes: Uint8Array): number[] => {
  const place = new RegExp(`xMin="(.*?)" yMin="(.*?)".*>${word}<`).exec(
    answerOf('pdftotext', bytes, '-bbox', 'FILE', '-'),
  );
  return place?.slice(1).map(Number) ?? [];
};

describe('forms merged', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const merged = async (...forms: [Uint8Array, ...Uint8Array[]]): Promise<Uint8Array> => {
    const [first, ...others] = forms.map((bytes, index) => fileOf(`form ${index + 1}.pdf`, bytes));
    if (!first) throw new Error('there is nothing to merge');
    return (await merge([first, ...others], { order: 'one-after-another', pages: '' }, work)).bytes;
  };
  const settled = () => formWith({ font: 'Courier', value: 'settled', appearances: 'own' });
  const asking = (appearances: FormWanted['appearances']) =>
    formWith({ font: 'Times-Roman', value: 'wanted', appearances, asks: true });

  test.each(['none', 'out of date'] as const)(
    'look as alone when one asks for appearances and has %s: PDFium',
    async (appearances) => {
      const one = await asking(appearances);
      const other = await settled();
      const bytes = await merged(one, other, await settled());
      expect(await inkOn(bytes, 0)).toEqual(await inkOn(one));
      expect(await inkOn(bytes, 1)).toEqual(await inkOn(other));
    },
  );

  const drawers: readonly (readonly [Drawer, string])[] = [
    ['poppler', 'pdftoppm'],
    ['mutool', 'mutool'],
  ];
  for (const [drawer, program] of drawers) {
    testWith(program, 'leave the field of a file alone that does not ask', async () => {
      const other = await settled();
      const [, second] = pagesDrawnBy(drawer, await merged(await asking('none'), other));
      expect(differenceOf(second, pagesDrawnBy(drawer, other)[0])).toBe(0);
    });
  }

  testWith('pdftotext', 'show the value of one that asks where readers put it, in the font that it names', async () => {
    const one = await asking('none');
    const bytes = await merged(one, await settled());
    const [left = 0, top = 0] = placeOf('wanted', one);
    const [mergedLeft, mergedTop] = placeOf('wanted', bytes);
    expect(mergedLeft).toBeCloseTo(left, -1);
    expect(mergedTop).toBeCloseTo(top, -1);
    expect(answerOf('pdffonts', bytes, '-l', '1', 'FILE')).toContain('Times-Roman');
  });

  testWith('pdftotext', 'show the values that the fields have', async () => {
    for (const appearances of ['none', 'out of date'] as const) {
      expect(words(await merged(await asking(appearances), await settled()))).toEqual(['wanted', 'settled']);
    }
  });

  testWith('qpdf', 'keep their fields, names apart, and ask no reader to draw them anew', async () => {
    const bytes = await merged(await settled(), await asking('none'));
    expect(fieldsIn(bytes)).toEqual(['name=settled on 1', 'name_2=wanted on 2']);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect(answerOf('qpdf', bytes, '--qdf', '--object-streams=disable', 'FILE', '-')).not.toContain('NeedAppearances');
  });

  testWith('qpdf', 'still ask when every one of them does', async () => {
    const bytes = await merged(await asking('none'), await asking('none'));
    expect(answerOf('qpdf', bytes, '--qdf', '--object-streams=disable', 'FILE', '-')).toContain('NeedAppearances true');
  });
});
