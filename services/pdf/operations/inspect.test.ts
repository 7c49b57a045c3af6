import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { inspectReply } from '../../../contracts/api/inspection.js';
import { oneOfEach } from '../fixtures/active-pdfs.js';
import { documentWith, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { blankPicture, scan, sheetWith, typed } from '../fixtures/stamped-scans.js';
import { sealed } from '../fixtures/sealed-pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { inspect } from './inspect.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const answer = async (bytes: Uint8Array, text = '', password?: string) => {
  const file = { ...fileOf('a.pdf', bytes), ...(password !== undefined && { password }) };
  const produced = await inspect([file], { text }, work);
  expect(produced).toMatchObject({ mime: 'application/json', extension: '.json', notes: [] });
  return inspectReply.strict().parse(JSON.parse(new TextDecoder().decode(produced.bytes)));
};
const encrypted = (bytes: Uint8Array, ...args: string[]) =>
  work.qpdf.write({ args: ['--encrypt', ...args, '--', 'in.pdf'], files: { 'in.pdf': bytes } });

describe('looking into a PDF', () => {
  test('tells the size of each page as displayed, its rotation and its boxes', async () => {
    const { pageCount, pages } = await answer(
      await pdfWith({}, { rotate: 90 }, { size: [400, 300], rotate: 270, crop: [10, 20, 100, 50] }),
    );
    expect(pageCount).toBe(3);
    expect(pages).toEqual([
      { width: 200, height: 300, rotation: 0, label: null, mediaBox: [0, 0, 200, 300], cropBox: [0, 0, 200, 300] },
      { width: 300, height: 200, rotation: 90, label: null, mediaBox: [0, 0, 200, 300], cropBox: [0, 0, 200, 300] },
      { width: 50, height: 100, rotation: 270, label: null, mediaBox: [0, 0, 400, 300], cropBox: [10, 20, 110, 70] },
    ]);
  });

  test('tells the outline with its pages', async () => {
    const document = await documentWith({}, {}, {});
    setOutline(document, [
      ['Prélude', 0],
      ['Coda', 2],
    ]);
    expect((await answer(await save(document))).outline).toEqual([
      { title: 'Prélude', page: 1, depth: 0 },
      { title: 'Coda', page: 3, depth: 0 },
    ]);
  });

  test('tells what the document calls its pages', async () => {
    const document = await documentWith({}, {}, {});
    const labels = { Nums: [0, { S: 'r' }, 2, { S: 'D', P: PDFString.of('A-') }] };
    document.catalog.set(PDFName.of('PageLabels'), document.context.obj(labels as never));
    expect((await answer(await save(document))).pages.map(({ label }) => label)).toEqual(['i', 'ii', 'A-1']);
  });

  test('tells who made it, and what it carries', async () => {
    const document = await documentWith({});
    document.setProducer('Press 3');
    document.setTitle('Größe');
    document.setSubject('Maße');
    document.setKeywords(['lang', 'breit']);
    document.setLanguage('de-AT');
    await document.attach(new Uint8Array([1, 2, 3]), 'a.bin');
    document.getForm().createTextField('name').addToPage(document.getPage(0));
    document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
    expect(await answer(await save(document))).toMatchObject({
      producer: 'Press 3',
      title: 'Größe',
      author: null,
      subject: 'Maße',
      keywords: 'lang breit',
      language: 'de-AT',
      attachments: 1,
      form: 'fields',
      isTagged: true,
      version: '1.7',
      isRepaired: false,
      signatures: [],
      encryption: { state: 'none', permissions: null },
    });
    expect((await answer(await oneOfEach())).activeContent).toEqual({
      scripts: 1,
      actions: 1,
      files: 1,
      forms: 1,
      links: 1,
    });
    expect(await answer(await pdfWith({}))).toMatchObject({ attachments: 0, form: 'none', isTagged: false });
  });

  test('tells its fonts, and the pictures with what they take', async () => {
    const document = await documentWith({});
    const [page] = document.getPages();
    const bold = await document.embedFont(StandardFonts.HelveticaBold);
    page?.drawText('Ada', { font: bold });
    const picture = document.context.stream(new Uint8Array(120), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 10,
      Height: 12,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceGray',
    });
    page?.node.newXObject('Picture', document.context.register(picture));
    expect((await answer(await save(document))).contents).toEqual({
      fonts: [
        { name: 'Helvetica', isEmbedded: false },
        { name: 'Helvetica-Bold', isEmbedded: false },
      ],
      images: { count: 1, bytes: 120 },
    });
  });

  test('tells what a file that opens without a password permits', async () => {
    const bytes = await encrypted(await pdfWith({}), '', 'owner', '256', '--print=none', '--extract=n');
    const { encryption } = await answer(bytes);
    expect(encryption).toMatchObject({
      state: 'no-password-to-open',
      permissions: { print: false, copy: false, fillForms: true, annotate: true },
    });
  });

  test.each([
    ['of its readers', 'reader'],
    ['of its owner', 'owner'],
  ])('that is locked tells what its readers may do, whether the password %s is given', async (_, password) => {
    const bytes = await encrypted(await pdfWith({}), 'reader', 'owner', '256', '--modify=none', '--annotate=y');
    const { encryption } = await answer(bytes, '', password);
    expect(encryption).toMatchObject({
      state: 'password-to-open',
      permissions: { print: true, copy: true, change: false, assemble: false },
    });
  });

  test('tells the state of its signatures in short', async () => {
    const { signatures } = await answer(await sealed());
    expect(signatures).toEqual([
      {
        signer: expect.any(String),
        signedAt: expect.any(String),
        intact: true,
        coversWholeDocument: true,
        modified: false,
      },
    ]);
  });

  test('says that it had to repair a file', async () => {
    const text = Buffer.from(await pdfWith({ text: 'torn' })).toString('latin1');
    const torn = `${text.slice(0, text.lastIndexOf('trailer'))}trailer\n<</ID [<\xa4\x49\x9e`;
    expect(await answer(Buffer.from(torn, 'latin1'))).toMatchObject({ isRepaired: true, pageCount: 1 });
  });

  test('refuses what is no PDF, and what needs a password', async () => {
    await expect(answer(Buffer.from('GIF89a'))).rejects.toMatchObject({ code: 'pdf.unreadable' });
    const locked = await encrypted(await pdfWith({}), 'secret', 'owner', '256');
    await expect(answer(locked)).rejects.toMatchObject({ code: 'pdf.encrypted' });
  });
});

