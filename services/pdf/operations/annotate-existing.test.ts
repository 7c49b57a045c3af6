import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import { editableReply, type EditableReply } from '../../../contracts/api/editable.js';
import { pdfAnnotate } from '../../../contracts/tools/pdf-annotate.js';
import { pdfEdit } from '../../../contracts/tools/pdf-edit.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { ask, askPython, testWith, testWithPython } from '../fixtures/reference-programs.js';
import { annotate } from './annotate.js';
import { edit } from './edit.js';
import { editable } from './editable.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const words = (text: string) => PDFHexString.fromText(text);

const square = (more: Readonly<Record<string, unknown>> = {}) => ({
  Type: 'Annot',
  Subtype: 'Square',
  Rect: [100, 600, 200, 640],
  C: [1, 0, 0],
  BS: { W: 2 },
  T: words('Ada'),
  F: 4,
  ...more,
});

/** Annotations as programs write them that give no names, on a page with a line of text; those that are `inline` are no objects of their own. */
const unnamed = async (...annotations: readonly { readonly entries: object; readonly isInline?: boolean }[]) => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  page.drawText('Harbour report', { x: 60, y: 700, size: 20 });
  const list = annotations.map(({ entries, isInline = false }) => {
    const dict = document.context.obj(entries as Record<string, never>);
    return isInline ? dict : document.context.register(dict);
  });
  page.node.set(PDFName.of('Annots'), document.context.obj(list));
  return document.save({ useObjectStreams: false });
};

interface Asked {
  readonly marks?: readonly object[];
  readonly changed?: readonly object[];
  readonly removed?: readonly string[];
}

const texts = (asked: object) =>
  Object.fromEntries(Object.entries(asked).map(([key, list]) => [key, JSON.stringify(list)] as const));

const put = async (bytes: Uint8Array, asked: Asked): Promise<Uint8Array> =>
  (await annotate([fileOf('plan.pdf', bytes)], pdfAnnotate.options.parse(texts(asked)), work)).bytes;

const readMarks = async (bytes: Uint8Array): Promise<EditableReply> => {
  const { bytes: answer } = await editable([fileOf('plan.pdf', bytes)], { marksFile: '' }, work);
  return editableReply.parse(JSON.parse(new TextDecoder().decode(answer)));
};

const contentsIn = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await readMarks(bytes)).marks.map(({ contents }) => contents);

