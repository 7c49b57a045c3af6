import { jest } from '@jest/globals';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { typeset } from '../../engines/typst.js';
import { partsOf } from '../../fixtures/office-xml.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { ask, testWith } from '../../fixtures/reference-programs.js';
import { pagesIn } from '../../fixtures/rendered-look.js';
import { foundAmong, wordsIn } from '../../fixtures/word-parts.js';
import { exportWord } from '../../operations/export-to-word.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork('builtIn');
});
afterAll(() => work.end());

/** Four pages in two columns, a title above them and a wide heading between them. */
const paper = (): Promise<Uint8Array> =>
  typeset(
    `#set page(paper: "a4", margin: 20mm)
     #set text(font: "Libertinus Serif", size: 10pt, hyphenate: false)
     #set par(justify: true, first-line-indent: 1em)
     #let story(from, to) = for number in range(from, to) [
       Paragraph #number #lorem(60) so it goes on number #number to its end.#parbreak()
     ]
     #align(center, text(18pt)[*A Title across both of the columns*])
     #v(12pt)
     #columns(2, story(0, 30))
     #pagebreak()
     #align(center, text(14pt)[*A wide heading in the middle*])
     #columns(2, story(30, 50))`,
    {},
  );

const sectionsOf = (xml: string) =>
  xml
    .split(/<\/w:sectPr>/)
    .slice(0, -1)
    .map((part) => ({
      columns: Number(/<w:cols[^>]* w:num="(\d+)"/.exec(part)?.[1] ?? 1),
      text: [...part.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(''),
      indents: [...part.matchAll(/<w:ind [^>]*w:(?:start|left)="(\d+)"/g)].map(([, indent]) => Number(indent)),
    }));

describe('a paper in two columns as a Word file', () => {
  testWith('soffice', 'has columns, headings across them, and as many pages', async () => {
    const printed = await paper();
    const { bytes } = await exportWord([fileOf('paper.pdf', printed)], { textEncoding: 'auto' }, work);
    const sections = sectionsOf(partsOf(bytes).get('word/document.xml') ?? '');
    expect(sections.map(({ columns }) => columns)).toEqual([1, 2, 1, 2]);
    expect(sections[0]?.text).toBe('A Title across both of the columns');
    expect(sections[2]?.text).toBe('A wide heading in the middle');
    expect(Math.max(...sections.flatMap(({ indents }) => indents))).toBeLessThan(400);
    const again = await work.office.toPdf(bytes, '.docx');
    const before = await pagesIn(printed);
    const after = await pagesIn(again);
    expect(after).toBeGreaterThanOrEqual(before - 1);
    expect(after).toBeLessThanOrEqual(before + 1);
    const words = wordsIn(ask('pdftotext', printed, 'FILE', '-'));
    expect(foundAmong(words, wordsIn(ask('pdftotext', again, 'FILE', '-')))).toBeGreaterThan(0.99 * words.length);
  });

  test('has most paragraphs whole, also those that go on in the next column', async () => {
    const { bytes } = await exportWord([fileOf('paper.pdf', await paper())], { textEncoding: 'auto' }, work);
    const paragraphs = (partsOf(bytes).get('word/document.xml') ?? '').match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const texts = paragraphs.map((xml) =>
      [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(''),
    );
    const whole = texts.filter((text) => /^Paragraph (\d+) .* number \1 to its end\.$/s.test(text));
    expect(whole.length).toBeGreaterThanOrEqual(40);
  });
});

describe('a page of a few points', () => {
  testWith('soffice', 'becomes a page that people can read', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([612, 792]);
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (let line = 0; line < 50; line += 1)
      page.drawText(`Line ${line} of it`, { x: 72, y: 720 - 13 * line, size: 10, font });
    page.setCropBox(70, 718, 60, 9);
    const { bytes } = await exportWord([fileOf('detail.pdf', await document.save())], { textEncoding: 'auto' }, work);
    expect(partsOf(bytes).get('word/document.xml')).toMatch(/<w:pgSz w:w="11900" w:h="16840"/);
    expect(await pagesIn(await work.office.toPdf(bytes, '.docx'))).toBeLessThanOrEqual(2);
  });
});
