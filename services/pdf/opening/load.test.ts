import { jest } from '@jest/globals';
import { PDFName, PDFNumber, type PDFObject } from 'pdf-lib';
import { documentWith, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { outlineOf } from '../fixtures/rendered-look.js';
import { openWork, type TestWork } from '../fixtures/operation-work.js';
import { loadPdf } from './load.js';

jest.setTimeout(60_000);

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe.each(['found', 'builtIn'] as const)('opening a PDF (%s qpdf)', (engine) => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork(engine);
  });
  afterAll(() => work.end());

  const load = (bytes: Uint8Array | string) =>
    loadPdf({ name: 'a.pdf', bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes }, work);
  const encryptedWith = (user: string, bytes: Uint8Array) =>
    work.qpdf.write({ args: ['--encrypt', user, 'owner', '256', '--', 'in.pdf'], files: { 'in.pdf': bytes } });

  test('leaves a healthy file as it is', async () => {
    const bytes = await pdfWith({}, {});
    expect(await load(bytes)).toMatchObject({ bytes, pageCount: 2, repaired: false, notes: [] });
  });

  test('opens one whose cross-reference table is cut off', async () => {
    const text = latin1(await pdfWith({ text: 'still here' }, {}));
    const cut = await load(text.slice(0, text.lastIndexOf('xref') - 1));
    expect(cut.pageCount).toBe(2);
  });

  test.each([7, 99_999])('says that one was damaged whose end leads to byte %i, where no table is', async (place) => {
    const text = latin1(await pdfWith({}, {}));
    const opened = await load(text.replace(/startxref\s+\d+/, `startxref ${place}`));
    expect(opened).toMatchObject({ pageCount: 2, repaired: true, notes: [{ code: 'pdf.repaired' }] });
    expect(latin1(opened.bytes)).not.toContain(`startxref ${place}`);
  });

  test('leaves one as it is whose table is counted from a head behind other bytes', async () => {
    const text = `some words\n${latin1(await pdfWith({}, {}))}`;
    expect(await load(text)).toMatchObject({ pageCount: 2, repaired: false });
  });

  test('replaces a trailer that is rubbish, and says so', async () => {
    const text = latin1(await pdfWith({}, {}, {}));
    const damaged = await load(`${text.slice(0, text.lastIndexOf('trailer'))}trailer\n<</ID [<\xa4\x49\x9e`);
    expect(damaged).toMatchObject({ pageCount: 3, repaired: true, notes: [{ code: 'pdf.repaired' }] });
  });

  test('opens one with an empty user password, without its encryption from then on', async () => {
    const opened = await load(await encryptedWith('', await pdfWith({})));
    expect(opened).toMatchObject({ pageCount: 1, repaired: false });
    expect(latin1(opened.bytes)).not.toContain('/Encrypt');
  });

  test('refuses one that needs a password, by name', async () => {
    const locked = await encryptedWith('secret', await pdfWith({}));
    await expect(load(locked)).rejects.toMatchObject({
      code: 'pdf.encrypted',
      message: 'a.pdf is protected by a password',
    });
  });

  test.each(['user', 'owner', 'pässwörd'])('opens one with the password "%s" that is given', async (password) => {
    const args = ['--encrypt', password === 'owner' ? 'user' : password, 'owner', '256', '--', 'in.pdf'];
    const bytes = await work.qpdf.write({ args, files: { 'in.pdf': await pdfWith({}) } });
    const opened = await loadPdf({ name: 'a.pdf', bytes, password }, work);
    expect(opened).toMatchObject({ pageCount: 1, repaired: false });
    expect(latin1(opened.bytes)).not.toContain('/Encrypt');
  });

  test('refuses a wrong password as such, by name', async () => {
    const bytes = await encryptedWith('secret', await pdfWith({}));
    await expect(loadPdf({ name: 'a.pdf', bytes, password: 'guess' }, work)).rejects.toMatchObject({
      code: 'pdf.wrong-password',
      message: 'The password for a.pdf is not correct',
    });
  });

  test.each([
    ['no PDF at all', 'GIF89a and so on', 'it does not start with a PDF header'],
    ['only the first line of one', '%PDF-1.7\n', 'it is damaged beyond repair'],
    ['nothing', '', 'it does not start with a PDF header'],
  ])('refuses %s', async (_, bytes, reason) => {
    await expect(load(bytes)).rejects.toMatchObject({ code: 'pdf.unreadable', facts: { name: 'a.pdf', reason } });
  });

  test('refuses one without pages, which PDFium opens', async () => {
    const empty =
      '%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj\ntrailer <</Root 1 0 R>>';
    await expect(load(empty)).rejects.toMatchObject({ code: 'pdf.unreadable' });
  });

  test('leaves out a page that is only counted, and says so', async () => {
    const file =
      '%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R 9 0 R]/Count 2>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj\ntrailer <</Root 1 0 R>>';
    expect(await load(file)).toMatchObject({ pageCount: 1, repaired: true, notes: [{ code: 'pdf.repaired' }] });
  });

  /** Three pages, whose tree says that it has others. */
  const miscounted = async (count: PDFObject | undefined) => {
    const document = await documentWith({ text: 'first' }, { text: 'second' }, { text: 'third' });
    setOutline(document, [['Last', 2]]);
    const tree = document.catalog.Pages();
    if (count) tree.set(PDFName.of('Count'), count);
    else tree.delete(PDFName.of('Count'));
    return document;
  };

  test.each([
    ['one', PDFNumber.of(1)],
    ['two', PDFNumber.of(2)],
    ['less than none', PDFNumber.of(-1)],
    ['none', PDFNumber.of(0)],
    ['four', PDFNumber.of(4)],
    ['more than anyone has', PDFNumber.of(4_294_967_297)],
    ['one and a half', PDFNumber.of(1.5)],
    ['a word', PDFName.of('Three')],
    ['nothing', undefined],
  ])('has three pages where its tree counts %s, and says that it was damaged', async (_, count) => {
    const opened = await load(await save(await miscounted(count)));
    expect(opened).toMatchObject({ pageCount: 3, repaired: true, notes: [{ code: 'pdf.repaired' }] });
    expect(
      latin1(
        await work.qpdf.write({
          args: ['--qdf', 'in.pdf', '--pages', '.', '1-z', '--'],
          files: { 'in.pdf': opened.bytes },
        }),
      ),
    ).toContain('/Count 3');
    expect(await outlineOf(opened.bytes)).toEqual(['Last 3']);
  });

  test('counts again where the number is packed, encrypted, or in a file that has lost its table', async () => {
    const document = await miscounted(PDFNumber.of(1));
    const plain = latin1(await save(document));
    const files = [
      await document.save({ useObjectStreams: true }),
      await encryptedWith('', await save(document)),
      Buffer.from(plain.slice(0, plain.lastIndexOf('xref') - 1), 'latin1'),
    ];
    const opened = await Promise.all(files.map(load));
    expect(opened.map(({ pageCount, repaired }) => [pageCount, repaired])).toEqual(files.map(() => [3, true]));
  });

  test('counts a node beneath the first again, whose number other engines go by', async () => {
    const document = await miscounted(PDFNumber.of(3));
    const { context, catalog } = document;
    const kids = catalog.Pages().Kids();
    const beneath = context.obj({
      Type: 'Pages',
      Count: 1,
      Parent: catalog.get(PDFName.of('Pages')),
      Kids: [kids.get(0), kids.get(1)],
    });
    catalog.Pages().set(PDFName.of('Kids'), context.obj([context.register(beneath), kids.get(2)]));
    const opened = await load(await save(document));
    expect(opened).toMatchObject({ pageCount: 3, repaired: true });
    expect(latin1(await work.qpdf.write({ args: ['--qdf', 'in.pdf'], files: { 'in.pdf': opened.bytes } }))).toContain(
      '/Count 2',
    );
  });

  test('refuses one page more than the most', async () => {
    const count = 10_001;
    const kids = '3 0 R '.repeat(count);
    const bomb = `%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[${kids}]/Count ${count}>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj\ntrailer <</Root 1 0 R>>`;
    await expect(load(bomb)).rejects.toMatchObject({ code: 'pdf.too-many-pages', facts: { count, limit: 10_000 } });
  });
});
