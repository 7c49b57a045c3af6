import { jest } from '@jest/globals';
import { pdfPageNumbers } from '../../../contracts/tools/pdf-page-numbers.js';
import { pdfWatermark } from '../../../contracts/tools/pdf-watermark.js';
import { withPdfjs } from '../engines/pdfjs-text.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { line, rawDocument, setInCatalog } from '../fixtures/raw-pdf.js';
import { testWith } from '../fixtures/reference-programs.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { lettersSeen } from '../fixtures/searched.js';
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
