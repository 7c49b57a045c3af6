import { jest } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import CFB from 'cfb';
import { OfficeFailed, OfficeMissing, type Office } from '../engines/libreoffice/office.js';
import { wasmQpdf } from '../engines/qpdf/qpdf-wasm.js';
import { docxWith } from '../fixtures/office-files.js';
import { lockedAsIn2007, lockedAsNow } from '../fixtures/locked-office.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { fileOf } from '../fixtures/operation-work.js';
import { officeToPdf } from './office-to-pdf.js';

jest.setTimeout(60_000);

/** In an entry of a ZIP file's table of contents. */
const UNPACKED_SIZE_AT = 24;

const engine = (toPdf: Office['toPdf']) => ({ office: { toPdf }, qpdf: wasmQpdf(), report: () => undefined });
const failing = engine(() => Promise.reject(new OfficeFailed('LibreOffice could not make anything of it')));
const missing = engine(() => Promise.reject(new OfficeMissing()));
const never = engine(() => {
  throw new Error('the engine was started');
});

const compound = (streams: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, name, Buffer.from(content));
  return Uint8Array.from(CFB.write(file, { type: 'buffer' }) as Buffer);
};

describe('an Office document as PDF', () => {
  test('is laid out by the engine that its name asks for', async () => {
    const seen: string[] = [];
    const pdf = await pdfWith({ text: 'Dear reader' });
    const office = engine((_, extension) => {
      seen.push(extension);
      return Promise.resolve(pdf);
    });
    expect(await officeToPdf(fileOf('a.docx', docxWith({})), office)).toEqual({ bytes: pdf, notes: [] });
    expect(seen).toEqual(['.docx']);
  });

  test('is refused when the engine makes something of it that does not open', async () => {
    const broken = engine(() => Promise.resolve(Buffer.from('%PDF-1.7 and no more')));
    await expect(officeToPdf(fileOf('a.docx', docxWith({})), broken)).rejects.toMatchObject({
      code: 'office.unreadable',
      facts: { reason: 'LibreOffice made a PDF of it that does not open' },
    });
  });

  test('is refused where the engine is missing, with the line that installs it for the administrator', async () => {
    const presentation = compound({ 'PowerPoint Document': new Uint8Array(64) });
    await expect(officeToPdf(fileOf('a.ppt', presentation), missing)).rejects.toMatchObject({
      code: 'office.engine-missing',
      message: 'a.ppt cannot be converted: this site does not support this kind of Office file',
      facts: { install: expect.stringMatching(/apt-get install .*libreoffice-writer-nogui/) },
    });
  });

  test.each([
    [
      'random bytes',
      Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251),
      'it does not begin like an Office document',
    ],
    ['nothing', new Uint8Array(), 'it does not begin like an Office document'],
    ['half a document', docxWith({}).subarray(0, 700), 'it is damaged or cut off'],
    [
      'a presentation of PowerPoint 4',
      compound({ PP40: Buffer.from('Title of a slide'), 'Current User': new Uint8Array(8) }),
      'it was saved by PowerPoint 4 or 95, whose files are not read here. Open it in PowerPoint and save it as .pptx',
    ],
    ['a ZIP file of something else', zipSync({ 'photo.txt': Uint8Array.of(1) }), 'it holds no Office document'],
    [
      'the first bytes of an old document',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
      'it is damaged or cut off',
    ],
  ])('is refused without starting the engine when it is %s', async (_, bytes, reason) => {
    await expect(officeToPdf(fileOf('a.docx', bytes), never)).rejects.toMatchObject({
      code: 'office.unreadable',
      facts: { name: 'a.docx', reason },
    });
  });

  test('is refused when it would unpack to more than fits into memory', async () => {
    const bomb = Buffer.from(docxWith({}));
    const entry = bomb.indexOf('PK\u0001\u0002', 0, 'latin1');
    bomb.writeUInt32LE(700 * 1024 * 1024, entry + UNPACKED_SIZE_AT);
    await expect(officeToPdf(fileOf('a.docx', bomb), never)).rejects.toMatchObject({
      code: 'office.unreadable',
      facts: { reason: 'it unpacks to more than fits into memory' },
    });
  });

  const word = new Uint8Array(64);
  word[0x0b] = 0x01;
  const excel = Uint8Array.of(0x09, 0x08, 2, 0, 0, 6, 0x2f, 0, 2, 0, 0, 0, 0, 0);
  const powerPoint = Uint8Array.of(0, 0, 0xf6, 0x0f, 0x14, 0, 0, 0, 0x14, 0, 0, 0, 0xdf, 0xc4, 0xd1, 0xf3, 0, 0);
  test.each([
    ['a new one', { EncryptedPackage: Uint8Array.of(1, 2, 3) }],
    ['an old Word document', { WordDocument: word }],
    ['an old Excel workbook', { Workbook: excel }],
    ['an old PowerPoint presentation', { 'Current User': powerPoint }],
  ])('is said to need a password when that is why it fails: %s', async (_, streams) => {
    await expect(officeToPdf(fileOf('a.doc', compound(streams)), failing)).rejects.toMatchObject({
      code: 'office.unknown-encryption',
      message: expect.stringMatching(/^a\.doc is protected by a password in a way that is not opened here/),
    });
  });

  test('is opened with its password, and looked through like any other before the engine sees it', async () => {
    const hostile = docxWith({ linkedImage: 'http://192.0.2.1/image.png' });
    const seen: Uint8Array[] = [];
    const pdf = await pdfWith({ text: 'Dear reader' });
    const office = engine((bytes) => {
      seen.push(bytes);
      return Promise.resolve(pdf);
    });
    const locked = { ...fileOf('a.docx', lockedAsNow(hostile, 'geheim')), password: 'geheim' };
    const { notes } = await officeToPdf(locked, office);
    expect(notes.map(({ code }) => code)).toEqual(['office.disarmed']);
    const relations = unzipSync(seen[0] ?? new Uint8Array())['word/_rels/document.xml.rels'];
    expect(Buffer.from(relations ?? []).toString()).not.toContain('192.0.2.1');
  });

  test.each([
    ['no password', undefined, 'office.encrypted', 'a.docx is protected by a password'],
    ['another password', 'Geheim', 'office.wrong-password', 'The password for a.docx is not correct'],
  ])('is refused with %s', async (...[, password, code, message]) => {
    const locked = fileOf('a.docx', lockedAsIn2007(docxWith({}), 'geheim'));
    const file = { ...locked, ...(password !== undefined && { password }) };
    await expect(officeToPdf(file, never)).rejects.toMatchObject({ code, message });
  });

  test('reaches the engine without the places of comments in its headers, which it would not open', async () => {
    const head =
      '<w:hdr xmlns:w="urn:w"><w:p><w:commentRangeStart w:id="0"/><w:r><w:t>Head</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"></w:commentReference></w:r></w:p></w:hdr>';
    const bytes = zipSync({ ...unzipSync(docxWith({})), 'word/header1.xml': strToU8(head) });
    const seen: Uint8Array[] = [];
    const pdf = await pdfWith({ text: 'Head' });
    await officeToPdf(
      fileOf('a.docx', bytes),
      engine((file) => {
        seen.push(file);
        return Promise.resolve(pdf);
      }),
    );
    const headerXml = strFromU8(unzipSync(seen[0] ?? new Uint8Array())['word/header1.xml'] ?? new Uint8Array());
    expect(headerXml).toContain('Head');
    expect(headerXml).not.toContain('comment');
  });

  test('is said to be unreadable when it fails for any other reason', async () => {
    const plain = compound({ WordDocument: new Uint8Array(64), Workbook: Uint8Array.of(0x09, 0x08, 2, 0, 0, 6) });
    await expect(officeToPdf(fileOf('a.doc', plain), failing)).rejects.toMatchObject({ code: 'office.unreadable' });
  });

  test.each(['a.doc', 'a.xls'])('of 1995 is refused where there is no engine, and never empty: %s', async (name) => {
    const word = Buffer.concat([
      Buffer.from([0xdc, 0xa5, 0x65, 0]),
      Buffer.alloc(28),
      Buffer.from('Dear reader'),
      Buffer.alloc(5000),
    ]);
    const old = compound(
      name.endsWith('doc') ? { WordDocument: word } : { Book: Uint8Array.of(9, 8, 4, 0, 0, 5, 5, 0) },
    );
    await expect(officeToPdf(fileOf(name, old), missing)).rejects.toMatchObject({ code: 'office.engine-missing' });
  });

  test('has a note where nothing is on its pages', async () => {
    const makes = (pdf: Uint8Array) => engine(() => Promise.resolve(pdf));
    const file = fileOf('a.docx', docxWith({}));
    const blank = await officeToPdf(file, makes(await pdfWith({}, {})));
    expect(blank.notes).toMatchObject([{ code: 'office.blank', text: expect.stringContaining('made of a.docx') }]);
    expect((await officeToPdf(file, makes(await pdfWith({}, { text: 'On page two' })))).notes).toEqual([]);
  });

  test('lets a defect of the engine through as it is', async () => {
    await expect(officeToPdf(fileOf('a.docx', docxWith({})), never)).rejects.toThrow('the engine was started');
  });
});
