import { Workbook } from 'exceljs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSandbox } from '../../../platform/sandbox/open-sandbox.js';
import { docxWith } from '../../fixtures/office-files.js';
import { ask } from '../../fixtures/reference-programs.js';
import { testOffice, testSandbox } from '../../fixtures/test-office.js';
import { convertCold } from './cold-office.js';
import { findLibreOffice } from './libreoffice-program.js';

const testWithOffice = findLibreOffice() === undefined ? test.skip : test;
const TIMEOUT_MS = 240_000;

const field = (code: string): string =>
  `</w:t></w:r><w:fldSimple w:instr=" ${code} "><w:r><w:t>as saved</w:t></w:r></w:fldSimple><w:r><w:t>`;

/** Prints its own name, once with its folder. */
const letter = (): Uint8Array => docxWith({ paragraphs: [field('FILENAME'), field('FILENAME \\p')] });

/** Prints its own name in the head of its page and the place of its file in a cell. */
const sheet = async (): Promise<Uint8Array> => {
  const book = new Workbook();
  const page = book.addWorksheet('Sheet1');
  page.getColumn(1).width = 90;
  page.getCell('A1').value = { formula: 'CELL("filename")', result: 'as saved' };
  page.headerFooter.oddHeader = '&L&F';
  return new Uint8Array(await book.xlsx.writeBuffer());
};

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'docket-names-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));

const placeOf = async (isApart: boolean) => ({
  sandbox: isApart ? await testSandbox() : noSandbox(),
  scratch: join(directory, 'scratch'),
  kept: join(directory, 'kept'),
});

/** In a LibreOffice that waited for it, and in one that was started with it. */
const ways = {
  waiting: async (bytes: Uint8Array, name: string, isApart: boolean) => {
    const office = await testOffice(directory, await placeOf(isApart));
    try {
      return await office.office(directory).toPdf(bytes, name.slice(name.lastIndexOf('.')), { name });
    } finally {
      await office.rest();
    }
  },
  'started with it': async (bytes: Uint8Array, name: string, isApart: boolean) => {
    const extension = name.slice(name.lastIndexOf('.'));
    const source = join(directory, `source${extension}`);
    const target = join(directory, 'made.pdf');
    writeFileSync(source, bytes);
    const place = { ...(await placeOf(isApart)), timeoutMs: TIMEOUT_MS };
    await convertCold(findLibreOffice() ?? '', { source, target, extension, name }, place);
    return new Uint8Array(readFileSync(target));
  },
} as const;

const textOf = (pdf: Uint8Array): string => ask('pdftotext', pdf, '-layout', 'FILE', '-');

describe.each(Object.entries(ways))('what a document prints of itself (LibreOffice %s)', (_, convert) => {
  testWithOffice.each([
    ['apart', true],
    ['not apart', false],
  ])(
    'is the name of the uploaded file, and nothing of this installation: %s (LibreOffice)',
    async (_how, isApart) => {
      const inLetter = textOf(await convert(letter(), 'Überblick 100% #1 第一.docx', isApart));
      expect(inLetter).toMatch(/^\s*Überblick 100% #1 第一\.docx$/m);
      expect(inLetter).not.toContain(directory);
      const inSheet = textOf(await convert(await sheet(), 'Budget & plan.xlsx', isApart));
      expect(inSheet).toMatch(/^\s*Budget & plan(\.xlsx)?$/m);
      expect(inSheet).toMatch(/file:\/\/\/tmp\/\S*Budget.*plan\.xlsx/);
      expect(inSheet).not.toContain(directory);
      for (const text of [inLetter, inSheet]) expect(text).not.toMatch(/document\.(docx|xlsx)|as saved|scratch/);
    },
    TIMEOUT_MS,
  );
});
