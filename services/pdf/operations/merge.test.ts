import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { pdfMerge } from '../../../contracts/tools/pdf-merge.js';
import { inkOn, linkTargets, outlineOf, pagesIn } from '../fixtures/rendered-look.js';
import { addLink, documentWith, nameDestination, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { merge } from './merge.js';

jest.setTimeout(60_000);

describe.each(['found', 'builtIn'] as const)('merging (%s qpdf)', (engine) => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork(engine);
  });
  afterEach(() => work.end());

  const merged = async (first: Uint8Array, ...others: Uint8Array[]) => {
    const rest = others.map((bytes, index) => fileOf(`file ${index + 2}.pdf`, bytes));
    return (await merge([fileOf('file 1.pdf', first), ...rest], { order: 'one-after-another', pages: '' }, work)).bytes;
  };

  testWith('pdftotext', 'keeps the pages of all files, in the order given', async () => {
    const bytes = await merged(await pdfWith({ text: 'one' }, { text: 'two' }), await pdfWith({ text: 'three' }));
    expect(textOf(bytes).match(/one|two|three/g)).toEqual(['one', 'two', 'three']);
  });

  testWith('pdftotext', 'takes a page of each file in turn, and the rest of the longest', async () => {
    const pages = (...texts: string[]) => pdfWith(...texts.map((text) => ({ text })));
    const files = [
      fileOf('front.pdf', await pages('p1', 'p3', 'p5')),
      fileOf('back.pdf', await pages('p6', 'p4', 'p2')),
      fileOf('more.pdf', await pages('m1')),
    ] as const;
    const order = async (options: object, count: 2 | 3) => {
      const { bytes } = await merge([files[0], ...files.slice(1, count)], pdfMerge.options.parse(options), work);
      return textOf(bytes)
        .match(/[pm]\d/g)
        ?.join(' ');
    };
    expect(await order({ order: 'alternate-reversed' }, 2)).toBe('p1 p2 p3 p4 p5 p6');
    expect(await order({ order: 'alternate' }, 3)).toBe('p1 p6 m1 p3 p4 p5 p2');
    expect(await order({ order: 'alternate', pages: '2:1,1:1' }, 2)).toBe('p6 p1');
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck(await merged(await pdfWith({}), await pdfWith({})))).toContain(FLAWLESS);
  });

  test('keeps the rotation and the boxes of each page', async () => {
    const turned = await pdfWith({ rotate: 90, size: [100, 400] }, { crop: [10, 20, 50, 60] });
    const pages = (await PDFDocument.load(await merged(await pdfWith({}), turned))).getPages();
    expect(pages.map((page) => page.getRotation().angle)).toEqual([0, 90, 0]);
    expect(pages[1]!.getSize()).toEqual({ width: 100, height: 400 });
    expect(pages[2]!.getCropBox()).toEqual({ x: 10, y: 20, width: 50, height: 60 });
  });

  test('puts each outline under the name of its file', async () => {
    const book = await documentWith({}, {}, {});
    setOutline(book, [
      ['Beginning', 0],
      ['Ende – «конец»', 2],
    ]);
    expect(await outlineOf(await merged(await pdfWith({}, {}), await save(book)))).toEqual([
      'file 1.pdf 1',
      'file 2.pdf 3',
      '  Beginning 3',
      '  Ende – «конец» 5',
    ]);
  });

  test('keeps links between pages, forwards and backwards, in each file', async () => {
    const linked = await documentWith({}, {});
    addLink(linked, 0, { page: 1 });
    addLink(linked, 1, { page: 0 });
    addLink(linked, 1, { uri: 'https://example.org/' });
    const bytes = await save(linked);
    expect(await linkTargets(await merged(bytes, bytes))).toEqual([[2], [1, '-'], [4], [3, '-']]);
    expect(
      Buffer.from(
        await work.qpdf.write({
          args: ['--qdf', '--object-streams=disable', 'in.pdf'],
          files: { 'in.pdf': await merged(bytes, bytes) },
        }),
      ).toString('latin1'),
    ).toContain('(https://example.org/)');
  });

  test('keeps links by name apart, where two files use the same name', async () => {
    const chapter = async (page: number) => {
      const document = await documentWith({}, {}, {});
      nameDestination(document, 'chapter', page);
      addLink(document, 0, { name: 'chapter' });
      return save(document);
    };
    expect(await linkTargets(await merged(await chapter(1), await chapter(2)))).toEqual([[2], [], [], [6], [], []]);
  });

  test('keeps form fields of the same name apart', async () => {
    const form = async (value: string) => {
      const document = await documentWith({});
      const field = document.getForm().createTextField('amount');
      field.setText(value);
      field.addToPage(document.getPages()[0]!);
      return save(document);
    };
    const fields = (await PDFDocument.load(await merged(await form('1'), await form('2')))).getForm().getFields();
    expect(new Set(fields.map((field) => field.getName())).size).toBe(2);
  });

  testWith('pdfdetach', 'keeps attachments, also two of the same name', async () => {
    const withAttachment = async (text: string) => {
      const document = await documentWith({});
      await document.attach(Buffer.from(text), 'notes.txt', { mimeType: 'text/plain' });
      return save(document);
    };
    const bytes = await merged(await withAttachment('a'), await withAttachment('b'));
    expect(ask('pdfdetach', bytes, '-list', 'FILE').match(/notes\.txt/g)).toHaveLength(2);
  });

  test('takes the same file twice', async () => {
    const bytes = await pdfWith({ text: 'x' });
    const twice = await merged(bytes, bytes);
    expect(await pagesIn(twice)).toBe(2);
    expect(await inkOn(twice, 1)).toEqual(await inkOn(twice, 0));
  });

  test('names the file that can not be read', async () => {
    const files = [fileOf('good.pdf', await pdfWith({})), fileOf('bad.pdf', 'nonsense')] as const;
    await expect(merge(files, { order: 'one-after-another', pages: '' }, work)).rejects.toMatchObject({
      code: 'pdf.unreadable',
      facts: { name: 'bad.pdf' },
    });
  });

  test('joins files that are damaged with sound ones, and says so', async () => {
    const text = Buffer.from(await pdfWith({}, {})).toString('latin1');
    const damaged = `${text.slice(0, text.lastIndexOf('trailer'))}trailer\n<</ID [<`;
    const files = [fileOf('a.pdf', await pdfWith({})), fileOf('b.pdf', Buffer.from(damaged, 'latin1'))] as const;
    const { bytes, notes } = await merge(files, { order: 'one-after-another', pages: '' }, work);
    expect(await outlineOf(bytes)).toEqual(['a.pdf 1', 'b.pdf 2']);
    expect(notes.map(({ code }) => code)).toEqual(['pdf.repaired']);
  });

  test('joins a file whose damage shows only when its pages are taken', async () => {
    const text = Buffer.from(await pdfWith({ text: 'x' }, {})).toString('latin1');
    const damaged = text.replace(/\/Length \d/, (match) => `${match.slice(0, -1)}9`);
    const bytes = await merged(await pdfWith({}), Buffer.from(damaged, 'latin1'));
    expect([damaged === text, await pagesIn(bytes)]).toEqual([false, 3]);
    expect(await inkOn(bytes, 1)).toEqual(await inkOn(Buffer.from(text, 'latin1')));
  });

  test('opens files that are encrypted without a password, and locked ones with theirs', async () => {
    const encrypted = async (user: string) =>
      work.qpdf.write({
        args: ['--encrypt', user, 'owner', '256', '--', 'in.pdf'],
        files: { 'in.pdf': await pdfWith({}) },
      });
    const open = fileOf('open.pdf', await encrypted(''));
    const locked = fileOf('locked.pdf', await encrypted('secret'));
    const { bytes } = await merge(
      [open, { ...locked, password: 'secret' }],
      { order: 'one-after-another', pages: '' },
      work,
    );
    expect(await outlineOf(bytes)).toEqual(['open.pdf 1', 'locked.pdf 2']);
    await expect(merge([open, locked], { order: 'one-after-another', pages: '' }, work)).rejects.toMatchObject({
      code: 'pdf.encrypted',
      facts: { name: 'locked.pdf' },
    });
    await expect(
      merge([open, { ...locked, password: 'x' }], { order: 'one-after-another', pages: '' }, work),
    ).rejects.toMatchObject({
      code: 'pdf.wrong-password',
      facts: { name: 'locked.pdf' },
    });
  });

  test('reports each file', async () => {
    await merged(await pdfWith({}), await pdfWith({}));
    expect(work.steps.map(({ step }) => step)).toEqual(['reading file 1.pdf', 'reading file 2.pdf', 'joining 2 files']);
  });
});
