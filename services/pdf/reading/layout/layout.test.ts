import { typeset } from '../../engines/typst.js';
import { REPORT_STORY, reportPdf } from '../../fixtures/report-pdf.js';
import type { ReadBlock, ReadPage } from '../lines/document-model.js';
import { readDocument } from '../read-document.js';

const read = async (bytes: Uint8Array): Promise<readonly ReadPage[]> => {
  const file = { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes } as const;
  return (await readDocument(file, { report: () => undefined })).pages;
};
const set = (body: string): Promise<Uint8Array> =>
  typeset(`#set page(width: 420pt, height: 500pt, margin: 40pt)\n#set text(size: 10pt)\n${body}`, {
    story: REPORT_STORY,
  });
const of = (pages: readonly ReadPage[], kind: ReadBlock['kind']): ReadBlock[] =>
  pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === kind));
const texts = (blocks: readonly ReadBlock[]): string[] => blocks.map(({ text }) => text);

describe('the layout of a document', () => {
  let report: readonly ReadPage[];
  beforeAll(async () => {
    report = await read(await reportPdf());
  });

  test('has headings by their size', () => {
    expect(of(report, 'heading').map(({ level, text }) => [level, text])).toEqual([
      [1, 'The harbour'],
      [2, 'What was built'],
      [2, 'In which order'],
      [1, 'The road'],
    ]);
  });

  test('has paragraphs whose lines are joined', () => {
    expect(texts(of(report, 'paragraph'))).toEqual([
      REPORT_STORY,
      `It was never finished on time. ${REPORT_STORY}`,
      REPORT_STORY,
    ]);
  });

  test('keeps the head of a ruled table, which is printed again on each page, and every row in the table', async () => {
    const days = Array.from({ length: 70 }, (_, at) => `[${at + 1} May], [Harbour ${at % 7}], [${(at * 7) % 100} mm],`);
    const pages = await read(
      await set(
        `The readings of a year.\n#table(columns: 3, table.header([Day], [Station], [Reading]), ${days.join(' ')})\nThey end here.`,
      ),
    );
    expect(pages.length).toBeGreaterThan(2);
    expect(of(pages, 'page-header')).toEqual([]);
    const tables = of(pages, 'table');
    expect(tables.map(({ text }) => text.split('\n')[0])).toEqual(pages.map(() => 'Day\tStation\tReading'));
    const rows = tables.flatMap(({ text }) => text.split('\n').slice(1));
    expect(rows.map((row) => row.split('\t')[0])).toEqual(Array.from({ length: 70 }, (_, at) => `${at + 1} May`));
  });

  test('takes a head of each page that is set in a table for a head, still', async () => {
    const head = '#set page(header: table(columns: 2, [Harbour board], [Minutes of May]))';
    const said = [
      'The quay was mended in spring.',
      'A crane was bought.',
      'Nobody came to the last meeting of the year.',
    ];
    const pages = await read(await set(`${head}\n${said.join('\n#pagebreak()\n')}`));
    expect(new Set(texts(of(pages, 'page-header')).join(' ').split(' '))).toEqual(
      new Set(['Harbour', 'board', 'Minutes', 'of', 'May']),
    );
    expect(of(pages, 'table')).toEqual([]);
  });

  test('tells running heads and page numbers from the text', () => {
    expect(texts(of(report, 'page-header'))).toEqual(['Annual report', 'Annual report']);
    expect(texts(of(report, 'page-footer'))).toEqual(['Page 1', 'Page 2']);
  });

  test('has list items apart from their markers', () => {
    expect(of(report, 'list-item').map(({ marker, text }) => [marker, text.slice(0, 12)])).toEqual([
      ['•', 'a quay of 21'],
      ['•', 'two cranes, '],
      ['•', 'a shed'],
      ['1.', 'the quay'],
      ['2.', 'the cranes'],
    ]);
  });

  test('has tables by their lines, with their empty cells', () => {
    const [table] = of(report, 'table');
    expect(table?.rows?.map((cells) => cells.map(({ text }) => text))).toEqual([
      ['Year', 'Ships', 'Cargo'],
      ['1872', '118', '12,400'],
      ['1873', '131', ''],
      ['1874', '190', '20,150'],
    ]);
  });

  test('knows bold and italic words', () => {
    const words = of(report, 'paragraph').flatMap(({ lines }) => lines.flatMap((line) => line.words));
    expect(words.filter(({ style }) => style.bold).map(({ text }) => text)).toEqual(['never']);
    expect(words.filter(({ style }) => style.italic).map(({ text }) => text)).toEqual(['on', 'time.']);
  });

  test('reads two columns one after the other, below the title that runs across', async () => {
    const pages = await read(
      await set(`#align(center, text(16pt)[A title over both of the columns])
        #columns(2)[#sys.inputs.story #sys.inputs.story #colbreak() Second. #sys.inputs.story]`),
    );
    expect(texts(pages[0]?.blocks ?? [])).toEqual([
      'A title over both of the columns',
      `${REPORT_STORY} ${REPORT_STORY}`,
      `Second. ${REPORT_STORY}`,
    ]);
  });

  test('finds a table without lines, and a blank row does not end it', async () => {
    const rows = '[Name],[Town],[Year],[Anna],[Oslo],[1901],[],[],[],[Bertil],[Lund],[1902],[Carin],[Umeå],[1903]';
    const pages = await read(await set(`#table(columns: (90pt, 90pt, 90pt), stroke: none, ${rows})`));
    expect(of(pages, 'table').map(({ text }) => text)).toEqual([
      'Name\tTown\tYear\nAnna\tOslo\t1901\nBertil\tLund\t1902\nCarin\tUmeå\t1903',
    ]);
  });

  test('takes a lettered list for a list, not for a table', async () => {
    const pages = await read(
      await set('#set enum(numbering: "a)", body-indent: 2em)\n+ apples\n+ pears\n+ plums\n+ figs'),
    );
    expect(of(pages, 'table')).toEqual([]);
    expect(of(pages, 'list-item').map(({ marker }) => marker)).toEqual(['a)', 'b)', 'c)', 'd)']);
  });

  test('has the title of a short chapter at the head of its page, as on all others', async () => {
    const chapters = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'].map(
      (name, at) => `= ${name}\n${'#sys.inputs.story\n\n#pagebreak()\n'.repeat(at === 2 ? 1 : 3)}`,
    );
    const head =
      'context { let seen = query(selector(heading).before(here())); if seen.len() > 0 [Chapter #seen.last().body] }';
    const pages = await read(await set(`#set page(header: ${head}, numbering: "1")\n${chapters.join('\n')}`));
    const heads = texts(of(pages, 'page-header'));
    expect(heads).toContain('Chapter Beta');
    expect(texts(of(pages, 'paragraph')).filter((text) => text.startsWith('Chapter'))).toEqual([]);
    expect(texts(of(pages, 'paragraph')).filter((text) => /^\d+$/.test(text))).toEqual([]);
  });
});
