import iconv from 'iconv-lite';
import sharp from 'sharp';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import { typeset } from '../engines/typst.js';
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

const textsIn = (xml: string): string[] =>
  [...xml.matchAll(/<w:t(?: [^>]*)?(?:\/>|>([^<]*)<)/g)].map(([, text = '']) => text);
const paragraphsIn = (xml: string): string[] => xml.split('<w:p>').slice(1).map(textIn);

const LETTER = `Thank you very much for your letter, which has come to us today,
and for the pictures.

- the number
- a signature

Anna Miller
12 High Street

Hammer    12.00
Nails      4.50
`;

describe('export to Word', () => {
  test('gives paragraphs that flow, in the size of the page', async () => {
    const { body, parts, extension, notes } = await word('report.pdf', await reportPdf());
    expect(extension).toBe('.docx');
    expect(notes).toEqual([]);
    expect(textIn(body)).toContain(REPORT_STORY);
    expect(body).toMatch(/<w:pgSz w:w="1190[56]" w:h="1683[78]"/);
    for (const [path, xml] of parts) if (path.endsWith('.xml')) expect([path, badTags(xml)]).toEqual([path, []]);
  });

  test('keeps the lines of an address around a middle', async () => {
    const printed = await typeset(
      `#set page(width: 400pt, height: 300pt, margin: 30pt)
       #align(center)[Anna Miller of the Harbour Works \\ School of Ships \\ anna\\@example.org]`,
      {},
    );
    const { body } = await word('card.pdf', printed);
    expect(textIn(body)).toBe('Anna Miller of the Harbour WorksSchool of Shipsanna@example.org');
    expect(body.match(/<w:br\/>/g)).toHaveLength(2);
  });

  test('reads a plain text without its pages', async () => {
    const { body } = await word('notes.txt', 'First <line>\nsecond line\n\nAnother & more');
    expect(body.match(/<w:p>/g)).toHaveLength(2);
    expect(body).toContain('First &lt;line&gt; second line');
  });

  test('makes a CSV file a table whose first row is on every page, and says why another is none', async () => {
    const { body, notes } = await word('people.csv', 'Name,Sum\n"Smith, J.",12.50\nMüller,7\n');
    const cells = body.split('<w:tc>').slice(1).map(textIn);
    expect(cells).toEqual(['Name', 'Sum', 'Smith, J.', '12.50', 'Müller', '7']);
    expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(body.match(/<w:jc w:val="right"\/>/g)).toHaveLength(3);
    expect(notes).toEqual([]);
    const ragged = await word('log.csv', 'a,b\nc\nd,e,f\n');
    expect(ragged.notes).toMatchObject([{ code: 'text.no-table' }]);
    expect(ragged.body).toContain('a,b</w:t><w:cr/><w:t xml:space="preserve">c<');
  });

  test('keeps lines and spaces of code and of columns, and those lines that end on purpose', async () => {
    const code = 'const a = 1;\n\nif (a) {\n\treturn b;\n}\n';
    const program = await word('program.txt', code);
    expect(program.body.match(/<w:p>/g)).toHaveLength(1);
    expect(program.body).toContain('<w:pStyle w:val="HTMLPreformatted"/>');
    expect(textsIn(program.body)).toEqual(['const a = 1;', '', 'if (a) {', '        return b;', '}', '']);
    const letter = await word('letter.txt', LETTER);
    expect(paragraphsIn(letter.body)).toEqual([
      'Thank you very much for your letter, which has come to us today, and for the pictures.',
      'the number',
      'a signature',
      'Anna Miller',
      '12 High Street',
      'Hammer    12.00Nails      4.50',
    ]);
  });

  test('breaks pages of a text at form feeds alone', async () => {
    const long = Array.from({ length: 40 }, () => 'A paragraph that goes on and on. '.repeat(10).trim()).join('\n\n');
    expect((await word('long.txt', long)).body).not.toContain('pageBreakBefore');
    expect((await word('two.txt', `${long}\fEnd`)).body.match(/<w:pageBreakBefore/g)).toHaveLength(1);
  });

  test('lets lines of Arabic run from the right', async () => {
    expect((await word('arabic.txt', 'هذا نص عربي')).body).toContain('<w:bidi/>');
  });

  test.each([
    ['Word', word],
    ['PowerPoint', slides],
  ])('reads a text in an old encoding and says which, unless it is told, for %s', async (_, exported) => {
    const old = iconv.encode('Имя и город', 'koi8-r');
    const detected = await exported('names.txt', old);
    expect(detected.notes).toMatchObject([
      { code: 'text.encoding-guessed', text: expect.stringContaining('was read as Cyrillic (KOI8-R)') },
    ]);
    expect([...detected.parts.values()].join('')).toContain('Имя и город');
    expect((await exported('names.txt', old, 'koi8-r')).notes).toEqual([]);
    const stated = await exported('names.txt', iconv.encode('Имя и город', 'koi8-r'), 'windows-1251');
    expect([...stated.parts.values()].join('')).not.toContain('Имя и город');
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
