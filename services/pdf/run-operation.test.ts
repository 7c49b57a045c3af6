import { jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesIn } from './fixtures/rendered-look.js';
import { pdfWith } from './fixtures/pdfs.js';
import { fileOf } from './fixtures/operation-work.js';
import { runOperation } from './run-operation.js';

jest.setTimeout(60_000);

describe('a job', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'docket-job-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const inputs = (...files: (readonly [string, Uint8Array])[]) =>
    files.map(([name, bytes], index) => {
      const path = join(directory, `input-${index}`);
      writeFileSync(path, bytes);
      const { kind, mime } = fileOf(name, bytes);
      return { path, name, kind, mime };
    });
  const run = (tool: string, options: Record<string, unknown>, ...files: (readonly [string, Uint8Array])[]) =>
    runOperation({ tool, options, files: inputs(...files), directory }, () => undefined);

  test('leaves its result in its folder, and says that it can be drawn', async () => {
    const result = await run('pdf-merge', {}, ['a.pdf', await pdfWith({})], ['b.pdf', await pdfWith({}, {})]);
    expect(result).toMatchObject({ mime: 'application/pdf', extension: '.pdf', isDrawable: true, notes: [] });
    expect(await pagesIn(readFileSync(result.path))).toBe(3);
    expect(result.path.startsWith(directory)).toBe(true);
  });

  test('leaves its inputs as they are', async () => {
    const file = await pdfWith({ text: 'x' });
    await run('pdf-watermark', {}, ['a.pdf', file]);
    expect(readFileSync(join(directory, 'input-0')).equals(file)).toBe(true);
  });

  test('takes the standard option where none is given', async () => {
    const { extension } = await run('pdf-to-images', {}, ['a.pdf', await pdfWith({})]);
    expect(extension).toBe('.png');
  });

  test('reports how far it is', async () => {
    const steps: string[] = [];
    const files = inputs(['a.pdf', await pdfWith({})]);
    await runOperation({ tool: 'pdf-split', options: { pageRanges: '1' }, files, directory }, ({ step }) =>
      steps.push(step),
    );
    expect(steps).toEqual(['pages 1']);
  });

  test('passes on why a file is refused', async () => {
    await expect(run('pdf-compress', {}, ['a.pdf', Buffer.from('no')])).rejects.toMatchObject({
      code: 'pdf.unreadable',
    });
  });

  test('of a tool of another lane is a defect', async () => {
    await expect(run('ai-summarize', {}, ['a.pdf', await pdfWith({})])).rejects.toThrow('no tool of the pdf lane');
  });
});