describe('the text of a PDF', () => {
  test('is told of the pages asked for, each page once', async () => {
    const bytes = await pdfWith({ text: 'one' }, { text: 'two words' }, { text: 'three' });
    expect((await answer(bytes)).text).toEqual([]);
    const { text } = await answer(bytes, '3, 2-3');
    expect(text.map(({ page, words }) => [page, words.map(([word]) => word)])).toEqual([
      [3, ['three']],
      [2, ['two', 'words']],
    ]);
  });

  // Drawn at x 20, y 150, in 14 points.
  test.each([
    { rotate: 0, left: [20, 24], top: [135, 145] },
    { rotate: 90, left: [145, 153], top: [20, 24] },
    { rotate: 180, left: [155, 165], top: [145, 153] },
    { rotate: 270, left: [135, 145], top: [155, 165] },
  ])('has its places as displayed on a page turned by $rotate degrees', async ({ rotate, left, top }) => {
    const { text } = await answer(await pdfWith({ text: 'Hill', rotate }), '1');
    const [word, x = NaN, y = NaN, width = NaN, height = NaN] = text[0]?.words[0] ?? [];
    expect(word).toBe('Hill');
    const isWithin = (value: number, [from = NaN, to = NaN]: readonly number[]) => value >= from && value <= to;
    expect([x, y, isWithin(x, left), isWithin(y, top)]).toEqual([x, y, true, true]);
    expect(rotate % 180 === 0 ? width > height : height > width).toBe(true);
  });

  test('is measured from the corner of a cropped page', async () => {
    const { text } = await answer(await pdfWith({ text: 'Hill', crop: [15, 100, 100, 100] }), '1');
    const [, x = NaN, y = NaN] = text[0]?.words[0] ?? [];
    expect([Math.round(x), Math.round(y)]).toEqual([6, 40]);
  });

  test.each([
    ['a scan', [scan], true],
    ['a scan with a stamp on it', [scan, typed('ABC000123')], true],
    ['a typed page', [typed('The rent is due in May.', { x: 20, y: 200 })], false],
    ['a sheet of coloured paper', [blankPicture, typed('The rent is due in May.')], false],
  ])('says of %s whether its pictures may hold more', async (_, draws, hasUnreadPictures) => {
    expect((await answer(await sheetWith(...draws), '1')).text).toMatchObject([{ page: 1, hasUnreadPictures }]);
  });

  test('can not be asked for pages that are not there, or for too many', async () => {
    const bytes = await pdfWith({});
    await expect(answer(bytes, '2')).rejects.toMatchObject({ code: 'pages.out-of-range' });
    const repeated = Array.from({ length: 1001 }, () => '1').join(',');
    await expect(answer(bytes, repeated)).rejects.toMatchObject({ code: 'pages.too-many' });
  });

  test('comes with a report of each page', async () => {
    work.steps.length = 0;
    const document = await PDFDocument.create();
    for (let page = 0; page < 3; page += 1) document.addPage();
    await answer(await document.save(), '1-3');
    expect(work.steps.map(({ step }) => step)).toEqual(['page 1 of 3', 'page 2 of 3', 'page 3 of 3']);
  });
});
