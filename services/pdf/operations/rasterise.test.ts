import { jest } from '@jest/globals';
import { PDFBool, PDFDocument, PDFName } from 'pdf-lib';
import { pdfRasterise } from '../../../contracts/tools/pdf-rasterise.js';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { linkTargets } from '../fixtures/rendered-look.js';
import { rasterise } from './rasterise.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array, options: object = {}) =>
  rasterise([fileOf('a.pdf', bytes)], pdfRasterise.options.parse(options), work);

const marked = async (): Promise<Uint8Array> => {
  const document = await documentWith({ text: 'first' }, { text: 'second' });
  addMark(document, 0, { entries: { Contents: 'a note' } });
  addLink(document, 0, { page: 1 });
  return save(document);
};

/** Requirement. */
describe('pages as pictures', () => {
  testWith('pdftoppm', 'look as before, and hold no text, no marks and nothing else', async () => {
    const file = await marked();
    const { bytes, notes } = await run(file);
    const [before, after] = [file, bytes].map((one) => pagesDrawnBy('poppler', one));
    for (const page of [0, 1]) expect(differenceOf(before?.[page], after?.[page])).toBeLessThan(2);
    expect(textOf(bytes).trim()).toBe('');
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Square');
    expect(ask('pdffonts', bytes, 'FILE').trim().split('\n')).toHaveLength(2);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect(notes[0]?.text).toMatch(/^Pages that are pictures now: 2\. Their text can no longer/);
  });

  test('still lead where their links did', async () => {
    expect(await linkTargets((await run(await marked())).bytes)).toEqual([[2], []]);
  });

  testWith('pdftotext', 'have their text over them where that is wished', async () => {
    const { bytes } = await run(await marked(), { keepText: true });
    expect(textOf(bytes).match(/first|second/g)).toEqual(['first', 'second']);
  });

  testWith(
    'pdftotext',
    'have what their fields and marks show over them as well, whoever would have drawn it',
    async () => {
      const document = await documentWith({ text: 'first', size: [300, 200] });
      const form = document.getForm();
      const name = form.createTextField('name');
      name.setText('Filled');
      name.addToPage(document.getPage(0), { x: 20, y: 120, width: 100, height: 20 });
      for (const left of [false, true]) {
        if (left) {
          form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
          for (const widget of name.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
        }
        const { bytes } = await run(await save(document), { keepText: true });
        expect(
          textOf(bytes)
            .match(/first|Filled/g)
            ?.toSorted(),
        ).toEqual(['Filled', 'first']);
      }
    },
  );

  testWith('pdftotext', 'are only those that were chosen', async () => {
    const { bytes } = await run(await marked(), { pageRanges: '2' });
    expect(textOf(bytes).match(/first|second/g)).toEqual(['first']);
  });

  testWith('pdfimages', 'are as fine as was asked for, turned pages too', async () => {
    const file = await pdfWith({ text: 'wide', size: [288, 144], rotate: 90 });
    for (const [dotsPerInch, width, height] of [
      [96, 192, 384],
      [300, 600, 1200],
    ]) {
      const { bytes } = await run(file, { dotsPerInch });
      expect(ask('pdfimages', bytes, '-list', 'FILE')).toMatch(new RegExp(`image +${width} +${height} `));
      expect((await PDFDocument.load(bytes)).getPage(0).getSize()).toEqual({ width: 288, height: 144 });
    }
  });
});
