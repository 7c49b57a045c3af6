import { jest } from '@jest/globals';
import { degrees, PDFDict, PDFDocument, PDFName, PDFNumber, PDFString, StandardFonts, type PDFPage } from 'pdf-lib';
import type { EditableTextReply } from '../../../contracts/api/editable-text.js';
import { pdfEditText } from '../../../contracts/tools/pdf-edit-text.js';
import type { PageEdit, Replacement } from '../../../contracts/tools/page-edits.js';
import { pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import {
  ask,
  askPython,
  FLAWLESS,
  isThere,
  qpdfCheck,
  testWith,
  testWithPython,
  textOf,
} from '../fixtures/reference-programs.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { typeset } from '../engines/typst.js';
import { editText } from './edit-text.js';
import { editableText } from './editable-text.js';

jest.setTimeout(120_000);

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const editable = async (bytes: Uint8Array, page = 1, findAndReplace?: Replacement): Promise<EditableTextReply> => {
  const reply = await editableText([fileOf('letter.pdf', bytes)], { page, findAndReplace }, work);
  return JSON.parse(new TextDecoder().decode(reply.bytes)) as EditableTextReply;
};

const lineWith = async (bytes: Uint8Array, text: string, page = 1) => {
  const { lines } = await editable(bytes, page);
  const line = lines.find((one) => one.text.includes(text));
  if (!line) throw new Error(`no line says ${text}, only ${lines.map((one) => one.text).join(' | ')}`);
  return line;
};

const edit = (bytes: Uint8Array, edits: readonly PageEdit[], findAndReplace?: Replacement) =>
  editText([fileOf('letter.pdf', bytes)], { edits: [...edits], findAndReplace }, work);

/** The change of a text that stands in a line, wherever that line is. */
const change = async (bytes: Uint8Array, [find, text]: readonly [string, string], page = 1): Promise<PageEdit> => {
  const { box } = await lineWith(bytes, find, page);
  return { kind: 'text', page, box, find, text };
};

const changed = async (bytes: Uint8Array, change_: readonly [string, string], page = 1) =>
  edit(bytes, [await change(bytes, change_, page)]);

/** Pages with this content, in Helvetica as F. */
const written = async (...contents: readonly string[]): Promise<PDFDocument> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  await document.flush();
  for (const content of contents) {
    const page = document.addPage([400, 300]);
    page.node.set(PDFName.of('Resources'), document.context.obj({ Font: { F: font.ref } }));
    write(page, content);
  }
  return document;
};

const write = ({ node }: PDFPage, content: string): void => {
  node.set(PDFName.of('Contents'), node.context.register(node.context.stream(content)));
};

const readBy = (bytes: Uint8Array): readonly string[] => [
  ...(isThere('pdftotext') ? [textOf(bytes).normalize('NFKC')] : []),
  ...(isThere('mutool') ? [ask('mutool', bytes, 'draw', '-q', '-F', 'txt', 'FILE').normalize('NFKC')] : []),
];

const says = (bytes: Uint8Array, text: string): void => {
  for (const read of readBy(bytes)) expect(read.replaceAll(/\s+/g, ' ')).toContain(text);
};

const saysNot = (bytes: Uint8Array, text: string): void => {
  for (const read of readBy(bytes)) expect(read.replaceAll(/\s+/g, ' ')).not.toContain(text);
};

const letter = () => pdfWith({ text: 'Berlin, 12 March 2026', size: [400, 300] });

