import { jest } from '@jest/globals';
import { strToU8 } from 'fflate';
import { toPdf as toPdfTool } from '../../../contracts/tools/to-pdf.js';
import { madeEpub } from '../fixtures/made-epub.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { photo } from '../fixtures/picture-samples.js';
import { FLAWLESS, imagesListed, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { toPdf } from '../operations/convert-to-pdf.js';

jest.setTimeout(60_000);

const TABLE = `<table><tr><th>Item</th><th>Price</th></tr><tr><td rowspan="2">Tea</td><td>3.20</td></tr>
<tr><td>3.40</td></tr><tr><td colspan="2">Sold out: <b>cocoa</b></td></tr></table>`;
const PAGE = `<!doctype html><html><head><title>unseen title</title><style>h1 { color: red }</style></head><body>
<h1>Menu</h1><p>Open <em>daily</em>, see <a href="https://example.org/x">the map</a>.</p>${TABLE}
<p hidden>unseen note</p><script>document.write('unseen script')</script></body></html>`;

describe('HTML pages and e-books as PDF', () => {
  let work: TestWork;
  let picture: Uint8Array;
  beforeAll(async () => {
    picture = await photo({ width: 30, height: 20 }).png().toBuffer();
  });
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const convert = (name: string, bytes: string | Uint8Array, options: object = {}) =>
    toPdf([fileOf(name, bytes)], toPdfTool.options.parse(options), work);
  const linesOf = (bytes: Uint8Array): readonly string[] =>
    textOf(bytes)
      .split(/[\n\f]+/)
      .map((line) => line.trim().replace(/\s{2,}/g, ' | '))
      .filter((line) => line !== '');

  testWith('pdftotext', 'an HTML page is shown as its source, unless its page is asked for', async () => {
    expect(textOf((await convert('menu.html', PAGE)).bytes)).toContain('<h1>Menu</h1>');
    const { bytes, notes } = await convert('menu.html', PAGE, { htmlAs: 'page' });
    expect(textOf(bytes)).not.toMatch(/unseen|<h1>|color/);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect(notes).toMatchObject([{ text: 'menu.html is set without its own styles.' }]);
    expect((await convert('plain.html', '<h1>Menu</h1>', { htmlAs: 'page' })).notes).toEqual([]);
  });

  testWith('pdftotext', 'the rows and columns of its tables stay together', async () => {
    const lines = linesOf((await convert('menu.html', PAGE, { htmlAs: 'page' })).bytes);
    expect(lines).toEqual([
      'Menu',
      'Open daily, see the map.',
      'Item | Price',
      'Tea | 3.20',
      '3.40',
      'Sold out: cocoa',
    ]);
  });

  testWith('pdftotext', 'a table that only arranges the page is read cell by cell', async () => {
    const arranged = `<table><tr><td><h2>Left</h2><p>first</p></td><td>${TABLE}</td></tr><tr><td>a</td><td>b</td></tr></table>`;
    const lines = linesOf((await convert('a.html', arranged, { htmlAs: 'page' })).bytes);
    expect(lines).toEqual(['Left', 'first', 'Item | Price', 'Tea | 3.20', '3.40', 'Sold out: cocoa', 'a', 'b']);
  });

  test('a page that shows nothing is refused', async () => {
    await expect(convert('a.html', '<script>a()</script>', { htmlAs: 'page' })).rejects.toMatchObject({
      code: 'text.unreadable',
      message: 'a.html cannot be read as text: its page says nothing',
    });
  });

  test('a table of a million places is given up as a table, not drawn', async () => {
    const row = '<tr>' + '<td rowspan="1000" colspan="1000">a</td>'.repeat(50) + '</tr>';
    const { bytes } = await convert('a.html', `<table>${row.repeat(40)}</table>`, { htmlAs: 'page' });
    expect(bytes.length).toBeGreaterThan(1000);
  });

  testWith('pdftotext', 'an e-book keeps its reading order and its pictures, each chapter on a new page', async () => {
    const { bytes, notes } = await convert(
      'novel.epub',
      madeEpub({
        chapters: [
          '<svg xmlns="http://www.w3.org/2000/svg"><image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="../pictures/cover.png"/></svg>',
          '<h1>First</h1><p>Once upon a time</p><p><img src="../pictures/cover.png#a" alt="again"/></p>',
          '<h1>Second</h1><p>The end</p>',
        ],
        parts: { 'OEBPS/pictures/cover.png': picture },
      }),
    );
    const pages = textOf(bytes)
      .split('\f')
      .map((page) => page.trim().split(/\s*\n\s*/));
    expect(pages).toEqual([[''], ['First', 'Once upon a time'], ['Second', 'The end'], ['']]);
    expect(imagesListed(bytes).length).toBe(2);
    expect([qpdfCheck(bytes).includes(FLAWLESS), notes]).toEqual([true, []]);
  });

  test('an address that leads out of the book, or to the outside, is not followed', async () => {
    const asking = ['file:///etc/passwd', '../../../../etc/passwd', 'https://example.org/a.png', '/etc/passwd'];
    const body = asking.map((address) => `<img src="${address}" alt="x"/>`).join('');
    const { notes } = await convert('a.epub', madeEpub({ chapters: [`<p>a${body}</p>`] }));
    expect(notes).toMatchObject([{ text: '4 pictures of a.epub were not loaded, because they are not in the file.' }]);
  });

  const locked = strToU8(
    '<encryption><enc:EncryptedData xmlns:enc="e"><enc:CipherData><enc:CipherReference URI="OEBPS/text/chapter%201.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>',
  );
  test.each([
    [
      'that only its shop opens',
      madeEpub({ chapters: ['<p>a</p>'], parts: { 'META-INF/encryption.xml': locked } }),
      'it is protected against copying',
    ],
    ['without chapters', madeEpub({ chapters: [] }), 'it names no chapters'],
    ['that says nothing', madeEpub({ chapters: ['<p> </p>'] }), 'its chapters say nothing'],
    ['that is cut off', madeEpub({ chapters: ['<p>a</p>'] }).slice(0, 400), 'it is damaged'],
    [
      'without its list of parts',
      madeEpub({ chapters: ['a'], parts: { 'META-INF/container.xml': strToU8('<a/>') } }),
      'a part of it is missing',
    ],
  ])('an e-book %s is refused by its reason', async (_, bytes, reason) => {
    await expect(convert('a.epub', bytes)).rejects.toMatchObject({
      code: 'book.unreadable',
      message: `a.epub cannot be read as an e-book: ${reason}`,
    });
  });
});
