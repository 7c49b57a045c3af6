import iconv from 'iconv-lite';
import sharp from 'sharp';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import { badTags, partsOf } from '../fixtures/office-xml.js';
import { pictureOf, printedPdf } from '../fixtures/printed.js';
import { REPORT_STORY, reportPdf } from '../fixtures/report-pdf.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { exportPowerpoint } from './export-to-powerpoint.js';
import { exportWord } from './export-to-word.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const word = async (name: string, bytes: Uint8Array | string, textEncoding: ChosenEncoding = 'auto') => {
  const { bytes: file, notes, extension } = await exportWord([fileOf(name, bytes)], { textEncoding }, work);
  const parts = partsOf(file);
  return { parts, notes, extension, body: parts.get('word/document.xml') ?? '' };
};
const slides = async (name: string, bytes: Uint8Array | string, textEncoding: ChosenEncoding = 'auto') => {
  const { bytes: file, notes } = await exportPowerpoint([fileOf(name, bytes)], { textEncoding }, work);
  const parts = partsOf(file);
  return {
    parts,
    notes,
    each: [...parts].filter(([path]) => /^ppt\/slides\/slide\d+\.xml$/.test(path)).map(([, xml]) => xml),
  };
};
const textIn = (xml: string): string =>
  [...xml.matchAll(/<(?:w|a):t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join('');

describe('export to Word', () => {
  test('gives paragraphs that flow, in the size of the page', async () => {
    const { body, parts, extension, notes } = await word('report.pdf', await reportPdf());
    expect(extension).toBe('.docx');
    expect(notes).toEqual([]);
    expect(textIn(body)).toContain(REPORT_STORY);
    expect(body).toMatch(/<w:pgSz w:w="1190[56]" w:h="1683[78]"/);
    for (const [path, xml] of parts) if (path.endsWith('.xml')) expect([path, badTags(xml)]).toEqual([path, []]);
  });

  test('reads a plain text without its pages', async () => {
    const { body } = await word('notes.txt', 'First <line>\nsecond line\n\nAnother & more');
    expect(body.match(/<w:p>/g)).toHaveLength(2);
    expect(body).toContain('First &lt;line&gt; second line');
  });

  test.each([
    ['Word', word],
    ['PowerPoint', slides],
  ])('reads a text in an old encoding and says which, unless it is told, for %s', async (_, exported) => {
    const old = iconv.encode('Имя и город', 'koi8-r');
    const found = await exported('names.txt', old);
    expect(found.notes).toMatchObject([
      { code: 'text.encoding-guessed', text: expect.stringContaining('was read as Cyrillic (KOI8-R)') },
    ]);
    expect([...found.parts.values()].join('')).toContain('Имя и город');
    expect((await exported('names.txt', old, 'koi8-r')).notes).toEqual([]);
    const told = await exported('names.txt', iconv.encode('Имя и город', 'koi8-r'), 'windows-1251');
    expect([...told.parts.values()].join('')).not.toContain('Имя и город');
  });

  test('recognises a scan and says so', async () => {
    const scan = await pictureOf(await printedPdf('The quick brown fox jumps over the lazy dog.'), 200);
    const { body, notes } = await word('scan.png', scan);
    expect(textIn(body)).toBe('The quick brown fox jumps over the lazy dog.');
    expect(notes).toMatchObject([{ code: 'text.recognised' }]);
  });

  test('recognises every page of a fax', async () => {
    const texts = ['Departure from the harbour at nine.', 'Arrival of the steamer at midnight.'];
    const pages = await Promise.all(texts.map(async (text) => pictureOf(await printedPdf(text), 150)));
    const fax = await sharp(pages, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer();
    const { body } = await word('fax.tif', fax);
    for (const text of texts) expect(textIn(body)).toContain(text);
  });

  test('keeps a picture that has no text', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const { parts } = await word('photo.png', photo);
    expect([...parts.keys()].filter((path) => path.startsWith('word/media/') && !path.endsWith('/'))).toHaveLength(1);
  });

  test('refuses a text without words', async () => {
    await expect(word('empty.txt', ' \n ')).rejects.toMatchObject({ code: 'document.no-text' });
  });
});

describe('export to PowerPoint', () => {
  test('gives a slide for each page, in its shape, with live text', async () => {
    const { parts, each } = await slides('report.pdf', await reportPdf());
    expect(each).toHaveLength(2);
    expect(textIn(each[0] ?? '')).toContain(REPORT_STORY);
    expect(parts.get('ppt/presentation.xml')).toMatch(/<p:sldSz cx="756\d{4}" cy="1069\d{4}"/);
    for (const [path, xml] of parts) if (path.endsWith('.xml')) expect([path, badTags(xml)]).toEqual([path, []]);
  });

  test('sets a plain text on pages first', async () => {
    const { each } = await slides('notes.txt', 'One\f\nTwo');
    expect(each.map(textIn)).toEqual(['One', 'Two']);
  });
});
