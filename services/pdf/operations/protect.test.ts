import { jest } from '@jest/globals';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfProtect } from '../../../contracts/tools/pdf-protect.js';
import { outlineOf, pagesIn } from '../fixtures/rendered-look.js';
import { documentWith, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { ask, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { protect } from './protect.js';
import { unlock } from './unlock.js';

jest.setTimeout(60_000);

type Options = OptionsOf<'pdf-protect'>;

const PASSWORD = 'open sesame';

describe.each(['found', 'builtIn'] as const)('a password, set with the qpdf that is %s,', (engine) => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork(engine);
  });
  afterEach(() => work.end());

  const locked = async (bytes: Uint8Array, options: Partial<Options> = {}) => {
    const allOptions = pdfProtect.options.parse({ userPassword: PASSWORD, ...options });
    return (await protect([fileOf('a.pdf', bytes)], allOptions, work)).bytes;
  };
  const opened = (bytes: Uint8Array, password = '') => unlock([{ ...fileOf('a.pdf', bytes), password }], {}, work);

  test('is needed to open the file again', async () => {
    const file = await locked(await pdfWith({}, {}));
    await expect(pagesIn(file)).rejects.toMatchObject({ reason: 'password' });
    await expect(opened(file)).rejects.toMatchObject({ code: 'pdf.encrypted' });
    await expect(opened(file, 'open barley')).rejects.toMatchObject({ code: 'pdf.wrong-password' });
    expect(await pagesIn((await opened(file, PASSWORD)).bytes)).toBe(2);
  });

  test('comes off with everything that was there before', async () => {
    const document = await documentWith({ text: 'kept as it is' }, {});
    setOutline(document, [['Second', 1]]);
    const file = await locked(await save(document));
    expect(Buffer.from(file).includes('kept as it is')).toBe(false);
    expect(await outlineOf((await opened(file, PASSWORD)).bytes)).toEqual(['Second 2']);
  });

  test.each(['-- -dash', 'quote " and \\', '@in.pdf', 'Пароль 密码', 'trailing space '])(
    'may be %j',
    async (password) => {
      const file = await locked(await pdfWith({}), { userPassword: password });
      expect(await pagesIn((await opened(file, password)).bytes)).toBe(1);
    },
  );

  test('replaces the one that a file has', async () => {
    const first = await locked(await pdfWith({}));
    const options = pdfProtect.options.parse({ userPassword: 'another one' });
    const { bytes } = await protect([{ ...fileOf('a.pdf', first), password: PASSWORD }], options, work);
    await expect(opened(bytes, PASSWORD)).rejects.toMatchObject({ code: 'pdf.wrong-password' });
    expect(await pagesIn((await opened(bytes, 'another one')).bytes)).toBe(1);
  });

  test('of the owner opens the file too', async () => {
    const file = await locked(await pdfWith({}), { ownerPassword: 'of the owner' });
    expect(await pagesIn((await opened(file, 'of the owner')).bytes)).toBe(1);
  });

  testWith('pdfinfo', 'encrypts by AES-256, and says what is allowed', async () => {
    const file = await locked(await pdfWith({}), { allowPrinting: false, allowChanges: false });
    const said = ask('pdfinfo', file, '-upw', PASSWORD, 'FILE');
    expect(said).toContain('print:no copy:yes change:no addNotes:no algorithm:AES-256');
    expect(ask('pdfinfo', file, '-upw', 'wrong', 'FILE')).toContain('Incorrect password');
  });

  testWith('qpdf', 'leaves nobody with all rights, unless the owner has a password', async () => {
    const said = (file: Uint8Array, password: string) =>
      ask('qpdf', file, `--password=${password}`, '--show-encryption', 'FILE');
    const alone = await locked(await pdfWith({}));
    const owned = await locked(await pdfWith({}), { ownerPassword: 'owner!' });
    expect(said(alone, '')).toContain('Incorrect password');
    expect(said(alone, PASSWORD)).toContain('Supplied password is user password');
    expect(said(owned, 'owner!')).toContain('Supplied password is owner password');
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    const said = ask('qpdf', await locked(await pdfWith({})), `--password=${PASSWORD}`, '--check', 'FILE');
    expect(said).toContain('No syntax or stream encoding errors found');
  });
});

describe('a password', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const set = async (options: Partial<Options>) => {
    const allOptions = { ...pdfProtect.options.parse({ userPassword: PASSWORD }), ...options };
    return protect([fileOf('a.pdf', await pdfWith({}))], allOptions, work);
  };

  test.each(['', 'short', 'x'.repeat(121)])('of the wrong length is turned away with the form', (userPassword) => {
    const [issue] = pdfProtect.options.safeParse({ userPassword }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['userPassword'], message: 'must have 6 to 120 characters' });
  });

  test.each([
    [{ userPassword: 'line\nbreak' }, 'userPassword: must not contain control characters'],
    [{ userPassword: '密'.repeat(60) }, 'userPassword: must be at most 127 bytes long'],
    [{ ownerPassword: PASSWORD }, 'ownerPassword: must not be the same as userPassword'],
  ])('like %j is refused', async (options, message) => {
    await expect(set(options)).rejects.toMatchObject({ code: 'tool.option-invalid', message });
  });

  testWith('pdfinfo', 'may be typed on any keyboard', async () => {
    const { bytes } = await set({ userPassword: 'Cafe\u0301 Zoe\u0308' });
    expect(ask('pdfinfo', bytes, '-upw', 'Café Zoë', 'FILE')).toContain('Pages:');
  });

  testWith('pdftotext', 'comes off a file that restricts only, without being asked for', async () => {
    const file = await work.qpdf.write({
      args: ['--encrypt', '', 'owner', '256', '--extract=n', '--', 'in.pdf'],
      files: { 'in.pdf': await pdfWith({ text: 'kept as it is' }) },
    });
    const { bytes, notes } = await unlock([fileOf('a.pdf', file)], {}, work);
    expect(ask('pdfinfo', bytes, 'FILE')).toMatch(/Encrypted: +no/);
    expect(textOf(bytes)).toContain('kept as it is');
    expect(notes).toEqual([]);
  });

  test('that is not there is said so, and the file stays what it is', async () => {
    const file = await pdfWith({});
    const { bytes, notes } = await unlock([fileOf('a.pdf', file)], {}, work);
    expect(Buffer.compare(bytes, file)).toBe(0);
    expect(notes).toMatchObject([{ code: 'pdf.not-protected' }]);
  });

  testWith('qpdf', 'is never an argument of another program', async () => {
    const seen: string[] = [];
    const { qpdf } = work;
    const watched = {
      ...qpdf,
      write: (run: Parameters<typeof qpdf.write>[0]) => (seen.push(...run.args), qpdf.write(run)),
    };
    const allOptions = pdfProtect.options.parse({ userPassword: PASSWORD, ownerPassword: 'of the owner' });
    const { bytes } = await protect([fileOf('a.pdf', await pdfWith({}))], allOptions, { ...work, qpdf: watched });
    await unlock([{ ...fileOf('a.pdf', bytes), password: PASSWORD }], {}, { ...work, qpdf: watched });
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter((arg) => arg.includes(PASSWORD) || arg.includes('of the owner'))).toEqual([]);
  });
});