describe('editing text', () => {
  test('keeps the font of a line whose letters the page has already', async () => {
    const { bytes, notes } = await changed(await letter(), ['12 March 2026', '26 March 2012']);
    says(bytes, 'Berlin, 26 March 2012');
    expect(notes).toEqual([]);
    const { font } = await lineWith(bytes, '26 March');
    expect(font).toMatchObject({ name: 'Helvetica', family: 'sans', bold: false });
  });

  test.each([
    ['Polish', 'Żółć, 9 July'],
    ['Greek', 'Αθήνα, 9 July'],
    ['Russian', 'Москва, 9 July'],
    ['Chinese', '北京, 9 July'],
    ['Thai', 'กรุง, 9 July'],
  ])('sets new letters in the nearest font (%s)', async (_, text) => {
    const { bytes, notes } = await changed(await letter(), ['Berlin, 12 March 2026', text]);
    for (const read of readBy(bytes))
      expect(read.replaceAll(/\s+/g, '')).toContain(text.normalize('NFKC').replaceAll(/\s+/g, ''));
    saysNot(bytes, 'Berlin');
    expect(notes.map(({ code }) => code)).toContain('edit.other-font');
  });

  test('sets Arabic in its own shapes, at the right end of the line', async () => {
    const source = await typeset(
      '#set page(width: 400pt, height: 300pt)\n#set text(font: "Noto Naskh Arabic", dir: rtl, size: 20pt)\nمرحبا بالعالم',
      { text: 'مرحبا بالعالم' },
    );
    const line = await lineWith(source, 'مرحبا بالعالم');
    const { bytes } = await edit(source, [{ kind: 'text', page: 1, box: line.box, find: line.text, text: 'سلام' }]);
    const after = await lineWith(bytes, 'سلام');
    expect(after.box.x + after.box.width).toBeCloseTo(line.box.x + line.box.width, 0);
    saysNot(bytes, 'مرحبا');
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    const { bytes } = await changed(await letter(), ['Berlin', 'Żnin']);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  test('moves what follows on the line, and nothing else', async () => {
    const source = await save(
      await written('BT /F 12 Tf 40 200 Td (Dear Ann, see below.) Tj 0 -20 Td (Another line.) Tj ET'),
    );
    const before = await lineWith(source, 'Another');
    const { bytes } = await changed(source, ['Ann', 'Anna Nane']);
    says(bytes, 'Dear Anna Nane, see below.');
    expect((await lineWith(bytes, 'Another')).box).toEqual(before.box);
  });

  test('edits a line whose letters are set one by one', async () => {
    const letters = Array.from('Sun 1234', (one, at) => `1 0 0 1 ${40 + at * 7} 200 Tm (${one}) Tj`).join(' ');
    const { bytes } = await changed(await save(await written(`BT /F 12 Tf ${letters} ET`)), ['1234', '4321']);
    for (const read of readBy(bytes)) expect(read.replaceAll(/\s+/g, '')).toContain('Sun4321');
  });

  test.each(["'", '"'])('edits text that begins a line with %s', async (operator) => {
    const operands = operator === '"' ? '2 1 ' : '';
    const source = await save(
      await written(`BT /F 12 Tf 14 TL 40 200 Td (First line) Tj ${operands}(Second line) ${operator} ET`),
    );
    const { bytes } = await changed(source, ['Second', 'cond']);
    says(bytes, 'First line cond line');
  });

  test.each([90, 180, 270])('edits a page that is turned by %i degrees', async (rotate) => {
    const { bytes } = await changed(await pdfWith({ text: 'Room 12', size: [300, 200], rotate }), ['12', '21']);
    expect((await editable(bytes)).lines.map(({ text }) => text)).toEqual(['Room 21']);
  });

  test('edits what a cropped page in other units shows', async () => {
    const document = await documentWith({ text: 'Room 12', size: [400, 300], crop: [10, 100, 200, 120] });
    document.getPage(0).node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
    const source = await save(document);
    const line = await lineWith(source, 'Room');
    expect(line.box.x).toBeCloseTo(20, 0);
    expect(line.size).toBeCloseTo(28, 0);
    says((await changed(source, ['12', '21'])).bytes, 'Room 21');
  });

  test('changes several texts of a page at once, two of them on one line', async () => {
    const source = await save(await written('BT /F 12 Tf 40 200 Td (one two three) Tj 0 -20 Td (four) Tj ET'));
    const edits = [
      await change(source, ['one', 'eno']),
      await change(source, ['three', 'here']),
      await change(source, ['four', 'our']),
    ];
    const { bytes } = await edit(source, edits);
    says(bytes, 'eno two here our');
  });

  const sharedForm = async () => {
    const document = await written('/X Do', '/X Do');
    const { context } = document;
    const fonts = document.getPage(0).node.Resources();
    const form = context.register(
      context.stream('BT /F 12 Tf 40 200 Td (Page of all) Tj ET', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 400, 300],
        Resources: context.obj({ Font: fonts?.lookup(PDFName.of('Font'), PDFDict) }),
      }),
    );
    for (const { node } of document.getPages())
      node.set(PDFName.of('Resources'), context.obj({ XObject: { X: form } }));
    return save(document);
  };

  test('edits a form that two pages show on one of them alone', async () => {
    const { bytes } = await changed(await sharedForm(), ['all', 'ale fool'], 2);
    expect((await editable(bytes, 1)).lines.map(({ text }) => text)).toEqual(['Page of all']);
    expect((await editable(bytes, 2)).lines.map(({ text }) => text)).toEqual(['Page of ale fool']);
  });

  test('changes what marked content says of its text, too', async () => {
    const source = await save(
      await written('/Span <</ActualText (Date: 12) /MCID 0>> BDC BT /F 12 Tf 40 200 Td (Date: 12) Tj ET EMC'),
    );
    const { bytes } = await changed(source, ['12', '21']);
    const raw = Buffer.from(await save(await PDFDocument.load(bytes))).toString('latin1');
    expect(raw).not.toContain('Date: 12');
    says(bytes, 'Date: 21');
  });

  test('makes a text narrower where another column stands beside it', async () => {
    const source = await save(await written('BT /F 12 Tf 40 200 Td (abc def abc def) Tj 110 0 Td (next column) Tj ET'));
    const { bytes } = await changed(source, ['abc def abc def', 'abc def abc def abc']);
    expect((await lineWith(bytes, 'next')).text).toBe('abc def abc def abc next column');
    says(bytes, 'abc def abc def abc');
  });

  test('refuses by name a text for which there is no room', async () => {
    const source = await save(await written('BT /F 12 Tf 40 200 Td (abc def) Tj 70 0 Td (next column) Tj ET'));
    await expect(changed(source, ['abc def', 'abc def abc def abc def'])).rejects.toMatchObject({
      code: 'edit.not-safe',
      facts: { find: 'abc def', page: 1, reason: expect.stringContaining('room') },
    });
  });

  test('takes a text away', async () => {
    const { bytes } = await changed(await letter(), ['Berlin, ', '']);
    says(bytes, '12 March 2026');
    saysNot(bytes, 'Berlin');
  });

  testWith('qpdf', 'leaves no copy that a program has kept of the page as it was', async () => {
    const document = await documentWith({ text: 'secret word' }, { text: 'annex' });
    for (const { node } of document.getPages()) {
      node.set(PDFName.of('PieceInfo'), node.context.obj({ Program: { Private: PDFString.of('secret copy') } }));
      node.set(PDFName.of('Thumb'), node.context.register(node.context.stream('secret thumb')));
    }
    const { bytes } = await changed(await save(document), ['secret word', 'other word']);
    const text = ask('qpdf', bytes, '--qdf', 'FILE', '-');
    expect(['word', 'copy', 'thumb'].map((of) => text.split(`secret ${of}`).length - 1)).toEqual([0, 1, 1]); // the other page's
  });

  test('deletes a line and moves another', async () => {
    const source = await save(await written('BT /F 12 Tf 40 200 Td (Away with it) Tj 0 -40 Td (Move me) Tj ET'));
    const gone = await lineWith(source, 'Away');
    const moved = await lineWith(source, 'Move');
    const { bytes } = await edit(source, [
      { kind: 'delete', page: 1, box: gone.box, find: 'Away with it' },
      { kind: 'move', page: 1, box: moved.box, find: 'Move me', dx: 50, dy: 30 },
    ]);
    saysNot(bytes, 'Away');
    const { box } = await lineWith(bytes, 'Move me');
    expect([box.x - moved.box.x, box.y - moved.box.y]).toEqual([expect.closeTo(50, 1), expect.closeTo(30, 1)]);
  });

  const withPicture = async (rotate = 0) => {
    const document = await documentWith({ text: 'Beside it', size: [400, 300] });
    const image = await document.embedPng(PIXEL);
    document.getPage(0).drawImage(image, { x: 200, y: 40, width: 80, height: 60 });
    document.getPage(0).setRotation(degrees(rotate));
    return save(document);
  };

  test.each([0, 90])('moves and deletes a picture on a page turned by %i degrees', async (rotate) => {
    const source = await withPicture(rotate);
    const [picture] = (await editable(source)).pictures;
    if (!picture) throw new Error('no picture');
    const moved = await edit(source, [{ kind: 'move', page: 1, box: picture.box, dx: 20, dy: -10 }]);
    const [after] = (await editable(moved.bytes)).pictures;
    expect(after?.box).toMatchObject({
      x: expect.closeTo(picture.box.x + 20, 1),
      y: expect.closeTo(picture.box.y - 10, 1),
    });
    const gone = await edit(source, [{ kind: 'delete', page: 1, box: picture.box }]);
    expect((await editable(gone.bytes)).pictures).toEqual([]);
    says(gone.bytes, 'Beside it');
  });

  /** Another picture than the one that is put in its place. */
  const twice = async () => {
    const document = await documentWith({ text: 'Two of them', size: [400, 300] });
    const image = await document.embedPng(PIXEL);
    for (const x of [40, 200]) document.getPage(0).drawImage(image, { x, y: 40, width: 80, height: 60 });
    return save(document);
  };

  testWith('mutool', 'a picture that was removed is in the file no more, unless it is drawn elsewhere', async () => {
    const listed = (bytes: Uint8Array): number =>
      ask('mutool', bytes, 'info', '-I', 'FILE').match(/^\s+\d+\s.*Image|\[ /gm)?.length ?? 0;
    const [first, second] = (await editable(await twice())).pictures;
    if (!first || !second) throw new Error('no pictures');
    const one: PageEdit = { kind: 'delete', page: 1, box: first.box };
    const other: PageEdit = { kind: 'delete', page: 1, box: second.box };
    const counts = [
      await twice(),
      (await edit(await twice(), [one])).bytes,
      (await edit(await twice(), [one, other])).bytes,
    ];
    expect(counts.map(listed)).toEqual([1, 1, 0]);
  });

  testWithPython('pikepdf', 'a picture that was removed or replaced is led to by nothing', async () => {
    const source = await withPicture();
    const [picture] = (await editable(source)).pictures;
    if (!picture) throw new Error('no picture');
    const gone = await edit(source, [{ kind: 'delete', page: 1, box: picture.box }]);
    const script = [
      'import pikepdf,sys',
      'pdf = pikepdf.open(sys.argv[1])',
      'print(len([o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"]))',
    ];
    expect(askPython(gone.bytes, ...script)).toBe('0');
    expect(askPython(source, ...script)).not.toBe('0');
  });

  test('replaces a picture by another one of the request', async () => {
    const source = await withPicture();
    const [picture] = (await editable(source)).pictures;
    if (!picture) throw new Error('no picture');
    const edits: PageEdit[] = [{ kind: 'replace', page: 1, box: picture.box, picture: 1 }];
    const { bytes } = await editText(
      [fileOf('letter.pdf', source), fileOf('new.png', PIXEL)],
      { edits, findAndReplace: undefined },
      work,
    );
    expect((await inkOn(bytes)).left).toBeLessThan(0.6);
    await expect(edit(source, [{ kind: 'replace', page: 1, box: picture.box, picture: 2 }])).rejects.toMatchObject({
      code: 'edit.no-picture',
    });
  });

  test('replaces a text all over the document, after a list of what changes', async () => {
    const source = await pdfWith({ text: 'Acme and acme' }, { text: 'Acmes' }, { text: 'the Acme' });
    const replacement = { find: 'Acme', text: 'Mace', matchCase: true, wholeWords: true };
    const { changes } = await editable(source, 1, replacement);
    expect(changes.map(({ page }) => page)).toEqual([1, 3]);
    says((await edit(source, [], replacement)).bytes, 'Mace and acme Acmes the Mace');
    says((await edit(source, changes)).bytes, 'Mace and acme Acmes the Mace');
    await expect(edit(source, [], { ...replacement, find: 'Emca' })).rejects.toMatchObject({
      code: 'edit.nothing-found',
    });
  });

  test('looks as before everywhere else', async () => {
    if (!isThere('mutool')) return;
    const source = await save(await written('BT /F 12 Tf 40 200 Td (First 12) Tj ET 0.8 g 40 40 200 80 re f'));
    const { bytes } = await changed(source, ['12', '21']);
    const [before] = pagesDrawnBy('mutool', source);
    const [after] = pagesDrawnBy('mutool', bytes);
    if (!before || !after) throw new Error('nothing was drawn');
    const half = Math.floor(before.length / 2);
    expect(Buffer.compare(before.subarray(half), after.subarray(half))).toBe(0);
  });

  test('changes both of what is drawn twice to look bold', async () => {
    const source = await save(await written('BT /F 12 Tf 40 200 Td (Sum 12) Tj 0.3 0 Td (Sum 12) Tj ET'));
    const { bytes } = await changed(source, ['12', '21']);
    expect((await editable(bytes)).lines.map(({ text }) => text)).toEqual(['Sum 21']);
    saysNot(bytes, '12');
  });

  test('refuses by name what is not there', async () => {
    const source = await letter();
    const { box } = await lineWith(source, 'Berlin');
    await expect(edit(source, [{ kind: 'text', page: 1, box, find: 'Paris', text: 'Rome' }])).rejects.toMatchObject({
      code: 'edit.not-found',
      facts: { find: 'Paris', page: 1 },
    });
    const elsewhere = { x: 300, y: 10, width: 20, height: 20 };
    await expect(
      edit(source, [{ kind: 'text', page: 1, box: elsewhere, find: 'Berlin', text: 'Rome' }]),
    ).rejects.toMatchObject({ code: 'edit.not-found' });
    await expect(edit(source, [{ kind: 'delete', page: 1, box }])).rejects.toMatchObject({ code: 'edit.no-picture' });
    await expect(edit(source, [{ kind: 'delete', page: 9, box }])).rejects.toMatchObject({ code: 'pages.not-in-file' });
  });

  test('changes nothing where the page would not read as meant', async () => {
    const over = 'BT /F 12 Tf 40 200 Td (Sum 12) Tj 0.3 0 Td 90 Tz (Sum 12) Tj ET';
    const source = await save(await written(over));
    await expect(changed(source, ['12', '21'])).rejects.toMatchObject({
      code: expect.stringMatching(/^edit\.not-/),
    });
  });

  test.each([
    [{ edits: '[]' }, 'at least one'],
    [{ edits: '[{"kind":"text"}]' }, ''],
    [{ edits: 'nonsense' }, 'JSON list'],
  ])('turns away %j', (options, problem) => {
    const { success, error } = pdfEditText.options.safeParse(options);
    expect(success).toBe(false);
    expect(error?.issues[0]?.message).toContain(problem);
  });
});
