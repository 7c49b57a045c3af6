import { PDFString } from 'pdf-lib';
import { partsOf } from '../../fixtures/office-xml.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { documentWith, save } from '../../fixtures/pdfs.js';
import { exportPowerpoint } from '../../operations/export-to-powerpoint.js';
import { exportWord } from '../../operations/export-to-word.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const WORDS = ['Read', 'the harbour', 'book first'] as const;

/** Words one below the other, of which the second leads somewhere. */
const linkedTo = async (address: string, place: object = { Rect: [45, 295, 200, 315] }) => {
  const document = await documentWith({ text: WORDS[0], size: [595, 400] });
  const page = document.getPage(0);
  page.drawText(WORDS[1], { x: 50, y: 300, size: 12 });
  page.drawText(WORDS[2], { x: 50, y: 100, size: 12 });
  const { context } = document;
  const action = { S: 'URI', URI: PDFString.of(address) };
  page.node.addAnnot(context.register(context.obj({ Type: 'Annot', Subtype: 'Link', A: action, ...place })));
  return fileOf('a.pdf', await save(document));
};

/** Each linked text of a Word file with the address of its relationship. */
const linksIn = async (file: Awaited<ReturnType<typeof linkedTo>>): Promise<readonly (readonly string[])[]> => {
  const { bytes } = await exportWord([file], { textEncoding: 'auto' }, work);
  const parts = partsOf(bytes);
  const targets = parts.get('word/_rels/document.xml.rels') ?? '';
  const links = parts.get('word/document.xml')?.match(/<w:hyperlink.*?<\/w:hyperlink>/gs) ?? [];
  return links.map((link) => {
    const id = /r:id="([^"]+)"/.exec(link)?.[1] ?? '';
    const relationship = (targets.match(/<Relationship [^>]*>/g) ?? []).find((one) => one.includes(`Id="${id}"`)) ?? '';
    return [link.replace(/<[^>]*>/g, ''), /Target="([^"]+)"/.exec(relationship)?.[1] ?? ''];
  });
};

describe('a link of a PDF, in Word', () => {
  test.each([
    ['https://example.org/book?a=1&b=2', 'https://example.org/book?a=1&amp;b=2'],
    ['mailto:gray@example.org', 'mailto:gray@example.org'],
    ['www.example.org', 'http://www.example.org/'],
  ])('leads to %s from the text that it stands on, and from no other', async (address, target) => {
    expect(await linksIn(await linkedTo(address))).toEqual([[WORDS[1], target]]);
  });

  test('has the style by which LibreOffice knows links, and looks as it did', async () => {
    const { bytes } = await exportWord([await linkedTo('https://example.org/')], { textEncoding: 'auto' }, work);
    const [link = ''] =
      partsOf(bytes)
        .get('word/document.xml')
        ?.match(/<w:hyperlink.*?<\/w:hyperlink>/gs) ?? [];
    for (const look of ['<w:rStyle w:val="Hyperlink"/>', '<w:color w:val="000000"/>', '<w:u w:val="none"/>'])
      expect(link).toContain(look);
  });

  test('stands on the lines that it names where its box holds more', async () => {
    const lines = { Rect: [45, 90, 200, 315], QuadPoints: [45, 315, 200, 315, 45, 295, 200, 295] };
    expect(await linksIn(await linkedTo('https://example.org/', lines))).toEqual([[WORDS[1], 'https://example.org/']]);
  });

  test.each(['javascript:alert(1)', 'file:///etc/passwd', '\\\\\\\\host\\\\share', 'not an address'])(
    'stays text where it leads to %s',
    async (address) => {
      expect(await linksIn(await linkedTo(address))).toEqual([]);
    },
  );
});

test('a link of a PDF leads to its address in PowerPoint, too', async () => {
  const { bytes } = await exportPowerpoint(
    [await linkedTo('https://example.org/a?b=1&c=2')],
    { textEncoding: 'auto' },
    work,
  );
  const parts = partsOf(bytes);
  const linked = (parts.get('ppt/slides/slide1.xml')?.match(/<a:r>.*?<\/a:r>/gs) ?? []).filter((run) =>
    run.includes('<a:hlinkClick'),
  );
  expect(linked.map((run) => /<a:t>(.*?)<\/a:t>/.exec(run)?.[1])).toEqual([WORDS[1]]);
  expect(parts.get('ppt/slides/_rels/slide1.xml.rels')).toContain('Target="https://example.org/a?b=1&amp;c=2"');
});
