import { jest } from '@jest/globals';
import { pdfRotate } from '../../../contracts/tools/pdf-rotate.js';
import { keepProtection } from '../keep-protection.js';
import { pagesIn } from '../fixtures/rendered-look.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { inspectProtection } from '../inspecting/inspect-protection.js';
import { isEncrypted } from '../opening/granted-rights.js';
import { fileCipherOf } from '../protection/read-cipher.js';
import { rotate } from './rotate.js';
import { unlock } from './unlock.js';

jest.setTimeout(60_000);

const decomposed = 'pässwört'.normalize('NFD');

/** How a file is encrypted, as qpdf's job says it. */
const ways = {
  'RC4 of 128 bits': { '128bit': { useAes: 'n' }, allowWeakCrypto: true },
  'AES of 128 bits': { '128bit': { useAes: 'y' }, allowWeakCrypto: true },
  'AES of 256 bits': { '256bit': {} },
} as const;
type Way = keyof typeof ways;

describe.each(['found', 'builtIn'] as const)('with the qpdf that is %s, a file', (engine) => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork(engine);
  });
  afterEach(() => work.end());

  const locked = async (userPassword: string, way: Way): Promise<Uint8Array> => {
    const { allowWeakCrypto, ...how } = { allowWeakCrypto: false, ...ways[way] };
    const encrypt = { userPassword, ownerPassword: 'of its owner', ...how };
    const job = { encrypt, ...(allowWeakCrypto && { allowWeakCrypto: '' }) };
    const files = { 'job.json': new TextEncoder().encode(JSON.stringify(job)), 'in.pdf': await pdfWith({}) };
    return work.qpdf.write({ args: ['--job-json-file=job.json', 'in.pdf'], files });
  };
  const lockedFile = async ({ set, typed, way }: Case) => ({
    ...fileOf('a.pdf', await locked(set, way)),
    password: typed,
  });

  interface Case {
    readonly set: string;
    readonly typed: string;
    readonly way: Way;
  }

  const cases: readonly Case[] = [
    { set: 'pässwört€', typed: 'pässwört€', way: 'RC4 of 128 bits' },
    { set: 'pässwört€', typed: `${decomposed}€`, way: 'AES of 128 bits' },
    { set: '“Łódź” – ﬁ', typed: '“Łódź” – ﬁ', way: 'AES of 128 bits' },
    { set: 'pässwört', typed: decomposed, way: 'AES of 256 bits' },
    { set: decomposed, typed: 'pässwört', way: 'AES of 256 bits' },
    { set: 'ｆｕｌｌ１２３', typed: 'ｆｕｌｌ１２３', way: 'AES of 256 bits' },
    { set: 'full123', typed: 'ｆｕｌｌ１２３', way: 'AES of 256 bits' },
    { set: 'two words', typed: 'two\u00a0words', way: 'AES of 256 bits' },
    { set: '密码', typed: '密码', way: 'AES of 256 bits' },
  ];

  test.each(cases)('whose password $set was set by $way opens by $typed', async (lock) => {
    const file = await lockedFile(lock);
    expect(await pagesIn((await unlock([file], {}, work)).bytes)).toBe(1);
    expect(await isEncrypted(file, work.qpdf)).toBe(true);
    expect(await fileCipherOf(file, work.qpdf)).toBeDefined();
    expect((await inspectProtection(file.bytes, file.password)).permissions).not.toBeNull();
  });

  const otherwise = cases.filter(({ set, typed, way }) => set !== typed || way === 'RC4 of 128 bits');

  test.each(otherwise)('with the password $set by $way keeps it where it was opened by $typed', async (lock) => {
    const file = await lockedFile(lock);
    const produced = await rotate([file], pdfRotate.options.parse({ angle: '90' }), work);
    const reprotected = await keepProtection('pdf-rotate', { files: [file], produced }, work.qpdf);
    await expect(unlock([fileOf('a.pdf', reprotected.bytes)], {}, work)).rejects.toMatchObject({
      code: 'pdf.encrypted',
    });
    expect(await pagesIn((await unlock([{ ...file, bytes: reprotected.bytes }], {}, work)).bytes)).toBe(1);
  });

  test('refuses a password that is another one however it is written', async () => {
    const file = await lockedFile({ set: 'pässwört€', typed: 'passwort€', way: 'AES of 128 bits' });
    await expect(unlock([file], {}, work)).rejects.toMatchObject({ code: 'pdf.wrong-password' });
  });
});
