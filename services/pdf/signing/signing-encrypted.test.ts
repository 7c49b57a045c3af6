import { jest } from '@jest/globals';
import sharp from 'sharp';
import type { VerifyReply } from '../../../contracts/api/signatures.js';
import { pdfPlaceSignature } from '../../../contracts/tools/pdf-place-signature.js';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, save } from '../fixtures/pdfs.js';
import { PYHANKO_VALID, pyhankoWithPassword, testWithPyhanko } from '../fixtures/pyhanko.js';
import { withRevision } from '../fixtures/raw-revision.js';
import { ask, FLAWLESS, isThere } from '../fixtures/reference-programs.js';
import { AT, flipped, sealed, VALID, WHOLE } from '../fixtures/sealed-pdfs.js';
import { placeSignature } from '../operations/place-signature.js';
import { sign } from '../operations/sign.js';
import { verify } from '../operations/verify.js';
import { testIdentity } from '../fixtures/test-identity.js';
import { unseenOn } from './drawing/signature-widget.js';
import { openRevision } from './revision/revision.js';
import { seal } from './sealing/seal.js';
import { verifySignatures } from './verify-signatures.js';
import { fileCipherOf } from '../protection/read-cipher.js';

jest.setTimeout(180_000);

const READER = 'of readers';
const OWNER = 'of the owner';
const WORDS = 'Nobody but readers reads this';
const SIGNER = { signerName: 'Ada (née Byron)', signerEmail: 'ada@example.org', signatureText: 'Ada' };
const options = pdfSign.options.parse({ ...SIGNER, signatureLocation: 'London' });

/** As a text of a PDF, in hex. */
const LONDON = Buffer.from('London', 'utf16le').swap16().toString('hex');
/** Inside of the comment after the header. */
const COMMENT_AT = 11;

/** How qpdf is told to encrypt. */
const WAYS = [
  ['RC4 with 40 bits', ['40']],
  ['RC4 with 128 bits', ['128']],
  ['RC4 by crypt filters', ['128', '--force-V4']],
  ['AES-128', ['128', '--use-aes=y']],
  ['AES-128 with readable metadata', ['128', '--use-aes=y', '--cleartext-metadata']],
  ['AES-256 of revision 5', ['256', '--force-R5']],
  ['AES-256 of revision 6', ['256']],
] as const;
/** Structures of cross-references; object streams are encrypted as a whole. */
const STRUCTURES = [
  ['a table', 'disable'],
  ['object streams', 'generate'],
] as const;

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const encrypted = async (way: readonly string[], objects = 'disable', plain?: Uint8Array): Promise<Uint8Array> => {
  const args = ['--allow-weak-crypto', `--object-streams=${objects}`, '--encrypt', READER, OWNER, ...way, '--'];
  return work.qpdf.write({ args: [...args, 'in.pdf'], files: { 'in.pdf': plain ?? (await withForm()) } });
};

/** A page with words and a field, whose name and value are strings. */
const withForm = async (): Promise<Uint8Array> => {
  const document = await documentWith({ text: WORDS, size: [595, 842] }, {});
  const field = document.getForm().createTextField('Signature1');
  field.setText('filled (in)');
  field.addToPage(document.getPage(1));
  return save(document);
};

const given = (bytes: Uint8Array, password = READER) => ({ ...fileOf('a.pdf', bytes), password });
const signed = async (bytes: Uint8Array, password?: string) => sign([given(bytes, password)], options, work);
const verified = async (bytes: Uint8Array): Promise<VerifyReply['signatures']> =>
  (JSON.parse(new TextDecoder().decode((await verify([given(bytes)], {}, work)).bytes)) as VerifyReply).signatures;
const startsWith = (bytes: Uint8Array, start: Uint8Array) =>
  Buffer.compare(bytes.subarray(0, start.length), start) === 0;

const described = isThere('qpdf') && isThere('pdfsig') && isThere('mutool') ? describe : describe.skip;
const qpdf = (bytes: Uint8Array, ...args: string[]) => ask('qpdf', bytes, `--password=${READER}`, ...args, 'FILE');
const pdfsig = (bytes: Uint8Array, ...password: string[]) => ask('pdfsig', bytes, '-nocert', ...password, 'FILE');
const textOf = (bytes: Uint8Array) => ask('pdftotext', bytes, '-upw', READER, 'FILE', '-');
const protectionOf = (bytes: Uint8Array) => qpdf(bytes, '--show-encryption', '--show-encryption-key');

const sound = async (bytes: Uint8Array, count: number): Promise<void> => {
  expect(qpdf(bytes, '--check')).toContain(FLAWLESS);
  for (const password of [
    ['-upw', READER],
    ['-opw', OWNER],
  ]) {
    const said = pdfsig(bytes, ...password);
    expect([said.split(VALID).length - 1, said.split(WHOLE).length - 1]).toEqual([count, 1]);
    expect(said).toContain('Signer Certificate Common Name');
  }
  expect(ask('mutool', bytes, 'sign', '-v', '-p', READER, 'FILE')).not.toContain('Document has been');
  expect(ask('mutool', bytes, 'draw', '-p', READER, '-F', 'text', 'FILE', '1')).toContain(WORDS);
};

