import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { decodedBytes } from '../content/objects.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith, save } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck } from '../fixtures/reference-programs.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

/** The metadata of a document (XMP). */
const metadataOf = async (bytes: Uint8Array): Promise<string> => {
  const { catalog } = await PDFDocument.load(bytes);
  const stream = catalog.lookup(PDFName.of('Metadata'));
  return stream instanceof PDFRawStream ? Buffer.from(decodedBytes(stream)!).toString('latin1') : '';
};

describe('compressing what a document says of itself', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const compressed = (bytes: Uint8Array) => compress([fileOf('a.pdf', bytes)], { quality: 'medium' }, work);

  test('drops what programs keep for themselves, and the room they leave in descriptions', async () => {
    const document = await PDFDocument.load(await pdfWith({ text: 'kept' }));
    const { context } = document;
    const pictures = `<xmp:Thumbnails>${'QUJD'.repeat(5000)}</xmp:Thumbnails>`;
    const palettes = `<xmpTPg:SwatchGroups>${'<xmpG:red>99'.repeat(900)}</xmpTPg:SwatchGroups>`;
    const xmp = `<?xpacket begin=""?><x:xmpmeta>title${pictures}${palettes}</x:xmpmeta>${' '.repeat(4000)}<?xpacket end="w"?>`;
    document.catalog.set(
      PDFName.of('Metadata'),
      context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })),
    );
    const secret = Uint8Array.from({ length: 9000 }, (_, at) => (at * at * 31) >> 3);
    document
      .getPage(0)
      .node.set(PDFName.of('PieceInfo'), context.obj({ App: context.register(context.stream(secret)) }));
    const { bytes } = await compressed(await save(document));
    expect(bytes.length).toBeLessThan(3000);
    expect(await metadataOf(bytes)).toContain('title</x:xmpmeta>');
  });

  test('packs descriptions, but for those of an archive of the first kind, and objects into few streams', async () => {
    const described = async (part: number) => {
      const document = await PDFDocument.load(await pdfWith({ text: 'kept' }));
      const { context } = document;
      const xmp = `<?xpacket?><pdfaid:part>${part}</pdfaid:part>${'<dc:title>Some</dc:title>'.repeat(90)}<?xpacket end="w"?>`;
      document.catalog.set(
        PDFName.of('Metadata'),
        context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })),
      );
      return compressed(await save(document));
    };
    const { bytes: plain } = await described(1);
    const { bytes: packed } = await described(2);
    expect(Buffer.from(plain).toString('latin1')).toContain('<dc:title>');
    expect(Buffer.from(packed).toString('latin1')).not.toContain('<dc:title>');
    expect(await metadataOf(packed)).toContain('<dc:title>Some</dc:title>');
    expect(qpdfCheck(packed)).toContain(FLAWLESS);
  });
});
