import MarkdownIt from 'markdown-it';
import { strFromU8, unzipSync } from 'fflate';
import { exportText as tool } from '../../../contracts/tools/export-text.js';
import { typeset } from '../engines/typst.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { exportText } from './export-to-text.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const SOURCE = `#set page(width: 400pt, height: 500pt, margin: 40pt)
#set text(size: 11pt, lang: "en")
= The harbour
The harbour was built in the last century, and *those who work there* know each of its #link("https://example.org/sheds")[sheds] by name, whatever the weather may be.

== What is stored
- ropes of hemp
- anchors & chains \\<of iron\\>

#table(columns: 2, [Shed], [Tons], [North], [12])

1 \\* 2 is not a list, and a_b is a name.
#pagebreak()
= The town
Behind it lies the town.
#image(bytes("<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60'><rect width='60' height='60' fill='red'/></svg>"), width: 60pt)
`;

const textIn = async (format: string, source = SOURCE, options: Readonly<Record<string, unknown>> = {}) => {
  const pdf = await typeset(source, {}, { text: source });
  return exportText([fileOf('harbour.pdf', pdf)], tool.options.parse({ format, ...options }), work);
};
const textOf = ({ bytes }: { readonly bytes: Uint8Array }): string => new TextDecoder().decode(bytes);

/** Requirement R-3.41. */
describe('the text of a PDF', () => {
  test('is plain text in reading order, of the chosen pages alone', async () => {
    const text = textOf(await textIn('txt'));
    expect(text).toContain('those who work there know each of its sheds by name');
    expect(text.indexOf('ropes of hemp')).toBeLessThan(text.indexOf('North\t12'));
    expect(textOf(await textIn('txt', SOURCE, { pageRanges: '2' }))).not.toContain('ropes');
  });

  test('is Markdown that another program reads as the same', async () => {
    const html = new MarkdownIt({ html: true }).render(textOf(await textIn('md')));
    expect(html).toContain('<h1>The harbour</h1>');
    expect(html).toContain('<strong>those who work there</strong>');
    expect(html).toContain('<a href="https://example.org/sheds">sheds</a>');
    expect(html).toMatch(/<li>ropes of hemp<\/li>\s*<li>anchors &amp; chains &lt;of iron&gt;<\/li>/);
    expect(html).toMatch(/<th>Shed<\/th>[^]*<td>North<\/td>\s*<td>12<\/td>/);
    expect(html).toContain('1 * 2 is not a list, and a_b is a name.');
  });

  test('is one web page that asks for nothing', async () => {
    const page = textOf(await textIn('html'));
    expect(page).toMatch(/^<!DOCTYPE html>\n<html [^>]*lang="en"/);
    expect(page).toContain("content=\"default-src 'none'; img-src data:");
    expect(page).toContain('<li>anchors &amp; chains &lt;of iron&gt;');
    expect(page).toMatch(/<td>North<\/td><td>12<\/td>/);
    expect([...page.matchAll(/(?:src|href)="(?!data:)([^"]*)"/g)].map(([, address]) => address)).toEqual([
      'https://example.org/sheds',
    ]);
  });

  test('is an e-book with a chapter for each heading of the first level', async () => {
    const { bytes, extension } = await textIn('epub');
    const files = unzipSync(bytes);
    expect(extension).toBe('.epub');
    expect(new TextDecoder('latin1').decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
    expect(Object.keys(files).filter((name) => name.includes('chapter'))).toHaveLength(2);
    expect(strFromU8(files['EPUB/contents.xhtml'] ?? new Uint8Array())).toMatch(
      /chapter-1\.xhtml#heading-1">The harbour<[^]*chapter-1\.xhtml#heading-2">What is stored<[^]*chapter-2\.xhtml#heading-3">The town</,
    );
  });

  test('is JSON with the places of blocks and lines', async () => {
    const { pages } = JSON.parse(textOf(await textIn('json', SOURCE, { pageRanges: '2' }))) as {
      pages: { number: number; blocks: { kind: string; text: string; box: { x: number } }[] }[];
    };
    expect(pages.map(({ number }) => number)).toEqual([2]);
    expect(pages[0]?.blocks[0]).toMatchObject({ kind: 'heading', text: 'The town' });
    expect(pages[0]?.blocks[0]?.box.x).toBeCloseTo(40, -1);
  });

  test('is marked where it runs from right to left', async () => {
    const page = textOf(
      await textIn('html', '#set text(lang: "ar", dir: rtl)\nهذا نص طويل بما يكفي عن الميناء والمدينة القديمة.'),
    );
    expect(page).toMatch(/^<!DOCTYPE html>\n<html [^>]*dir="rtl"/);
    expect(page).toContain('<p dir="rtl">هذا نص');
  });
});
