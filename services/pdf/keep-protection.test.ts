import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { addMark, documentWith, pdfWith, save } from './fixtures/pdfs.js';
import { ask, isThere } from './fixtures/reference-programs.js';
import { rightsMissing } from './opening/granted-rights.js';
import { protectedLike } from './protection/protected-like.js';
import { runOperation } from './run-operation.js';
import { testIdentity } from './fixtures/test-identity.js';
import { toolsWith } from './fixtures/tool-cases.js';

jest.setTimeout(120_000);

const describeWithQpdf = isThere('qpdf') && isThere('pdfinfo') ? describe : describe.skip;

type Restriction = 'modify' | 'assemble' | 'annotate' | 'extract' | 'print';
type Given = readonly [name: string, bytes: Uint8Array, password?: string];

const A4 = [595, 842] as const;
const OWNER = 'of the owner';
const encryption = (bytes: Uint8Array, password = '') =>
  ask('qpdf', bytes, `--password=${password}`, '--show-encryption', 'FILE');
const infoOf = (bytes: Uint8Array) => ask('pdfinfo', bytes, 'FILE');
/** The line with the permissions, as a number. */
const permissionsIn = (bytes: Uint8Array, password = '') => /^P = (-?\d+)/m.exec(encryption(bytes, password))?.[1];

let work: TestWork;
let directory: string;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'docket-job-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const run = async (tool: string, options: Record<string, unknown>, ...inputs: readonly Given[]) => {
  const files = inputs.map(([name, bytes], index) => {
    const path = join(directory, `input-${index}`);
    writeFileSync(path, bytes);
    const { kind, mime } = fileOf(name, bytes);
    return { path, name, kind, mime };
  });
  const secrets = { passwords: inputs.map(([, , password = '']) => password), options: {} };
  const job = { tool, options, files, directory, secrets };
  const { path, notes } = await runOperation(job, () => undefined, { identity: testIdentity });
  return { bytes: new Uint8Array(readFileSync(path)), notes, codes: notes.map(({ code }) => code) };
};

const BITS = { modify: 'modify-other', assemble: 'assemble', annotate: 'annotate', extract: 'extract', print: 'print' };

/** Opens without a password, and does not allow these. */
const restricted = async (forbidden: readonly Restriction[], user = '', pages = PAGES): Promise<Uint8Array> => {
  const limits = forbidden.map((one) => `--${BITS[one]}=${one === 'print' ? 'none' : 'n'}`);
  const args = ['--encrypt', user, OWNER, '256', ...limits, '--', 'in.pdf'];
  const document = await documentWith(
    ...Array.from({ length: pages }, (_, index) => ({ text: `page ${index + 1}`, size: A4 })),
  );
  addMark(document, 0);
  return work.qpdf.write({ args, files: { 'in.pdf': await save(document) } });
};

const picture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const PAGES = 3;

