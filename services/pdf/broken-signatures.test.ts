import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pdfSign } from '../../contracts/tools/pdf-sign.js';
import { share } from '../../contracts/tools/share.js';
import { brokenSignatures } from './broken-signatures.js';
import { sealedWithoutType, withUsageRights } from './fixtures/sealed-pdfs.js';
import { pdfWith } from './fixtures/pdfs.js';
import { toolsWith } from './fixtures/tool-cases.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { sign } from './operations/sign.js';
import { runOperation } from './run-operation.js';

jest.setTimeout(60_000);

/** The pages of the contract, which is the first one; the other holds its signature. */
const PAGES = 2;

describe('a signed file', () => {
  let work: TestWork;
  let signed: Uint8Array;
  let logo: Uint8Array;
  beforeAll(async () => {
    work = await openWork();
    const signer = { signerName: 'Ada Lovelace', signerEmail: 'ada@example.org', signatureText: 'A. Lovelace' };
    const file = fileOf('contract.pdf', await pdfWith({ text: 'Contract' }, {}));
    signed = (await sign([file], pdfSign.options.parse(signer), work)).bytes;
    logo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });
  afterAll(() => work.end());

  const notesOf = async (tool: string, options: Record<string, unknown>, ...names: string[]) => {
    const directory = mkdtempSync(join(tmpdir(), 'docket-signed-'));
    try {
      const files = names.map((name, index) => {
        const path = join(directory, `input-${index}`);
        writeFileSync(path, name.endsWith('.png') ? logo : signed);
        const { kind, mime } = fileOf(name, '');
        return { path, name, kind, mime };
      });
      const { notes } = await runOperation({ tool, options, files, directory }, () => undefined, {
        identity: work.identity,
      });
      return notes.map(({ code }) => code);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  };

  test.each(toolsWith(({ signature }) => signature === 'broken'))(
    'that goes through %s warns that its signature no longer holds',
    async (tool, { options, takes = ['pdf'] }) => {
      const names = takes.map((kind) => (kind === 'pdf' ? 'a.pdf' : 'logo.png'));
      expect(await notesOf(tool, options(PAGES), ...names)).toContain('signature.broken');
    },
  );

  test.each([
    ['a.pdf', 'b.pdf'],
    ['logo.png', 'a.pdf'],
  ])('that is joined with another one (%s, %s) warns of it, too', async (...names) => {
    expect(await notesOf('to-pdf', {}, ...names)).toContain('signature.broken');
  });

  test.each(toolsWith(({ signature }) => signature === 'kept'))(
    'keeps its signature through %s, which changes nothing or adds another one',
    async (tool, { options }) => {
      expect(await notesOf(tool, options(PAGES), 'a.pdf')).not.toContain('signature.broken');
    },
  );

  test('is known without the optional type of its signature, encrypted or not', async () => {
    const plain = await sealedWithoutType();
    const args = ['--encrypt', '', 'owner', '256', '--', 'in.pdf'];
    const locked = await work.qpdf.write({ args, files: { 'in.pdf': plain } });
    for (const bytes of [plain, locked]) {
      const notes = await brokenSignatures('pdf-compress', [fileOf('a.pdf', bytes)], { bytes: logo });
      expect(notes).toMatchObject([{ code: 'signature.broken' }]);
    }
  });

  test('is not one with rights for Adobe Reader only', async () => {
    const source = fileOf('a.pdf', await withUsageRights());
    expect(await brokenSignatures('pdf-compress', [source], { bytes: logo })).toEqual([]);
  });

  test.each(['export-word', 'export-powerpoint'])('loses nothing by %s, which makes another document', async (tool) => {
    expect(await notesOf(tool, {}, 'a.pdf')).not.toContain('signature.broken');
  });

  test('keeps its signature when it is shared', async () => {
    expect(await notesOf('pdf-compress', share.sentAs.options, 'a.pdf')).toEqual([]);
  });
});
