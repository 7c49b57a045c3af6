import { jest } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pdfImageWatermark } from '../../../contracts/tools/pdf-image-watermark.js';
import { pdfPageNumbers } from '../../../contracts/tools/pdf-page-numbers.js';
import { pdfWatermark } from '../../../contracts/tools/pdf-watermark.js';
import { contentOf } from '../content/page-content.js';
import { withPdfjs } from '../engines/pdfjs-text.js';
import { pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { line, rawDocument, setInCatalog } from '../fixtures/raw-pdf.js';
import { testWith, textOf } from '../fixtures/reference-programs.js';
import { inkOn, pagesIn } from '../fixtures/rendered-look.js';
import { lettersSeen } from '../fixtures/searched.js';
import { addInvisibleText } from '../stamping/invisible-text.js';
import { imageWatermark } from './image-watermark.js';
import { pageNumbers } from './page-numbers.js';
import { watermark } from './watermark.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const ends: Readonly<Record<string, string>> = {
  'a hidden layer': '/OC /Hidden BDC',
  'two hidden layers, of which one ends': '/OC /Hidden BDC /OC /Hidden BDC EMC',
  'a list': '[ 1 2 3',
  'a string': '(never ends',
  'a string whose bracket is escaped': '(never ends\\)',
  'a string in hexadecimal': '<4142',
  'a dictionary': '/Span << /A 1',
  'an inline image': 'BI /W 1 /H 1 /BPC 8 /CS /G ID x',
  'an inline image before its data': 'BI /W 1 /H 1',
  'a text object': 'BT /F1 1 Tf',
  'a hidden layer and a string': '/OC /Hidden BDC (never ends',
  'saved states': 'q q 0.1 0 0 0.1 0 0 cm',
};

const pageEndingIn = async (end: string): Promise<Uint8Array> => {
  const raw = await rawDocument();
  const hidden = raw.add({ Type: 'OCG', Name: 'x' });
  setInCatalog(raw, 'OCProperties', { OCGs: [hidden], D: { OFF: [hidden] } });
  raw.page({ content: `${line('Bodytext', [20, 170], 18)} ${end}`, resources: { Properties: { Hidden: hidden } } });
  return save(raw.document);
};

const readByPdfjs = (bytes: Uint8Array): Promise<string> =>
  withPdfjs(bytes, async ({ beginText }) => ((await beginText(0)())() ?? []).map(({ text }) => text).join(''));

const stamped = async (end: string): Promise<Uint8Array> => {
  const options = pdfWatermark.options.parse({
    watermarkText: 'STAMPED',
    watermarkOpacity: 1,
    watermarkPosition: 'bottom-left',
  });
  return (await watermark([fileOf('a.pdf', await pageEndingIn(end))], options, work)).bytes;
};

describe.each(Object.entries(ends))('on a page whose content leaves open %s', (_, end) => {
  test('the words of the page are read as before', async () => {
    expect(await readByPdfjs(await stamped(end))).toContain('Bodytext');
  });

  testWith('tesseract', 'a watermark is to be seen, and so is the page', async () => {
    const seen = lettersSeen(await stamped(end));
    expect(seen).toContain('stamped');
    expect(seen).toContain('bodytext');
  });
});

test.each(Object.values(ends))('page numbers are drawn after content that ends in "%s"', async (end) => {
  const options = pdfPageNumbers.options.parse({});
  const { bytes } = await pageNumbers([fileOf('a.pdf', await pageEndingIn(end))], options, work);
  expect((await inkOn(bytes)).bottom).toBeGreaterThan(0.8);
});

/** The layer at its end is hidden and stays open. */
const HIDDEN = `${line('Bodytext', [20, 170], 18)} /OC /Hidden BDC `;
const picture = (data: string): string => `q 20 0 0 20 100 100 cm BI /W 6 /H 6 /BPC 8 /CS /G ID ${data} EI Q`;
const deflated = (content: string): Buffer => deflateSync(Buffer.from(content, 'latin1'));
const withBrokenByte = (bytes: Buffer): Buffer => {
  const middle = bytes.length >> 1;
  return Buffer.concat([bytes.subarray(0, middle), Buffer.of((bytes[middle] ?? 0) ^ 255), bytes.subarray(middle + 1)]);
};
const manyMoves = Array.from({ length: 600 }, (_, at) => `${(at * 7919) % 1000} 0 m `).join('');
const inRows = (content: string): string =>
  (content.match(/.{1,10}/gs) ?? []).map((row) => `\0${row.padEnd(10)}`).join('');

type Content = readonly [content: Uint8Array, entries: object];

