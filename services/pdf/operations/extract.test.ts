import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AFRelationship, PDFDict, PDFHexString, PDFName, type PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { pdfExtract } from '../../../contracts/tools/pdf-extract.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { testWith } from '../fixtures/reference-programs.js';
import { extract } from './extract.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const take = (bytes: Uint8Array, options: object = {}) =>
  extract([fileOf('a.pdf', bytes)], pdfExtract.options.parse(options), work);
const filesIn = async (bytes: Uint8Array, options: object = {}) => unzipSync((await take(bytes, options)).bytes);

/** Different in every pixel. */
const noise = (width: number, height: number, channels: 3 | 4) => {
  const data = Buffer.from(Array.from({ length: width * height * channels }, (_, at) => (at * 7919) % 251));
  return sharp(data, { raw: { width, height, channels } });
};
const samplesOf = async (file: Uint8Array): Promise<Buffer> => sharp(file).raw().toBuffer();

/** A JPEG on two pages, a PNG with opacity on the second one. */
const pictured = async () => {
  const jpeg = await noise(40, 30, 3).jpeg().toBuffer();
  const png = await noise(20, 10, 4).png().toBuffer();
  const document = await documentWith({}, {});
  const photo = await document.embedJpg(jpeg);
  for (const page of document.getPages()) page.drawImage(photo, { x: 0, y: 0, width: 40, height: 30 });
  document.getPage(1).drawImage(await document.embedPng(png), { x: 50, y: 50, width: 20, height: 10 });
  return { document, jpeg, png };
};

const attach = (document: PDFDocument, name: string, text: string) =>
  document.attach(new TextEncoder().encode(text), name, { afRelationship: AFRelationship.Data });

/** Requirement. */
describe('pictures taken out of a PDF', () => {
  test('are each there once, a JPEG byte by byte and others as PNG with what is see-through in them', async () => {
    const { document, jpeg, png } = await pictured();
    const files = await filesIn(await save(document));
    expect(Object.keys(files)).toEqual(['images/page-1.jpg', 'images/page-2.png']);
    expect(Buffer.compare(files['images/page-1.jpg']!, jpeg)).toBe(0);
    expect(Buffer.compare(await samplesOf(files['images/page-2.png']!), await samplesOf(png))).toBe(0);
  });

  testWith('pdfimages', 'are what Poppler takes out', async () => {
    const { document } = await pictured();
    const bytes = await save(document);
    const files = await filesIn(bytes);
    const folder = mkdtempSync(join(tmpdir(), 'docket-images-'));
    try {
      writeFileSync(join(folder, 'a.pdf'), bytes);
      spawnSync('pdfimages', ['-all', join(folder, 'a.pdf'), join(folder, 'image')]);
      const theirs = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
      expect(theirs).toHaveLength(2); // the same on both pages
      for (const name of theirs) {
        expect(Buffer.compare(readFileSync(join(folder, name)), files['images/page-1.jpg']!)).toBe(0);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('come as one file where there is one, those of marks too', async () => {
    const { mime, extension, bytes } = await take(await markedWithPicture());
    expect([mime, extension, (await sharp(bytes).metadata()).width]).toEqual(['image/png', '.png', 2]);
  });

  test('are not those that no page shows any more', async () => {
    const { document } = await pictured();
    document.removePage(1);
    document.removePage(0);
    document.addPage();
    await expect(take(await save(document))).rejects.toMatchObject({ code: 'extract.nothing' });
  });

  test('are told where they are left out, as those in the content of a page', async () => {
    const { document } = await pictured();
    const { context } = document;
    const inline = context.stream('BI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI Q');
    document.getPage(0).node.addContentStream(context.register(inline));
    const { notes } = await take(await save(document), { what: 'images' });
    expect(notes).toEqual([expect.objectContaining({ code: 'extract.pictures-in-content' })]);
  });
});

const markedWithPicture = async (): Promise<Uint8Array> => {
  const document = await documentWith({});
  const { context } = document;
  const data = Uint8Array.of(255, 0, 0, 0, 255, 0);
  const entries = { Subtype: 'Image', Width: 2, Height: 1, BitsPerComponent: 8, ColorSpace: 'DeviceRGB' };
  const image = context.register(context.flateStream(data, { Type: 'XObject', ...entries }));
  const resources = { XObject: { X: image } };
  const look = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1], Resources: resources };
  const form = context.register(context.stream('/X Do', look));
  context.lookup(addMark(document, 0), PDFDict).set(PDFName.of('AP'), context.obj({ N: form }));
  return save(document);
};

describe('files taken out of a PDF', () => {
  test('keep their names in any script, and lose folders and what is invisible in them', async () => {
    const document = await documentWith({});
    await attach(document, 'Zoë 报告 مستند.txt', 'one');
    await attach(document, '../../etc/pass\u202ewd', 'two');
    await attach(document, 'C:\\x\\con.txt', 'three');
    const files = await filesIn(await document.save());
    expect(
      Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])),
    ).toEqual({
      'attachments/Zoë 报告 مستند.txt': 'one',
      'attachments/pass_wd': 'two',
      'attachments/_con.txt': 'three',
    });
  });

  test('are there each, two of one name with a number', async () => {
    const document = await documentWith({});
    await attach(document, 'a.txt', 'one');
    await attach(document, 'A.TXT', 'two');
    expect(Object.keys(await filesIn(await document.save(), { what: 'attachments' })).toSorted()).toEqual([
      'attachments/A_2.TXT',
      'attachments/a.txt',
    ]);
  });

  test('are those on pages as well', async () => {
    const document = await documentWith({});
    const { context } = document;
    const stream = context.register(context.flateStream('hidden', { Type: 'EmbeddedFile' }));
    const specification = { Type: 'Filespec', UF: PDFHexString.fromText('pinned.txt'), EF: { F: stream } };
    const mark = context.lookup(addMark(document, 0, { subtype: 'FileAttachment' }), PDFDict);
    mark.set(PDFName.of('FS'), context.obj(specification));
    expect(Object.keys(await filesIn(await save(document)))).toEqual(['attachments/pinned.txt']);
  });
});

test('the fonts of a PDF are a table of names', async () => {
  const { mime, bytes } = await take(await pdfWith({ text: 'x' }), { what: 'fonts' });
  expect([mime, new TextDecoder().decode(bytes)]).toEqual(['text/csv', 'Font,Embedded\r\nHelvetica,no']);
});

test.each(['files', 'images', 'attachments', 'fonts'])('a PDF without any is refused by name: %s', async (what) => {
  await expect(take(await pdfWith({}), { what })).rejects.toMatchObject({
    code: 'extract.nothing',
    facts: { name: 'a.pdf' },
  });
});