describe('annotations without a name', () => {
  const three = () =>
    unnamed(
      { entries: square({ Contents: words('first') }) },
      { entries: square({ Contents: words('second') }), isInline: true },
      { entries: square({ Contents: words('third'), NM: words('third') }) },
    );

  test('are known by their places, named ones by their names, and the answer says of which bytes that is true', async () => {
    const bytes = await three();
    const { marks, version } = await readMarks(bytes);
    expect(marks.map(({ id }) => id)).toEqual(['page-1-1', 'page-1-2', 'third']);
    expect(version).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('are changed, moved and removed', async () => {
    const bytes = await put(await three(), {
      changed: [{ id: 'page-1-2', contents: 'read', moveBy: [10, 20] }],
      removed: ['page-1-1'],
    });
    const { marks } = await readMarks(bytes);
    expect(marks.map(({ contents, box }) => [contents, box])).toEqual([
      ['read', { x: 110, y: 180, width: 100, height: 40 }],
      ['third', { x: 100, y: 160, width: 100, height: 40 }],
    ]);
  });

  test.each(['page-1-1', 'page-1-2'])('take another look and a name of their own (%s)', async (id) => {
    const mark = { type: 'ellipse', id, page: 1, box: { x: 50, y: 50, width: 80, height: 30 }, colour: '#1d5391' };
    const { marks } = await readMarks(await put(await three(), { marks: [mark] }));
    expect(marks).toHaveLength(3);
    expect(marks.find(({ kind }) => kind === 'Circle')).toMatchObject({
      id: expect.stringMatching(/^docket-/) as string,
      mark: { type: 'ellipse', colour: '#1d5391' },
    });
  });

  test.each(['page-1-1', 'page-1-2', 'third'])('are answered (%s)', async (id) => {
    const reply = { type: 'reply', page: 1, replyTo: id, contents: 'Agreed.', author: 'Tom' };
    const { marks } = await readMarks(await put(await three(), { marks: [reply] }));
    expect(marks.find(({ contents }) => contents === 'Agreed.')).toMatchObject({ replyTo: id, author: 'Tom' });
  });

  testWith('qpdf', 'are removed with their windows, also those that do not lead back', async () => {
    const document = await PDFDocument.load(await three());
    const { context } = document;
    const window = context.register(
      context.obj({ Type: 'Annot', Subtype: 'Popup', Rect: [0, 0, 9, 9], Contents: PDFString.of('window-said') }),
    );
    const list = document.getPage(0).node.Annots();
    list?.lookup(0, PDFDict).set(PDFName.of('Popup'), window);
    list?.push(window);
    const bytes = await put(await document.save({ useObjectStreams: false }), { removed: ['page-1-1'] });
    expect(ask('qpdf', bytes, '--qdf', '--object-streams=disable', 'FILE', '-')).not.toContain('window-said');
  });

  test('are the same ones after other parts of an edit have written the file anew', async () => {
    const options = pdfEdit.options.parse(
      texts({
        edits: [
          {
            kind: 'text',
            page: 1,
            box: { x: 55, y: 80, width: 200, height: 30 },
            find: 'Harbour report',
            text: 'Report',
          },
        ],
        fields: [{ type: 'text', name: 'city', page: 1, box: { x: 20, y: 20, width: 100, height: 20 } }],
        marks: [
          { type: 'stamp', page: 1, box: { x: 300, y: 300, width: 90, height: 30 }, text: 'OK', asContent: true },
        ],
        removed: ['page-1-1'],
        changed: [{ id: 'page-1-2', contents: 'kept' }],
      }),
    );
    const { bytes } = await edit([fileOf('plan.pdf', await three())], options, work);
    expect(await contentsIn(bytes)).toEqual(['kept', 'third']);
  });

  test('that share a name are told apart', async () => {
    const twins = await unnamed(
      { entries: square({ Contents: words('one'), NM: words('same') }) },
      { entries: square({ Contents: words('two'), NM: words('same') }) },
    );
    expect(await contentsIn(await put(twins, { removed: ['page-1-2'] }))).toEqual(['one']);
  });
});

describe('other programs', () => {
  const given = () =>
    unnamed({ entries: square({ Contents: words('first') }) }, { entries: square({ Contents: words('second') }) });
  const asked = {
    changed: [{ id: 'page-1-1', contents: 'Żółć 日本', moveBy: [0, 60] }],
    marks: [{ type: 'reply', page: 1, replyTo: 'page-1-1', contents: 'Seen' }],
    removed: ['page-1-2'],
  };

  testWith('mutool', 'read the change and the answer, and find nothing of what was removed', async () => {
    const shownAnnots = ask(
      'mutool',
      await put(await given(), asked),
      'show',
      'FILE',
      'pages/1/Annots/1',
      'pages/1/Annots/2',
      'pages/1/Annots/3',
    );
    expect(shownAnnots).toContain('Rect [ 100 540 200 580 ]');
    expect(shownAnnots).toMatch(/IRT \d+ 0 R/);
    expect(shownAnnots.match(/Subtype \/\w+/g)).toEqual(['Subtype /Square', 'Subtype /Text']);
  });

  testWithPython('pikepdf', 'read the change and the answer, and find nothing of what was removed', async () => {
    const script = [
      'import pikepdf,sys',
      'pdf = pikepdf.open(sys.argv[1])',
      'for a in pdf.pages[0].Annots:',
      '  print(a.Subtype, str(a.Contents), str(a.IRT.Contents) if "/IRT" in a else "-")',
    ];
    const annotTexts = askPython(await put(await given(), asked), ...script);
    expect(annotTexts.split('\n')).toEqual(['/Square Żółć 日本 -', '/Text Seen Żółć 日本']);
  });
});

describe('what belongs to annotations', () => {
  test('is told by what it is: decisions about them are no answers, members of a group no answers either', async () => {
    const document = await PDFDocument.load(await unnamed({ entries: square({ Contents: words('so?') }) }));
    const page = document.getPage(0);
    const list = page.node.Annots();
    const first = list?.get(0);
    if (!(first instanceof PDFRef)) throw new Error('the annotation is no object of its own');
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [100, 600, 120, 620], IRT: first, F: 30 };
    const decision = { ...note, Contents: words('Accepted'), StateModel: words('Review'), State: words('Accepted') };
    for (const entries of [decision, square({ Contents: words('member'), IRT: first, RT: 'Group' })])
      list?.push(document.context.register(document.context.obj(entries as never)));
    const { marks } = await readMarks(await document.save());
    expect(marks.map(({ contents, replyTo }) => [contents, replyTo])).toEqual([
      ['so?', null],
      ['member', null],
    ]);
  });

  test('stays: one that says it is locked is neither changed nor removed, by its name', async () => {
    const bytes = await unnamed({ entries: square({ F: 4 | 128 }) });
    for (const asked of [{ removed: ['page-1-1'] }, { changed: [{ id: 'page-1-1', contents: 'x' }] }])
      await expect(put(bytes, asked)).rejects.toMatchObject({
        code: 'tool.option-invalid',
        facts: { problem: 'this mark is locked in the document' },
      });
    expect((await readMarks(bytes)).marks[0]).toMatchObject({ locked: true, drawn: false });
  });
});
