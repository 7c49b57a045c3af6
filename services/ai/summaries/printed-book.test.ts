import { spawnSync } from 'node:child_process';
import { typeset } from '../../pdf/engines/typst.js';
import { readDocument } from '../../pdf/reading/read-document.js';
import { noModel } from '../model/no-model.js';
import { summarizeDocument } from './summarize-document.js';

const withPdftotext = spawnSync('pdftotext', ['-v']).error === undefined ? test : test.skip;

const CHAPTERS = ['The harbour', 'The railway', 'The bridge', 'The market', 'The school', 'The mill'];
const SENTENCES = [
  'In the year of the great flood the people of the town decided to build a new wall around the old harbour',
  'Mr. Miller and Dr. Brown, who had paid for most of it, wanted the work to be finished before the winter',
  'The railway company asked for land along the river, which the council sold after a long and bitter debate',
  'Nobody had expected that so many families would come from the villages to live near the new station',
  'The price of bread rose for three years until the mill on the other side of the river was opened again',
  'A teacher from the capital founded the first school, in which sixty children learned to read and to write',
  'Merchants from the south brought cloth and wine to the market, which was held on every second Friday',
  'The bridge was closed for a summer because two of its arches had been damaged by ice in the spring',
];

/** Six chapters under running heads, with footnotes, page numbers, a table, and sentences over the ends of pages. */
const book = (): Promise<Uint8Array> => {
  const chapter = (title: string, of: number): string => {
    const paragraphs = Array.from({ length: 5 }, (_, at) => {
      const sentences = SENTENCES.map((__, place) => {
        const sentence = SENTENCES[(place * 3 + at + of) % SENTENCES.length] ?? '';
        return place === 2
          ? `${sentence}, as ${title.toLowerCase()} shows.#footnote[See the papers of the town.]`
          : `${sentence}.`;
      });
      return sentences.join(' ');
    });
    return `= ${title}\n\n${paragraphs.join('\n\n')}\n\n#table(columns: 4, [7.05], [8.10], [9.15], [10.20], [7.35], [8.40], [9.45], [10.50])`;
  };
  return typeset(
    `#set page(width: 300pt, height: 420pt, margin: 40pt, numbering: "1", header: context {
       let seen = query(selector(heading).before(here()))
       if seen.len() > 0 [Chapter #seen.len() #h(1fr) #upper(seen.last().body)]
     })
     #set text(size: 10pt, lang: "en")
     #set par(justify: true)
     ${CHAPTERS.map(chapter).join('\n\n')}`,
    {},
  );
};

describe('the summary of a printed book', () => {
  let cited: { readonly text: string; readonly page: number }[] = [];
  let pages: string[] = [];

  beforeAll(async () => {
    const bytes = await book();
    pages = String(spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes }).stdout).split('\f');
    const file = { name: 'book.pdf', kind: 'pdf', mime: 'application/pdf', bytes } as const;
    const document = await readDocument(file, { report: () => undefined });
    const summary = await summarizeDocument(document, { model: noModel, report: () => undefined });
    cited = [...summary.matchAll(/(?:^- |^|(?<=\) ))(\S[^\n]*?) \(p\. (\d+)\)/gm)].map(([, text = '', page]) => ({
      text,
      page: Number(page),
    }));
  });

  test('has whole sentences only: no page number, running head, footnote or heading is glued to one, none is cut', () => {
    const known = new Set(SENTENCES.map((sentence) => sentence.slice(0, 40)));
    expect(cited.length).toBeGreaterThanOrEqual(5);
    for (const { text } of cited) {
      expect(known).toContain(text.slice(0, 40));
      const [whole = ''] = SENTENCES.filter((sentence) => text.startsWith(sentence));
      expect(text.slice(whole.length)).toMatch(/^(?:, as the [a-z]+ shows)?\.$/);
    }
  });

  withPdftotext('names the page on which each sentence begins (pdftotext)', () => {
    for (const { text, page } of cited) {
      const words = (pages[page - 1] ?? '').replaceAll(/-\n\s*/g, '').replaceAll(/\s+/g, ' ');
      expect(words).toContain(text.split(' ').slice(0, 3).join(' '));
    }
  });
});
