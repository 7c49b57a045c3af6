import { jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { pdfAttach } from '../../../contracts/tools/pdf-attach.js';
import { attachedFiles } from '../attachments/attached-files.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { answerOf, askPython, FLAWLESS, qpdfCheck, testWith, testWithPython } from '../fixtures/reference-programs.js';
import { runOperation } from '../run-operation.js';
import { attach } from './attach.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

type Given = readonly [name: string, content: Uint8Array | string];

const run = (bytes: Uint8Array, inputs: readonly Given[], options: object = {}) =>
  attach(
    [fileOf('a.pdf', bytes), ...inputs.map(([name, content]) => fileOf(name, content))],
    pdfAttach.options.parse(options),
    work,
  );
const attached = async (...inputs: Given[]): Promise<Uint8Array> => (await run(await pdfWith({}), inputs)).bytes;
const namesIn = async (bytes: Uint8Array): Promise<string[]> =>
  attachedFiles(await PDFDocument.load(bytes)).map(({ name }) => name);

/** Requirement. */
describe('files attached to a PDF', () => {
  testWith('qpdf', 'are found by their names in any script', async () => {
    const bytes = await attached(
      ['Zoë 报告.txt', 'one'],
      ['مستند.txt', 'two'],
      ['b.pdf', await pdfWith({ text: 'inner' })],
    );
    const list = answerOf('qpdf', bytes, '--list-attachments', 'FILE');
    for (const name of ['Zoë 报告.txt', 'مستند.txt', 'b.pdf']) expect(list).toContain(name);
    expect(answerOf('qpdf', bytes, '--show-attachment=Zoë 报告.txt', 'FILE')).toBe('one');
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  testWith('pdfdetach', 'come out of Poppler as they went in', async () => {
    const list = answerOf(
      'pdfdetach',
      await attached(['notes.txt', 'one'], ['photo.png', Uint8Array.of(1)]),
      '-list',
      'FILE',
    );
    expect(list).toMatch(/2 embedded files\s+1: notes.txt\s+2: photo.png/);
  });

  testWithPython('pikepdf', 'say what they are to the document, how large, and of which type', async () => {
    const { bytes } = await run(await pdfWith({}), [['data.csv', 'a,b\n']], {
      relationship: 'data',
      attachedAs: 'Zahlen 数',
    });
    const said = askPython(
      bytes,
      'import sys, pikepdf',
      'pdf = pikepdf.open(sys.argv[1])',
      'file = pdf.attachments["data.csv"]',
      'inner = file.get_file()',
      'print(file.obj.AFRelationship, file.description, inner.mime_type, inner.size, len(pdf.Root.AF), inner.read_bytes())',
    );
    expect(said).toBe("/Data Zahlen 数 text/csv 4 1 b'a,b\\n'");
  });

  test('of a name that is taken get a number, or replace the one that is there', async () => {
    const before = await attached(['a.txt', 'one']);
    expect((await run(before, [['A.txt', 'two']])).notes).toEqual([
      { code: 'attach.listed', text: 'Attached files: A_2.txt, a.txt' },
    ]);
    const { bytes } = await run(before, [['a.txt', 'three']], { replaceSame: true });
    expect(await namesIn(bytes)).toEqual(['a.txt']);
    expect(Buffer.from(bytes).includes('one')).toBe(false);
  });

  test('are taken off by name, wherever they are, and nothing of them is left', async () => {
    const document = await documentWith({});
    await document.attach(new TextEncoder().encode('first'), 'in, list.txt');
    await document.attach(new TextEncoder().encode('second'), 'other.txt');
    const { context } = document;
    const stream = context.register(context.stream('pinned', { Type: 'EmbeddedFile' }));
    const mark = context.lookup(addMark(document, 0, { subtype: 'FileAttachment' }), PDFDict);
    mark.set(PDFName.of('FS'), context.obj({ UF: PDFHexString.fromText('pinned.txt'), EF: { F: stream } }));
    const file = await save(document);
    const off = async (attachedNames: string) => run(file, [], { attachAction: 'remove', attachedNames });
    expect(await namesIn((await off('in, list.txt')).bytes)).toEqual(['other.txt', 'pinned.txt']);
    expect(await namesIn((await off('other.txt, pinned.txt')).bytes)).toEqual(['in, list.txt']);
    const { bytes, notes } = await off('');
    expect([await namesIn(bytes), notes.map(({ code }) => code)]).toEqual([[], ['attach.none-left']]);
    expect(Buffer.from(bytes).includes('pinned')).toBe(false);
  });

  test.each([
    [{ attachAction: 'remove', attachedNames: 'b.txt' }, 'attach.not-there', { file: 'b.txt', files: 'a.txt' }],
    [{}, 'tool.option-invalid', { field: 'files' }],
  ])('that are not there are refused by name: %j', async (options, code, facts) => {
    const file = await attached(['a.txt', 'one']);
    await expect(run(file, [], options)).rejects.toMatchObject({ code, facts });
  });

  test('are none where there are none to take off', async () => {
    await expect(run(await pdfWith({}), [], { attachAction: 'remove' })).rejects.toMatchObject({ code: 'attach.none' });
  });

  test.each([
    [{ attachAction: 'x' }, 'attachAction'],
    [{ relationship: 'x' }, 'relationship'],
    [{ replaceSame: 'x' }, 'replaceSame'],
    [{ attachedAs: 7 }, 'attachedAs'],
  ])('take no %j', (options, field) => {
    expect(pdfAttach.options.safeParse(options).error?.issues[0]?.path).toEqual([field]);
  });

  testWith(
    'qpdf',
    'may be locked themselves: the document gets no lock, and its owner is asked for nothing',
    async () => {
      const args = ['--encrypt', 'user', 'owner', '256', '--modify-other=n', '--', 'in.pdf'];
      const locked = await work.qpdf.write({ args, files: { 'in.pdf': await pdfWith({}) } });
      const { bytes, codes } = await asJob(await pdfWith({}), locked);
      expect(answerOf('qpdf', bytes, '--show-encryption', 'FILE')).toContain('not encrypted');
      expect(codes).not.toContain('protection.lost');
    },
  );
});

const asJob = async (...contents: Uint8Array[]) => {
  const directory = mkdtempSync(join(tmpdir(), 'docket-attach-'));
  try {
    const files = contents.map((bytes, index) => {
      const path = join(directory, `input-${index}`);
      writeFileSync(path, bytes);
      return { path, name: `${index}.pdf`, kind: 'pdf' as const, mime: 'application/pdf' };
    });
    const { path, notes } = await runOperation({ tool: 'pdf-attach', options: {}, files, directory }, () => undefined);
    return { bytes: new Uint8Array(readFileSync(path)), codes: notes.map(({ code }) => code) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
