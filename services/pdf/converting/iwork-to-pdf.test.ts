import { jest } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { toPdf as toPdfTool } from '../../../contracts/tools/to-pdf.js';
import { madeIwork } from '../fixtures/made-iwork.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { photo } from '../fixtures/picture-samples.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { FLAWLESS, imagesListed, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { toPdf } from '../operations/convert-to-pdf.js';

jest.setTimeout(60_000);

const MB = 1024 * 1024;

describe('documents of Pages, Numbers and Keynote as PDF (R-3.73)', () => {
  let work: TestWork;
  let jpeg: Uint8Array;
  let small: Uint8Array;
  beforeAll(async () => {
    jpeg = await photo({ width: 60, height: 40 }).jpeg().toBuffer();
    small = await photo({ width: 6, height: 4 }).jpeg().toBuffer();
  });
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const convert = (name: string, bytes: Uint8Array, options: object = {}) =>
    toPdf([fileOf(name, bytes)], toPdfTool.options.parse(options), work);

  testWith('pdftotext', 'the PDF that is saved in one is its pages, and a note says so', async () => {
    const preview = await pdfWith({ text: 'first' }, { text: 'second' });
    const { bytes, notes } = await convert(
      'plan.pages',
      madeIwork({ 'QuickLook/Preview.pdf': preview, 'preview.jpg': jpeg }),
    );
    expect(textOf(bytes)).toMatch(/first[^]*second/);
    expect(notes).toMatchObject([{ text: 'The pages are those of the preview that is saved in plan.pages.' }]);
  });

  testWith(
    'pdfimages',
    'the largest picture of the first page becomes a page of its size, or of the paper asked for',
    async () => {
      const file = madeIwork({ 'preview-web.jpg': small, 'preview.jpg': jpeg, 'preview-micro.jpg': small });
      for (const [name, options] of [
        ['sums.numbers', {}],
        ['talk.key', { pageSize: 'a4' }],
      ] as const) {
        const { bytes, notes } = await convert(name, file, options);
        expect(imagesListed(bytes)).toMatchObject([expect.stringMatching(/^image 60 /)]);
        expect(qpdfCheck(bytes)).toContain(FLAWLESS);
        expect(notes).toMatchObject([
          { text: `Only a picture of the first page is saved in ${name}, so the result has no other page.` },
        ]);
      }
    },
  );

  testWith('pdfimages', 'one that was a folder is taken with the folder around it', async () => {
    const file = zipSync({ 'Plan.pages/Index.zip': strToU8('PK'), 'Plan.pages/preview.jpg': jpeg });
    expect(imagesListed((await convert('Plan.pages', file)).bytes)).toHaveLength(1);
  });

  testWith('pdftotext', 'one joins other files in their order', async () => {
    const preview = await pdfWith({ text: 'inside' });
    const files = [
      fileOf('a.txt', 'before'),
      fileOf('b.key', madeIwork({ 'preview.pdf': preview })),
      fileOf('c.txt', 'after'),
    ];
    const { bytes } = await toPdf([files[0]!, ...files.slice(1)], toPdfTool.options.parse({}), work);
    expect(textOf(bytes)).toMatch(/before[^]*inside[^]*after/);
  });

  test.each(['.iwph', '.iwpv2'])('one with a password (%s) is refused as protected', async (lock) => {
    await expect(convert('a.pages', madeIwork({ [lock]: strToU8('hint'), 'preview.jpg': jpeg }))).rejects.toMatchObject(
      {
        code: 'iwork.encrypted',
        message: 'a.pages is protected by a password. Please export it as PDF in Pages, Numbers or Keynote.',
      },
    );
  });

  const manyParts = () => Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`Data/${at}`, strToU8('')]));
  const cutOff = () => madeIwork({ 'preview.jpg': jpeg }).slice(0, -40);
  test.each<readonly [string, string, () => Uint8Array]>([
    ['without a preview', 'no preview is saved in it', () => madeIwork({ 'preview-micro.jpg': small })],
    ['that is cut off', 'it is damaged or cut off', cutOff],
    ['whose PDF is none', 'its preview is not what its name says', () => madeIwork({ 'QuickLook/Preview.pdf': jpeg })],
    [
      'whose picture is none',
      'its preview is not what its name says',
      () => madeIwork({ 'preview.jpg': strToU8('<svg/>') }),
    ],
    [
      'whose preview is a bomb',
      'its preview is too large',
      () => madeIwork({ 'preview.jpg': new Uint8Array(30 * MB) }),
    ],
    [
      'that is a bomb',
      'it unpacks to more than fits into memory',
      () => madeIwork({ 'Data/a': new Uint8Array(110 * MB) }),
    ],
    ['of too many parts', 'it unpacks to more than fits into memory', () => madeIwork(manyParts())],
    [
      'whose parts lead out of it',
      'it holds a part whose name leads out of it',
      () => madeIwork({ '../preview.jpg': jpeg }),
    ],
    [
      'that tells less than it holds',
      'it is damaged or cut off',
      () => understated(madeIwork({ 'preview.jpg': jpegLike() })),
    ],
  ])('one %s is refused by its reason', async (_, reason, make) => {
    await expect(convert('a.key', make())).rejects.toMatchObject({
      code: 'iwork.unreadable',
      message: `a.key cannot be converted: ${reason}. Please export it as PDF in Pages, Numbers or Keynote.`,
    });
  });

  test('a picture that is damaged is refused as one', async () => {
    await expect(convert('a.key', madeIwork({ 'preview.jpg': jpeg.slice(0, 80) }))).rejects.toMatchObject({
      code: 'image.unreadable',
    });
  });
});

/** Begins like a JPEG and packs well. */
const jpegLike = (): Uint8Array => {
  const bytes = new Uint8Array(MB);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
};

const UNPACKED_SIZE_AT = 24;

/** Every entry of its table of contents says that it has nine bytes. */
const understated = (zip: Uint8Array): Uint8Array => {
  const file = Buffer.from(zip);
  for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 1)) {
    file.writeUInt32LE(9, at + UNPACKED_SIZE_AT);
  }
  return file;
};
