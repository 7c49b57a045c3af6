import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activePdf, filePlants, oneOfEach, plantLink } from './fixtures/active-pdfs.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { pdfWith } from './fixtures/pdfs.js';
import { runOperation } from './run-operation.js';

jest.setTimeout(60_000);

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
      const { kind, mime } = fileOf('a.pdf', '');
      return { path, name: 'a.pdf', kind, mime };
    });
    const { notes } = await runOperation({ tool, options, files, directory }, () => undefined, {
      identity: work.identity,
    });
    return notes.filter(({ code }) => code === 'pdf.active-content').map(({ text }) => text);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

const rest = 'All of it was kept; Sanitise removes it.';
const all = `This PDF contains 1 script, 1 action that opens or sends something, 1 attached file and 1 XFA form. ${rest}`;
/** Merging and its like leave XFA out, and say so. */
const withoutForm = all.replace(', 1 attached file and 1 XFA form', ' and 1 attached file');

describe('a result with active content says so', () => {
  const signer = { signerName: 'Bob', signerEmail: 'bob@example.org', signatureText: 'Bob' };
  test.each<[string, Record<string, unknown>, string]>([
    ['pdf-rotate', {}, all],
    ['pdf-crop', { marginTop: 10 }, all],
    ['pdf-watermark', {}, all],
    ['pdf-page-numbers', {}, all],
    ['pdf-compress', {}, all],
    ['pdf-protect', { userPassword: 'open sesame' }, all],
    ['pdf-unlock', {}, all],
    ['pdf-sign', signer, all],
    ['to-pdf', {}, all],
    ['pdf-split', { pageRanges: '1' }, withoutForm],
    ['pdf-flatten', {}, withoutForm],
    ['pdf-organise', { pages: '1' }, withoutForm],
  ])('after %s', async (tool, options, text) => {
    expect(await notesOf(tool, options, await oneOfEach())).toEqual([text]);
  });

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
