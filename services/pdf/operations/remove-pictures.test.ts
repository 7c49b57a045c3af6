import { jest } from '@jest/globals';
import { PDFArray, PDFDict, PDFDocument, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { pdfName } from '../content/pdf-name.js';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { line, rawDocument, said, setInCatalog, type RawDocument, type RawPage } from '../fixtures/raw-pdf.js';
import {
  askPython,
  FLAWLESS,
  imagesListed,
  isThere,
  qpdfCheck,
  testWith,
  testWithPython,
  textOf,
} from '../fixtures/reference-programs.js';
import { removeAllPictures } from './remove-pictures.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array) => removeAllPictures([fileOf('a.pdf', bytes)], {}, work);
const texts = ({ notes }: Awaited<ReturnType<typeof run>>) => notes.map(({ text }) => text);

const GREY = { Type: 'XObject', Subtype: 'Image', Width: 4, Height: 4, BitsPerComponent: 8, ColorSpace: 'DeviceGray' };
const picture = ({ stream }: RawDocument, entries: object = {}) =>
  stream(
    Uint8Array.from({ length: 16 }, (_, at) => at * 15),
    { ...GREY, ...entries },
  );
const INLINE = 'q 40 0 0 40 20 20 cm BI /W 2 /H 2 /BPC 8 /CS /G /F /AHx ID 00804020> EI Q';
const PLACED = 'q 60 0 0 60 200 20 cm /P Do Q';
const KEPT = `${line('kept')} 1 0 0 RG 3 w 20 100 m 120 100 l S`;

/** Ways in which a page shows a picture beside a line of text and a red line. */
const ways: Readonly<Record<string, (raw: RawDocument) => RawPage>> = {
  'an image of its own': (raw) => ({ content: `${KEPT} ${PLACED}`, resources: { XObject: { P: picture(raw) } } }),
  'an image with a soft mask': (raw) => ({
    content: `${PLACED} ${KEPT}`,
    resources: { XObject: { P: picture(raw, { SMask: picture(raw) }) } },
  }),
  'a stencil': ({ stream }) => ({
    content: `${KEPT} 0 0 1 rg ${PLACED}`,
    resources: {
      XObject: {
        P: stream(Uint8Array.of(170, 85), {
          ...GREY,
          ColorSpace: undefined,
          BitsPerComponent: 1,
          Width: 8,
          Height: 2,
          ImageMask: true,
        }),
      },
    },
  }),
  'a picture within the content': () => ({ content: `${KEPT} ${INLINE}` }),
  'a form': (raw) => ({
    content: `${KEPT} /F Do`,
    resources: {
      XObject: {
        F: raw.form(`${line('inside', [20, 40])} ${PLACED}`, { Resources: { XObject: { P: picture(raw) } } }),
      },
    },
  }),
  'a form that is nothing else': (raw) => ({
    content: `${KEPT} /F Do`,
    resources: { XObject: { F: raw.form(PLACED, { Resources: { XObject: { P: picture(raw) } } }) } },
  }),
  'a pattern': (raw) => ({
    content: `${KEPT} /Pattern cs /T scn 150 20 100 70 re f`,
    resources: {
      Pattern: {
        T: raw.stream('q 10 0 0 10 0 0 cm /P Do Q', {
          PatternType: 1,
          PaintType: 1,
          TilingType: 1,
          BBox: [0, 0, 10, 10],
          XStep: 10,
          YStep: 10,
          Resources: { XObject: { P: picture(raw) } },
        }),
      },
    },
  }),
  'the soft mask of a picture': (raw) => ({
    content: `${KEPT} q /M gs ${PLACED} Q`,
    resources: {
      XObject: { P: picture(raw) },
      ExtGState: {
        M: {
          Type: 'ExtGState',
          SMask: {
            S: 'Luminosity',
            G: raw.form(PLACED, {
              Resources: { XObject: { P: picture(raw) } },
              Group: { S: 'Transparency', CS: 'DeviceGray' },
            }),
          },
        },
      },
    },
  }),
};

const pdfOf = async (way: (raw: RawDocument) => RawPage): Promise<Uint8Array> => {
  const raw = await rawDocument();
  raw.page(way(raw));
  return save(raw.document);
};

/** Requirement. */
describe('pictures that are removed', () => {
  const withPrograms = ['pdfimages', 'pdftotext', 'qpdf', 'mutool', 'pdftoppm'].every(isThere) ? test : test.skip;

  withPrograms.each(Object.keys(ways))('are found by no other program, and text and lines stay: %s', async (name) => {
    const before = await pdfOf(ways[name]!);
    const { bytes } = await run(before);
    expect(imagesListed(bytes)).toEqual([]);
    expect(textOf(bytes)).toContain('kept');
    expect(textOf(bytes)).toBe(textOf(before));
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    const upper = (page: Buffer | undefined) => page?.subarray(0, Math.floor(page.length / 2));
    for (const drawer of ['poppler', 'mutool'] as const) {
      const [one, other] = [before, bytes].map((file) => upper(pagesDrawnBy(drawer, file)[0]));
      expect(differenceOf(one, other)).toBe(0);
    }
  });

  testWithPython('pikepdf', 'are nowhere in the file any more, nor is what described or repeated them', async () => {
    const raw = await rawDocument();
    const { document, context, add } = raw;
    const image = picture(raw);
    const content = `/Figure <</MCID 0 /Alt (secret one)>> BDC ${PLACED} EMC /P <</MCID 1>> BDC ${line('kept')} EMC`;
    const page = raw.page({ content, resources: { XObject: { P: image } }, entries: { StructParents: 0 } });
    const figure = add({ Type: 'StructElem', S: 'Figure', Alt: said('secret two'), K: 0, Pg: page });
    const text = add({ Type: 'StructElem', S: 'P', Alt: said('told'), K: 1, Pg: page });
    setInCatalog(raw, 'StructTreeRoot', {
      Type: 'StructTreeRoot',
      K: [figure, text],
      ParentTree: { Nums: [0, [figure, text]] },
    });
    const { node } = document.getPage(0);
    node.set(pdfName('Thumb'), picture(raw));
    node.set(pdfName('PieceInfo'), context.obj({ Old: { Private: picture(raw) } }));
    addMark(document, 0, { subtype: 'Movie' });
    const movie = node.lookup(pdfName('Annots'), PDFArray).lookup(0, PDFDict);
    movie.set(pdfName('Movie'), context.obj({ F: PDFString.of('film.mp4'), Poster: picture(raw) }));
    const { bytes } = await run(await save(document));
    const found = askPython(
      bytes,
      'import sys, pikepdf',
      'file = pikepdf.open(sys.argv[1])',
      'for one in file.objects:',
      '  print(one.unparse())',
      '  if isinstance(one, pikepdf.Stream): print(one.read_bytes())',
    );
    expect(found).not.toContain('/Image');
    expect(found).not.toContain('secret');
    expect(found).toContain('told');
  });

  testWith('pdfimages', 'are counted, each once however often it is shown', async () => {
    const document = await documentWith({ text: 'a' }, { text: 'b' });
    const { data } = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#f008' } })
      .png()
      .toBuffer({ resolveWithObject: true });
    const image = await document.embedPng(data);
    for (const page of document.getPages()) page.drawImage(image, { x: 20, y: 20, width: 40, height: 40 });
    const done = await run(await save(document));
    expect(texts(done)).toEqual(['Pictures that were removed: 1']);
    expect(imagesListed(done.bytes)).toEqual([]);
  });

  test('leave a scan empty, which is told, and so is that the text recognised in it is still there', async () => {
    const raw = await rawDocument();
    const { document } = raw;
    const scan = 'q 300 0 0 200 0 0 cm /P Do Q';
    raw.page({
      content: `${scan} BT 3 Tr /F1 14 Tf 20 150 Td (recognised) Tj ET`,
      resources: { XObject: { P: picture(raw) } },
    });
    raw.page({ content: scan, resources: { XObject: { P: picture(raw) } } });
    raw.page({ content: line('text') });
    const done = await run(await save(document));
    expect(texts(done)).toEqual([
      'Pictures that were removed: 2',
      'Pages on which nothing is left to see: 1, 2',
      'Their text, such as what was recognised in a scan, is still in the file and can be searched: 1',
    ]);
  });

  testWith('pdftoppm', 'are not the letters of a font that are drawn as pictures, nor the mask of a line', async () => {
    const raw = await rawDocument();
    const glyph = raw.stream('10 0 0 0 10 10 d1 q 10 0 0 10 0 0 cm BI /W 2 /H 2 /IM true /F /AHx ID 40 80> EI Q');
    const font = raw.add({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 10, 10],
      FontMatrix: [0.1, 0, 0, 0.1, 0, 0],
      CharProcs: { a: glyph },
      Encoding: { Differences: [97, 'a'] },
      FirstChar: 97,
      LastChar: 97,
      Widths: [10],
    });
    const mask = raw.form('q 300 0 0 200 0 0 cm /P Do Q', {
      Resources: { XObject: { P: picture(raw) } },
      Group: { S: 'Transparency', CS: 'DeviceGray' },
    });
    const shaped = 'BT /T 40 Tf 20 150 Td (aa) Tj ET q /M gs 0 0 1 rg 20 20 200 60 re f Q';
    const resources = (more: object) => ({
      Font: { T: font },
      ExtGState: { M: { SMask: { S: 'Luminosity', G: mask } } },
      ...more,
    });
    raw.page({
      content: `${shaped} q 30 0 0 30 250 150 cm /P Do Q`,
      resources: resources({ XObject: { P: picture(raw) } }),
    });
    const before = await save(raw.document);
    raw.document.removePage(0);
    raw.page({ content: shaped, resources: resources({}) });
    const [after] = pagesDrawnBy('poppler', (await run(before)).bytes);
    expect(differenceOf(after, pagesDrawnBy('poppler', await save(raw.document))[0])).toBe(0);
  });

  test('leave the file as it is where there are none, which is told', async () => {
    const before = await pdfWith({ text: 'plain' });
    const done = await run(before);
    expect(done.bytes).toEqual(before);
    expect(texts(done)).toEqual(['It has no pictures, so nothing was changed.']);
  });

  test('go from marks, which stay', async () => {
    const raw = await rawDocument();
    raw.page({ content: line('kept') });
    addMark(raw.document, 0, { subtype: 'Stamp' });
    const stamp = raw.document.getPage(0).node.lookup(pdfName('Annots'), PDFArray).lookup(0, PDFDict);
    const look = raw.form(PLACED, { Resources: { XObject: { P: picture(raw) } } });
    stamp.set(pdfName('AP'), raw.context.obj({ N: look }));
    const { bytes } = await run(await save(raw.document));
    const [page] = (await PDFDocument.load(bytes)).getPages();
    expect(page?.node.lookup(pdfName('Annots'), PDFArray).size()).toBe(1);
    expect(Buffer.from(bytes).includes('/Image')).toBe(false);
  });
});
