import { jest } from '@jest/globals';
import { PDFName } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfPageNumbers } from '../../../contracts/tools/pdf-page-numbers.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pageNumbers } from './page-numbers.js';

jest.setTimeout(60_000);

type Options = OptionsOf<'pdf-page-numbers'>;

describe('page numbers', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const numbered = async (bytes: Uint8Array, options: Partial<Options> = {}) =>
    (await pageNumbers([fileOf('a.pdf', bytes)], { ...pdfPageNumbers.options.parse({}), ...options }, work)).bytes;
  const numbersIn = (bytes: Uint8Array) =>
    textOf(bytes)
      .split('\f')
      .slice(0, -1)
      .map((page) => page.trim().replace(/\s*\/\s*/, ' / '));
  const pages = (count: number) => pdfWith(...Array.from({ length: count }, () => ({})));

  testWith('pdftotext', 'count from 1 on every page, as text', async () => {
    expect(numbersIn(await numbered(await pages(3)))).toEqual(['1', '2', '3']);
  });

  testWith('pdftotext', 'begin where they are told, and say which is the last', async () => {
    const options = { numberFormat: 'Page {n} of {total}', firstNumber: 9 } as const;
    expect(numbersIn(await numbered(await pages(2), options))).toEqual(['Page 9 of 10', 'Page 10 of 10']);
  });

  testWith('pdftotext', 'leave out a cover and an appendix', async () => {
    const options = { numberFormat: '{n} / {total}', fromPage: 2, toPage: 3 } as const;
    expect(numbersIn(await numbered(await pages(4), options))).toEqual(['', '1 / 2', '2 / 2', '']);
  });

  testWith('pdftotext', 'go on from one chosen page to the next', async () => {
    const options = { numberFormat: '{n} / {total}', pageRanges: '4, 1-2', fromPage: 3, toPage: 2 } as const;
    expect(numbersIn(await numbered(await pages(5), options))).toEqual(['1 / 3', '2 / 3', '', '3 / 3', '']);
  });

  test('are refused for a page that does not exist', async () => {
    await expect(numbered(await pages(2), { pageRanges: '2-3' })).rejects.toMatchObject({ code: 'pages.out-of-range' });
  });

  testWith('pdftotext', 'leave the text of the page alone', async () => {
    expect(textOf(await numbered(await pdfWith({ text: 'kept as it is' })))).toContain('kept as it is');
  });

  const shapes = [
    ...[0, 90, 180, 270].map((rotate) => ({ rotate })),
    ...[0, 90, 180, 270].map((rotate) => ({ rotate, size: [900, 900] as const, crop: [500, 100, 300, 400] as const })),
  ];

  describe.each(shapes)('on a page like $rotate $crop', (shape) => {
    test.each([
      ['top-left', 'left', 'top'],
      ['top-center', 'center', 'top'],
      ['top-right', 'right', 'top'],
      ['bottom-left', 'left', 'bottom'],
      ['bottom-center', 'center', 'bottom'],
      ['bottom-right', 'right', 'bottom'],
    ] as const)('stand upright at %s', async (numberPosition, across, down) => {
      const options = { numberPosition, numberFormat: 'Page {n} of {total}' } as const;
      const ink = await inkOn(await numbered(await pdfWith(shape), options));
      const middle = (ink.left + ink.right) / 2;
      expect(middle < 0.35 ? 'left' : middle > 0.65 ? 'right' : 'center').toBe(across);
      expect(ink.bottom < 0.3 ? 'top' : ink.top > 0.7 ? 'bottom' : 'nowhere').toBe(down);
      expect(ink.right - ink.left).toBeGreaterThan(2 * (ink.bottom - ink.top));
    });
  });

  test('stand off the edge as far as told, in points', async () => {
    const file = await pdfWith({ size: [400, 400] });
    const { left, bottom } = await inkOn(await numbered(file, { numberPosition: 'bottom-left', margin: 40 }));
    expect(left).toBeCloseTo(0.1, 1);
    expect(bottom).toBeCloseTo(0.9, 1);
  });

  test('have the same size on a page that counts in larger units', async () => {
    const document = await documentWith({ size: [200, 200] });
    document.getPage(0).node.set(PDFName.of('UserUnit'), document.context.obj(2));
    const scaled = await numbered(await save(document));
    const plain = await numbered(await pdfWith({ size: [400, 400] }));
    const one = await inkOn(scaled);
    const other = await inkOn(plain);
    expect(one.right - one.left).toBeCloseTo(other.right - other.left, 2);
    expect(one.bottom).toBeCloseTo(other.bottom, 1);
  });

  test('stay within a page that is too small for them', async () => {
    const options = { numberFormat: 'Page {n} of {total}', fontSize: 72, margin: 200 } as const;
    const { left, top, right, bottom } = await inkOn(await numbered(await pdfWith({ size: [60, 30] }), options));
    expect([left > 0, top > 0, right < 1, bottom < 1, right - left > 0.3]).toEqual([true, true, true, true, true]);
  });

  test.each([
    [{ fromPage: 3 }, 'pages.out-of-range'],
    [{ toPage: 3 }, 'pages.out-of-range'],
    [{ fromPage: 2, toPage: 1 }, 'tool.option-invalid'],
  ] as const)('are refused for %j of two pages', async (options, code) => {
    await expect(numbered(await pages(2), options)).rejects.toMatchObject({ code });
  });

  testWith('qpdf', 'make a file without a flaw', async () => {
    expect(qpdfCheck(await numbered(await pdfWith({}, { rotate: 90 })))).toContain(FLAWLESS);
  });

  test('take an empty last page from a form', () => {
    expect(pdfPageNumbers.options.parse({ toPage: '', firstNumber: '0' })).toMatchObject({
      toPage: null,
      firstNumber: 0,
    });
  });
});