const odd: Readonly<Record<string, Content>> = {
  'packed with a wrong checksum': [
    Buffer.concat([deflated(HIDDEN).subarray(0, -4), Buffer.alloc(4)]),
    { Filter: 'FlateDecode' },
  ],
  'packed and broken in its middle': [withBrokenByte(deflated(HIDDEN + manyMoves)), { Filter: 'FlateDecode' }],
  'packed without the bytes at its front': [deflated(HIDDEN).subarray(2), { Filter: 'FlateDecode' }],
  'packed by the short name of a filter': [deflated(HIDDEN), { Filter: 'Fl' }],
  'packed with a row predictor': [
    deflated(inRows(HIDDEN)),
    { Filter: 'FlateDecode', DecodeParms: { Predictor: 12, Columns: 10 } },
  ],
  'in a filter that does nothing': [Buffer.from(HIDDEN), { Filter: 'Crypt', DecodeParms: { Name: 'Identity' } }],
  'with the end of a picture in the data of one': [
    Buffer.from(`${HIDDEN} ${picture('1234 EI (2345678901234567890123456789')}`),
    {},
  ],
  'with the end of a layer in the data of a picture': [
    Buffer.from(`${HIDDEN} ${picture('1234 EI EMC 12345678901234567890123456')}`),
    {},
  ],
  'with data of a picture that no space ends': [
    Buffer.from(
      `${line('Bodytext', [20, 170], 18)} q BI /W 4 /H 4 /BPC 8 /CS /G ID 0123456789abcdefEI Q /OC /Hidden BDC`,
    ),
    {},
  ],
  'with the data of a picture that never began': [Buffer.from(`${line('Bodytext')} ID /OC /Hidden BDC`), {}],
};

const pageWith = async (...parts: readonly Content[]): Promise<Uint8Array> => {
  const raw = await rawDocument();
  const hidden = raw.add({ Type: 'OCG', Name: 'x' });
  setInCatalog(raw, 'OCProperties', { OCGs: [hidden], D: { OFF: [hidden] } });
  raw.page({ content: '', resources: { Properties: { Hidden: hidden } } });
  const streams = parts.map(([content, entries]) =>
    raw.context.register(raw.context.stream(content, entries as Record<string, string>)),
  );
  raw.document.getPage(0).node.set(PDFName.of('Contents'), raw.context.obj(streams));
  return save(raw.document);
};

const numbered = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await pageNumbers([fileOf('a.pdf', bytes)], pdfPageNumbers.options.parse({ fontSize: 30 }), work)).bytes;

const hasInkBelow = (page: Buffer | undefined): boolean =>
  page?.subarray(-Math.floor(page.length / 4)).some((value) => value < 128) ?? false;

describe.each(Object.entries(odd))('on a page whose content is %s', (_, content) => {
  test('a page number is drawn by PDFium', async () => {
    expect((await inkOn(await numbered(await pageWith(content)))).bottom).toBeGreaterThan(0.75);
  });

  testWith('mutool', 'a page number is drawn by MuPDF', async () => {
    const [page] = pagesDrawnBy('mutool', await numbered(await pageWith(content)));
    expect(hasInkBelow(page)).toBe(true);
  });

  test('a picture is drawn as a watermark', async () => {
    const black = sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } });
    const files = [fileOf('a.pdf', await pageWith(content)), fileOf('b.png', await black.png().toBuffer())] as const;
    const options = pdfImageWatermark.options.parse({ watermarkOpacity: 1, watermarkPosition: 'bottom-left' });
    expect((await inkOn((await imageWatermark([...files], options, work)).bytes)).bottom).toBeGreaterThan(0.75);
  });
});

describe('on a page whose content has a name that runs over the end of a part', () => {
  const parts = (): Promise<Uint8Array> =>
    pageWith([Buffer.from(`${line('Bodytext', [20, 170], 18)} /OC /Hid`), {}], [Buffer.from('den BDC 0 0 m'), {}]);

  testWith('pdftoppm', 'a page number is drawn by Poppler, to which that is one name', async () => {
    expect(hasInkBelow(pagesDrawnBy('poppler', await numbered(await parts()))[0])).toBe(true);
  });

  testWith('pdftotext', 'invisible text is read by Poppler, outside of the layer', async () => {
    const document = await PDFDocument.load(await parts());
    const word = { text: 'Found', left: 20, width: 60, baseline: 100, size: 12 };
    addInvisibleText(document, new Map([[document.getPage(0), [word]]]));
    expect(textOf(await save(document))).toContain('Found');
    expect(Buffer.from(contentOf(document.getPage(0))).toString('latin1')).not.toContain('Hidden');
  });
});

test('a stamp in the colour of the page is taken for seen', async () => {
  const raw = await rawDocument();
  raw.page({ content: `0 g 0 0 300 200 re f ${picture('0'.repeat(36))}` });
  expect(await pagesIn(await numbered(await save(raw.document)))).toBe(1);
});

test('a page in parts that can not be put together, on which no stamp would be seen, is refused', async () => {
  const bytes = await pageWith([Buffer.from(HIDDEN), { Filter: 'Crypt' }], [Buffer.from('0 0 m'), { Filter: 'Crypt' }]);
  await expect(numbered(bytes)).rejects.toMatchObject({ code: 'pages.not-markable' });
});
