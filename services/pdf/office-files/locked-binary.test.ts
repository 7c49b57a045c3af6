import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CFB from 'cfb';
import { findLibreOffice } from '../engines/libreoffice/libreoffice-program.js';
import { findOfficePython } from '../engines/libreoffice/libreoffice-python.js';
import { fileOf, openWork } from '../fixtures/operation-work.js';
import { bookRecords, lockedDoc, lockedPpt, lockedXls, lockOf2002, lockOf97 } from '../fixtures/locked-office.js';
import { textOf } from '../fixtures/reference-programs.js';
import { officeToPdf } from '../writing/office-to-pdf.js';
import { unlockedBinary } from './locked-binary.js';
import { rc4 } from './rc4.js';

const ways = [
  ['Office 97', lockOf97],
  ['Office 2002, with 40 bits', lockOf2002(40)],
  ['Office 2002', lockOf2002(128)],
] as const;
const text = Buffer.from('The rent is due in May. '.repeat(400));

const streamsOf = (unlocked: ReturnType<typeof unlockedBinary>) => (name: string) => {
  if (typeof unlocked !== 'object') throw new Error(`it was not opened: ${String(unlocked)}`);
  return Buffer.from(CFB.find(CFB.read(Buffer.from(unlocked.bytes), { type: 'buffer' }), name)?.content ?? []);
};

/** With ‘geheim’; without it or with another it is refused. */
const opensOnlyWithItsPassword = async (file: ReturnType<typeof fileOf>, words: string): Promise<void> => {
  const work = await openWork();
  try {
    const { bytes } = await officeToPdf({ ...file, password: 'geheim' }, work);
    expect(textOf(bytes)).toContain(words);
    await expect(officeToPdf(file, work)).rejects.toMatchObject({ code: 'office.encrypted' });
    const wrong = officeToPdf({ ...file, password: 'other' }, work);
    await expect(wrong).rejects.toMatchObject({ code: 'office.wrong-password' });
  } finally {
    work.end();
  }
};

test('the cipher makes the numbers of RFC 6229', () => {
  const key = Buffer.from('0102030405', 'hex');
  expect(rc4(key, Buffer.alloc(16)).toString('hex')).toBe('b2396305f03dc027ccc3524a0a1118a8');
});

describe.each(ways)('what was locked as by %s', (_, lock) => {
  test.each(['geheim', 'pässwört €', '秘密'])('is opened by its password: %s', (password) => {
    const stream = streamsOf(unlockedBinary(lockedDoc(text, lock, password), password));
    expect(stream('/WordDocument').subarray(68)).toEqual(text);
    expect(stream('/WordDocument').readUInt16LE(0x0a)).toBe(0x0200);
    expect(stream('/Data')).toEqual(text);
    expect(stream('/1Table').subarray(-1000)).toEqual(text.subarray(-1000));
  });

  test('is a workbook that no longer says that it is locked', () => {
    const label = text.subarray(0, 200);
    const book = streamsOf(unlockedBinary(lockedXls(label, lock, 'geheim'), 'geheim'))('/Workbook');
    const pass = book.subarray(12, 16 + book.readUInt16LE(14));
    expect(pass.readUInt16LE(0)).toBe(0);
    expect(book).toEqual(Buffer.concat(bookRecords(pass, label)));
  });

  test('stays locked under any other password, and without one', () => {
    const files = [lockedDoc(text, lock, 'geheim'), lockedXls(text.subarray(0, 200), lock, 'geheim')];
    for (const file of files) {
      expect([unlockedBinary(file, 'Geheim'), unlockedBinary(file, '')]).toEqual(['locked', 'locked']);
    }
  });

  test('is a workbook without a password where it has the one that stands for none', () => {
    expect(unlockedBinary(lockedXls(text.subarray(0, 200), lock, 'VelvetSweatshop'), '')).toHaveProperty('bytes');
  });
});

test('a password of Office 97 counts up to its fifteenth character', () => {
  const locked = lockedDoc(text, lockOf97, 'a long password of old');
  expect(unlockedBinary(locked, 'a long password')).toHaveProperty('bytes');
});

test('a workbook that is only obfuscated is opened in no way that is known here', () => {
  const book = Buffer.concat(bookRecords(Buffer.from([0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4]), text.subarray(0, 200)));
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, 'Workbook', book);
  const bytes = Uint8Array.from(CFB.write(file, { type: 'buffer' }) as Buffer);
  expect([unlockedBinary(bytes, 'geheim'), unlockedBinary(bytes, '')]).toEqual(['unknown', undefined]);
});

const program = findLibreOffice();
const python = program === undefined ? undefined : await findOfficePython(program);
const SLIDE = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation><draw:page draw:name="one"><draw:frame svg:x="2cm" svg:y="2cm" svg:width="16cm" svg:height="3cm"><draw:text-box><text:p>Dear reader of slides</text:p></draw:text-box></draw:frame></draw:page></office:presentation></office:body></office:document>`;
const testWithOffice = python === undefined ? test.skip : test;
const SAVE = new URL('../fixtures/save-with-password.py', import.meta.url).pathname;

describe('what LibreOffice saved with a password', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-locked-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  testWithOffice(
    'as a presentation, and locked as PowerPoint does, is read with it, and refused without (LibreOffice)',
    async () => {
      const slide = join(folder, 'a.fodp');
      writeFileSync(slide, SLIDE);
      const profile = `-env:UserInstallation=file://${folder}/slides`;
      const args = [profile, '--headless', '--convert-to', 'ppt', '--outdir', folder, slide];
      for (const _ of [1, 2]) spawnSync(program ?? '', args, { stdio: 'ignore', timeout: 60_000 });
      const plain = new Uint8Array(readFileSync(join(folder, 'a.ppt')));
      const file = fileOf('a.ppt', lockedPpt(plain, lockOf2002(128), 'geheim'));
      await opensOnlyWithItsPassword(file, 'Dear reader of slides');
    },
    120_000,
  );

  testWithOffice(
    'is read with it, and refused without (LibreOffice)',
    async () => {
      const { status, signal, stderr } = spawnSync(python ?? '', [SAVE, program ?? '', folder, 'geheim'], {
        timeout: 90_000,
      });
      expect({ status, signal, stderr: String(stderr) }).toEqual({ status: 0, signal: null, stderr: '' });
      for (const name of ['a.doc', 'a.xls'])
        await opensOnlyWithItsPassword(fileOf(name, readFileSync(join(folder, name))), 'Dear reader');
    },
    120_000,
  );
});