describeWithQpdf('the protection of a file by its owner (qpdf, pdfinfo)', () => {
  test.each(toolsWith(({ protection }) => protection === 'kept'))(
    'is that of the result of %s, too',
    async (tool, { options, takes = ['pdf'] }) => {
      const file = await restricted(['print']);
      const image = await picture();
      const inputs = takes.map((kind): Given => (kind === 'pdf' ? ['a.pdf', file] : ['b.png', image]));
      const { bytes, codes } = await run(tool, options(PAGES), ...inputs);
      expect(codes).not.toContain('protection.lost');
      expect(infoOf(bytes)).toMatch(/Encrypted: +yes \(print:no copy:yes change:yes addNotes:yes/);
      expect(permissionsIn(bytes)).toBe(permissionsIn(file));
      expect(encryption(bytes, OWNER)).toContain('Supplied password is owner password');
    },
  );

  test('is that of each part of a split file', async () => {
    const { bytes } = await run('pdf-split', { mode: 'every-page' }, ['a.pdf', await restricted(['print'])]);
    const parts = Object.values(unzipSync(bytes));
    expect(parts.map((part) => /Encrypted: +yes \(print:no/.test(infoOf(part)))).toEqual([true, true, true]);
    expect(parts.map((part) => /Pages: +(\d+)/.exec(infoOf(part))?.[1])).toEqual(['1', '1', '1']);
  });

  test('stays with the password that opens the file', async () => {
    const { bytes } = await run('pdf-rotate', { angle: 90 }, ['a.pdf', await restricted([], 'reader'), 'reader']);
    expect(infoOf(bytes)).toContain('Incorrect password');
    expect(encryption(bytes, 'reader')).toContain('Supplied password is user password');
  });

  test.each(['40', '128'])('of %s bits stays what it is', async (bits) => {
    const args = ['--allow-weak-crypto', '--encrypt', '', OWNER, bits, '--extract=n', '--', 'in.pdf'];
    const file = await work.qpdf.write({ args, files: { 'in.pdf': await pdfWith({ text: 'x' }) } });
    const { bytes } = await run('pdf-rotate', { angle: 90 }, ['a.pdf', file]);
    expect(infoOf(bytes)).toMatch(/Encrypted: +yes \(.*copy:no/);
    expect(permissionsIn(bytes)).toBe(permissionsIn(file));
  });

  test('does not make a compressed file larger than it was', async () => {
    const file = await restricted(['print']);
    const { bytes } = await run('pdf-compress', { quality: 'low' }, ['a.pdf', file]);
    expect(bytes.length).toBeLessThanOrEqual(file.length);
    expect(infoOf(bytes)).toMatch(/Encrypted: +yes/);
  });

  test('cannot be that of files that are joined, and a note names each of them', async () => {
    const { bytes, notes } = await run(
      'pdf-merge',
      {},
      ['a.pdf', await restricted(['print'])],
      ['b.pdf', await pdfWith({})],
    );
    expect(infoOf(bytes)).toMatch(/Encrypted: +no/);
    expect(notes).toEqual([{ code: 'protection.lost', text: expect.stringContaining('a.pdf is protected') }]);
  });

  test('is that of a signed file, whose own bytes stay', async () => {
    const signer = { signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' };
    const file = await restricted(['print']);
    const { bytes, codes } = await run('pdf-sign', signer, ['a.pdf', file]);
    expect([codes, Buffer.compare(bytes.subarray(0, file.length), file)]).toEqual([[], 0]);
    expect(infoOf(bytes)).toMatch(/Encrypted: +yes \(print:no copy:yes change:yes addNotes:yes/);
    expect(encryption(bytes, OWNER)).toContain('Supplied password is owner password');
  });

  test('is taken away by unlocking, without a word about it', async () => {
    const { bytes, notes } = await run('pdf-unlock', {}, ['a.pdf', await restricted(['modify', 'extract'])]);
    expect([/Encrypted: +no/.test(infoOf(bytes)), notes]).toEqual([true, []]);
  });

  test('leaves files without any as they are', async () => {
    const { bytes, notes } = await run('pdf-rotate', { angle: 90 }, ['a.pdf', await pdfWith({})]);
    expect([/Encrypted: +no/.test(infoOf(bytes)), notes]).toEqual([true, []]);
  });
});

describeWithQpdf('what the owner of a file does not allow (qpdf, pdfinfo)', () => {
  const signer = { signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' };
  const look = { forbidden: 'modify', what: 'changing its content' } as const;
  const order = { forbidden: 'assemble', what: 'rotating, moving or removing pages' } as const;
  test.each([
    { tool: 'pdf-watermark', options: {}, ...look },
    { tool: 'pdf-page-numbers', options: {}, ...look },
    { tool: 'pdf-sign', options: signer, forbidden: 'annotate', what: 'adding comments or signatures' },
    { tool: 'pdf-rotate', options: { angle: 90 }, ...order },
    { tool: 'pdf-split', options: { pageRanges: '1' }, ...order },
    { tool: 'export-word', options: {}, forbidden: 'extract', what: 'copying its text' },
  ] as const)('is refused to $tool, until the password of the owner is given', async (row) => {
    const { tool, options, forbidden, what } = row;
    const file = await restricted([forbidden]);
    await expect(run(tool, options, ['a.pdf', file])).rejects.toMatchObject({
      code: 'pdf.not-permitted',
      facts: { name: 'a.pdf', what },
      message: expect.stringContaining('enter the owner password'),
    });
    await expect(run(tool, options, ['a.pdf', file, 'guess'])).rejects.toMatchObject({ code: 'pdf.wrong-password' });
    expect((await run(tool, options, ['a.pdf', file, OWNER])).bytes.length).toBeGreaterThan(0);
  });

  test('stays forbidden in what its owner makes of it', async () => {
    const { bytes } = await run('pdf-watermark', {}, ['a.pdf', await restricted(['modify', 'extract']), OWNER]);
    expect(infoOf(bytes)).toMatch(/Encrypted: +yes \(print:yes copy:no change:no/);
  });

  test('does not bind who only packs, checks, looks at or unlocks it', async () => {
    const all = await restricted(['modify', 'assemble', 'annotate', 'extract', 'print']);
    for (const tool of ['pdf-compress', 'pdf-verify', 'pdf-inspect', 'pdf-page-images', 'pdf-unlock']) {
      expect((await run(tool, {}, ['a.pdf', all])).bytes.length).toBeGreaterThan(0);
    }
  });

  test('is refused for the file that forbids it, of several', async () => {
    const files = [['a.pdf', await pdfWith({})] as const, ['b.pdf', await restricted(['extract'])] as const];
    for (const tool of ['pdf-merge', 'to-pdf']) {
      await expect(run(tool, {}, ...files)).rejects.toMatchObject({
        code: 'pdf.not-permitted',
        facts: { name: 'b.pdf' },
      });
    }
  });

  test('is refused to who has the password that opens the file only', async () => {
    const file = await restricted(['modify'], 'reader');
    await expect(run('pdf-watermark', {}, ['a.pdf', file, 'reader'])).rejects.toMatchObject({
      code: 'pdf.not-permitted',
    });
    const { bytes } = await run('pdf-watermark', {}, ['a.pdf', file, OWNER]);
    expect(encryption(bytes, 'reader')).toContain('Supplied password is user password');
  });

  test('is nothing where the owner has no password of their own', async () => {
    const args = ['--encrypt', '', '', '128', '--use-aes=y', '--modify=none', '--', 'in.pdf'];
    const file = await work.qpdf.write({ args, files: { 'in.pdf': await pdfWith({ text: 'x' }) } });
    expect((await run('pdf-watermark', {}, ['a.pdf', file])).codes).toEqual([]);
  });
});

describe('the qpdf that every installation has', () => {
  test('tells what is forbidden, and carries a protection over', async () => {
    const builtIn = await openWork('builtIn');
    try {
      const bytes = await restricted(['modify']);
      expect(await rightsMissing({ bytes }, ['change', 'copy'], builtIn.qpdf)).toEqual(['change']);
      expect(await rightsMissing({ bytes, password: OWNER }, ['change'], builtIn.qpdf)).toEqual([]);
      const protectedFiles = await protectedLike({ bytes }, [await pdfWith({ text: 'other' })], builtIn.qpdf);
      expect(await rightsMissing({ bytes: protectedFiles![0]! }, ['change', 'copy'], work.qpdf)).toEqual(['change']);
    } finally {
      builtIn.end();
    }
  });
});
