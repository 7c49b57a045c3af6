import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { activePdf, filePlants, oneOfEach, plantLink } from './fixtures/active-pdfs.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { pdfWith } from './fixtures/pdfs.js';
import { toolsWith } from './fixtures/tool-cases.js';
import { runOperation } from './run-operation.js';

jest.setTimeout(60_000);

/** How a PNG begins. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const notesOf = async (tool: string, options: Record<string, unknown>, ...contents: Uint8Array[]) => {
  const directory = mkdtempSync(join(tmpdir(), 'docket-active-'));
  try {
    const files = contents.map((bytes, index) => {
      const path = join(directory, `input-${index}`);
      writeFileSync(path, bytes);
      const name = Buffer.from(bytes.subarray(0, 4)).equals(PNG) ? 'a.png' : 'a.pdf';
      const { kind, mime } = fileOf(name, '');
      return { path, name, kind, mime };
    });
    const { notes } = await runOperation({ tool, options, files, directory }, () => undefined, {
      identity: work.identity,
    });
    return notes.filter(({ code }) => code === 'pdf.active-content').map(({ text }) => text);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

/** The pages of the file with one of each. */
const PAGES = 1;

const picture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const rest = 'All of it was kept; Sanitise removes it.';
const all = `This PDF contains 1 script, 1 action that opens or sends something, 1 attached file and 1 XFA form. ${rest}`;
/** Merging and its like leave XFA out, and say so. */
const withoutForm = all.replace(', 1 attached file and 1 XFA form', ' and 1 attached file');

describe('a result with active content says so', () => {
  test.each(toolsWith(({ activeContent }) => activeContent !== 'own'))(
    'after %s',
    async (tool, { options, takes = ['pdf'], activeContent }) => {
      const file = await oneOfEach();
      const contents = await Promise.all(takes.map((kind) => (kind === 'pdf' ? Promise.resolve(file) : picture())));
      const text = activeContent === 'kept' ? all : withoutForm;
      expect(await notesOf(tool, options(PAGES), ...contents)).toEqual([text]);
    },
  );

  test('after a merge, with all files together', async () => {
    const [text = ''] = await notesOf('pdf-merge', {}, await oneOfEach(), await oneOfEach());
    expect(text).toMatch(/^This PDF contains .*2 attached files\. /);
  });

  test('when it is an archive of several', async () => {
    const [text = ''] = await notesOf(
      'pdf-split',
      { mode: 'every-page' },
      await activePdf((raw) => {
        for (const plant of Object.values(filePlants)) plant(raw);
        raw.page({ content: '' });
      }),
    );
    expect(text).toMatch(/^This PDF contains .*attached file/);
  });

  test('but not of links, and not where there is nothing', async () => {
    expect(await notesOf('pdf-rotate', {}, await activePdf(plantLink))).toEqual([]);
    expect(await notesOf('pdf-rotate', {}, await pdfWith({}))).toEqual([]);
  });

  test('but not after it was removed', async () => {
    expect(await notesOf('pdf-sanitise', {}, await oneOfEach())).toEqual([]);
    expect(await notesOf('pdf-sanitise', { removeFiles: false }, await oneOfEach())).toEqual([
      'This PDF contains 1 attached file. All of it was kept, because removal was switched off.',
    ]);
  });
});