described('a file that is encrypted (qpdf, pdfsig, mutool, pdftotext)', () => {
  const all = WAYS.flatMap(([way, args]) => STRUCTURES.map(([shape, objects]) => ({ way, args, shape, objects })));

  test.each(all)('by $way, with $shape, is signed twice as it is', async ({ args, objects }) => {
    const file = await encrypted(args, objects);
    const once = await signed(file);
    const twice = await signed(once.bytes, OWNER);
    expect([once.notes, twice.notes]).toEqual([[], []]);
    expect([startsWith(once.bytes, file), startsWith(twice.bytes, once.bytes)]).toEqual([true, true]);
    expect(protectionOf(twice.bytes)).toBe(protectionOf(file));
    await sound(once.bytes, 1);
    await sound(twice.bytes, 2);
    expect(textOf(once.bytes)).toContain(textOf(file).trim().split('\n')[0]);
    expect(textOf(twice.bytes)).toContain('ada@example.org');
    expect(await verified(twice.bytes)).toMatchObject([
      {
        name: 'Ada (née Byron)',
        location: 'London',
        intact: true,
        modified: false,
        laterChanges: [{ kind: 'signature', allowed: true }],
      },
      { name: 'Ada (née Byron)', intact: true, coversWholeDocument: true, laterChanges: [] },
    ]);
    expect((await verified(flipped(twice.bytes, COMMENT_AT))).map(({ intact }) => intact)).toEqual([false, false]);
  });

  test('tells nobody without the password who signed, and where', async () => {
    const { bytes } = await signed(await encrypted(['256']));
    const text = Buffer.from(bytes).toString('latin1');
    const open = await sealed(undefined, { location: 'London' });
    expect(Buffer.from(open).toString('latin1').toLowerCase()).toContain(LONDON);
    expect(text.toLowerCase()).not.toContain(LONDON);
    expect(pdfsig(bytes)).not.toContain('Signer');
  });

  test('with a picture of a signature in two places, keeps its protection', async () => {
    const file = await encrypted(['128', '--use-aes=y'], 'generate');
    const image = sharp({ create: { width: 90, height: 40, channels: 4, background: 'navy' } });
    const picture = fileOf('b.png', new Uint8Array(await image.png().toBuffer()));
    const placements = [0, 1].map((page) => ({ page, x: 0.1, y: 0.1, width: 90, height: 40 }));
    const placed = pdfPlaceSignature.options.parse({ placements: JSON.stringify(placements) });
    const { bytes, notes } = await placeSignature([given(file), picture], placed, work);
    expect([startsWith(bytes, file), notes]).toEqual([true, []]);
    expect(qpdf(bytes, '--check')).toContain(FLAWLESS);
    expect(pdfsig(bytes, '-upw', READER).split(VALID)).toHaveLength(3);
    expect(ask('mutool', bytes, 'draw', '-p', READER, '-F', 'txt', 'FILE', '1')).toContain(WORDS);
  });

  test('whose strings are not encrypted gets one more that is not', async () => {
    const aes = await encrypted(['128', '--use-aes=y'], 'disable', await save(await documentWith({ text: WORDS })));
    const [number = '', dictionary = ''] =
      /(\d+) 0 obj\n(<< \/CF.*?>>)\nendobj/s.exec(Buffer.from(aes).toString('latin1'))?.slice(1) ?? [];
    const file = withRevision(aes, Number(number), dictionary.replace('/StrF /StdCF', '/StrF /Identity'));
    const revision = await openRevision(file, 'test', await fileCipherOf(given(file), work.qpdf));
    const widgets = [unseenOn(revision.document.getPage(0))];
    const { bytes } = await seal(
      revision,
      { widgets, statement: { at: AT, location: 'London' } },
      await testIdentity(),
    );
    expect(qpdf(bytes, '--show-encryption')).toContain('string encryption method: none');
    expect(qpdf(bytes, '--check')).toContain(FLAWLESS);
    expect(Buffer.from(bytes).toString('latin1').toLowerCase()).toContain(LONDON);
    expect(await verifySignatures(bytes, await fileCipherOf(given(bytes), work.qpdf))).toMatchObject([
      { location: 'London', intact: true },
    ]);
  });

  test('and is not in order is written anew, protected as it was', async () => {
    const file = await encrypted(['256']);
    const damaged = Buffer.from(
      Buffer.from(file)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
    const { bytes, notes } = await signed(damaged);
    expect(notes.map(({ code }) => code)).toContain('sign.rewritten');
    expect(notes.map(({ code }) => code)).not.toContain('sign.decrypted');
    expect(protectionOf(bytes)).toBe(protectionOf(file));
    await sound(bytes, 1);
  });

  test('with a signature from before it was encrypted is signed on', async () => {
    const { bytes, notes } = await signed(await encrypted(['256'], 'disable', await sealed(await withForm())));
    expect(notes).toEqual([]);
    expect((await verified(bytes)).map(({ name, intact }) => [name, intact])).toEqual([
      ['Ada (née Byron)', true],
      [null, false], // the bytes that it covers are others since
    ]);
  });

  test('is shown as it is to who checks it with the built-in qpdf', async () => {
    const builtIn = await openWork('builtIn');
    try {
      const { bytes } = await sign([given(await encrypted(['256']))], options, builtIn);
      expect(await fileCipherOf(given(bytes), builtIn.qpdf)).toBeDefined();
      await sound(bytes, 1);
    } finally {
      builtIn.end();
    }
  });

  // pyHanko opens revision 5, which is of no standard, with no password.
  for (const [way, args] of WAYS.filter(([name]) => !name.endsWith('revision 5'))) {
    testWithPyhanko(`by ${way} has two signatures that hold`, async () => {
      const twice = (await signed((await signed(await encrypted(args, 'generate'))).bytes)).bytes;
      const said = await pyhankoWithPassword(twice, READER);
      expect([said.split(PYHANKO_VALID).length - 1, said]).toEqual([2, expect.not.stringContaining('INVALID')]);
    });
  }
});
