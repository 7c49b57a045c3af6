import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, save } from '../fixtures/pdfs.js';
import { describe as described } from '../fixtures/pdfs-with-extras.js';
import { FLAWLESS, qpdfCheck } from '../fixtures/reference-programs.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const EMPTY_LINES = { Type: 'XObject', Subtype: 'Image', Name: 'I0', Width: 8, Height: 2, BitsPerComponent: 1 };

const SAYING_ALL = {
  Type: 'XObject',
  Subtype: 'Form',
  Name: 'F0',
  FormType: 1,
  BBox: [0, 0, 99, 99],
  Matrix: [1, 0, 0, 1, 0, 0],
};

/** Pages, with a form and an image that say all that goes without saying. */
const talkative = async (parameters: Record<string, number | boolean>) => {
  const document = await documentWith({ text: 'a' }, { text: 'b' });
  const { context } = document;
  const fax = { Filter: 'CCITTFaxDecode', DecodeParms: { K: -1, Columns: 8, Rows: 2, BlackIs1: false, ...parameters } };
  const image = context.stream(Buffer.from('26a0bf0010010010', 'hex'), {
    ...EMPTY_LINES,
    ...fax,
    ColorSpace: 'DeviceGray',
    Interpolate: false,
  });
  const form = context.stream('q 80 0 0 80 10 10 cm /I Do Q', {
    ...SAYING_ALL,
    Resources: { ProcSet: ['PDF', 'ImageB'], XObject: { I: context.register(image) } },
  });
  const { node } = document.getPage(0);
  node.set(PDFName.of('Resources'), context.obj({ XObject: { F: context.register(form) } }));
  const drawn = context.stream(`${'q Q '.repeat(200)}/F Do`);
  node.set(PDFName.of('Contents'), context.register(drawn));
  return save(document);
};

describe('the packing of a compressed PDF', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const compressed = async (bytes: Uint8Array): Promise<Uint8Array> => {
    const after = (await compress([fileOf('a.pdf', bytes)], { quality: 'medium' }, work)).bytes;
    expect(qpdfCheck(after)).toMatch(FLAWLESS);
    expect(after.length).toBeLessThan(bytes.length);
    return after;
  };

  const streamOf = async (bytes: Uint8Array, subtype: string): Promise<PDFDict> => {
    const { context } = await PDFDocument.load(bytes);
    const streams = context.enumerateIndirectObjects().map(([, object]) => object);
    const stream = streams.find(
      (one) => one instanceof PDFRawStream && one.dict.get(PDFName.of('Subtype')) === PDFName.of(subtype),
    );
    return (stream as PDFRawStream).dict;
  };

  const keysOf = (dict: PDFDict): string[] => dict.keys().map((key) => key.decodeText());

  test('says nothing of an image or a form that readers know without', async () => {
    const before = await talkative({});
    const after = await compressed(before);
    expect(keysOf(await streamOf(after, 'Form')).sort()).toEqual(['BBox', 'Length', 'Resources', 'Subtype']);
    const image = await streamOf(after, 'Image');
    expect(keysOf(image).filter((key) => ['Type', 'Name', 'Interpolate'].includes(key))).toEqual([]);
    expect(keysOf(image.lookup(PDFName.of('DecodeParms'), PDFDict)).sort()).toEqual(['Columns', 'K']);
    expect(Buffer.from(after).toString('latin1')).not.toContain('ProcSet');
    for (const drawer of ['poppler', 'mutool'] as const) {
      expect(differenceOf(pagesDrawnBy(drawer, before)[0], pagesDrawnBy(drawer, after)[0])).toBe(0);
    }
  });

  test('says how many rows a fax has that does not say itself where it ends', async () => {
    const after = await compressed(await talkative({ EndOfBlock: false }));
    const parameters = (await streamOf(after, 'Image')).lookup(PDFName.of('DecodeParms'), PDFDict);
    expect(keysOf(parameters)).toContain('Rows');
  });

  test('does not pack a stream that takes more bytes packed, with the word that it is', async () => {
    const after = await compressed(await talkative({}));
    expect(keysOf(await streamOf(after, 'Form'))).not.toContain('Filter');
    expect(Buffer.from(after).toString('latin1')).toContain('q 80 0 0 80 10 10 cm /I Do Q');
  });

  test('has none of the files of an earlier revision that nothing leads to, and each that a reader can reach', async () => {
    const document = await documentWith({ text: 'a' });
    const { context, catalog } = document;
    const fileWith = (text: string) =>
      context.register(context.stream(deflateSync(text), { Type: 'EmbeddedFile', Filter: 'FlateDecode' }));
    fileWith('of an earlier revision');
    await document.attach(Buffer.from('in the tree'), 'tree.txt', { mimeType: 'text/plain' });
    const file = (name: string) => ({ Type: 'Filespec', F: name, EF: { F: fileWith(name) } });
    const clip = { Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9], FS: file('clip') };
    document.getPage(0).node.addAnnot(context.register(context.obj(clip as never)));
    catalog.set(PDFName.of('AF'), context.obj([file('associated')] as never));
    const form = context.obj({ Fields: [], XFA: ['datasets', fileWith('<xfa/>')] } as never);
    catalog.set(PDFName.of('AcroForm'), form);
    const after = await compressed(await document.save({ useObjectStreams: false }));
    const left = Object.values(described(after).qpdf[1]).filter((one) =>
      JSON.stringify(one).includes('/EmbeddedFile"'),
    );
    expect(left).toHaveLength(4);
  });

  test('writes what people read with one byte for each letter where that says the same', async () => {
    const document = await documentWith({ text: 'a' });
    document.setTitle('Plain (one) \\');
    document.setSubject('Grüße');
    const own = document.context.obj({ Wide: PDFHexString.fromText('name') });
    document.catalog.set(PDFName.of('Own'), own);
    const after = await PDFDocument.load(await compressed(await save(document)), { updateMetadata: false });
    const info = after.context.lookup(after.context.trailerInfo.Info, PDFDict);
    expect(String(info.get(PDFName.of('Title')))).toBe('(Plain \\(one\\) \\\\)');
    expect([after.getTitle(), after.getSubject()]).toEqual(['Plain (one) \\', 'Grüße']);
    const wide = after.catalog.lookup(PDFName.of('Own'), PDFDict).lookup(PDFName.of('Wide'), PDFString);
    expect(Buffer.from(wide.asBytes()).toString('latin1')).toBe('\xfe\xff\0n\0a\0m\0e');
  });
});
