import { documentOf } from '../fixtures/read-documents.js';
import type { ReadBlock, ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { byPage, pageAt } from './passage.js';
import { passagesOf, proseAndTables } from './passages.js';
import { statementsOf } from './statements.js';

const textsOf = (passages: readonly { readonly text: string }[]) => passages.map(({ text }) => text);

describe('what a document says', () => {
  test('is its paragraphs and points under their headings, with their pages', () => {
    const document = documentOf([
      [
        ['page-header', 'Annual report'],
        ['heading', 'Harbour'],
        ['paragraph', 'The harbour grew.'],
        ['list-item', 'Two new docks'],
        ['page-footer', '1'],
      ],
      [
        ['heading', 'Railway'],
        ['paragraph', 'The railway shrank.'],
      ],
    ]);
    expect(passagesOf(document).map(({ text, page, section }) => [text, page, section])).toEqual([
      ['The harbour grew.', 1, 'Harbour'],
      ['Two new docks', 1, 'Harbour'],
      ['The railway shrank.', 2, 'Railway'],
    ]);
  });

  test.each([
    'References',
    '7. References',
    'Literaturverzeichnis',
    'Список литературы',
    '参考文献',
    'Table of Contents',
  ])('is not what stands under "%s"', (heading) => {
    const document = documentOf([
      [
        ['paragraph', 'First things first.'],
        ['heading', heading],
        ['paragraph', 'Smith, J., Bridges, 1999.'],
        ['heading', 'Appendix'],
        ['paragraph', 'One more thing.'],
      ],
    ]);
    expect(textsOf(passagesOf(document))).toEqual(['First things first.', 'One more thing.']);
  });

  test('has tables and captions for a model only, and captions for nobody', () => {
    const document = documentOf([
      [
        ['paragraph', 'Prose.'],
        ['table', 'a\tb\n1\t2'],
        ['caption', 'Figure 1: a bridge'],
      ],
    ]);
    expect(textsOf(passagesOf(document))).toEqual(['Prose.']);
    expect(textsOf(passagesOf(document, proseAndTables))).toEqual(['Prose.', 'a b 1 2']);
  });

  test('goes on over the end of a page where a sentence does', () => {
    const document = documentOf([[['paragraph', 'The bridge was opened by']], [['paragraph', 'the mayor in May.']]]);
    expect(passagesOf(document)).toMatchObject([{ text: 'The bridge was opened by the mayor in May.', page: 1 }]);
  });
});

/** A block as it is read from a page: `^1` is raised, `*bold*` is bold; `size` of all its words. */
const printed = (texts: readonly string[], { y = 100, size = 10 } = {}): ReadBlock => {
  const lines = texts.map((text) => {
    const words = text.split(' ').map((word) => ({
      text: word.replaceAll(/[*^]/g, ''),
      box: { x: 0, y, width: 10, height: size },
      style: {
        size,
        bold: word.includes('*'),
        italic: false,
        font: 'Times',
        colour: '000000',
        ...(word.startsWith('^') && { shift: 'raised' as const }),
      },
    }));
    const plain = words.map((word) => word.text).join(' ');
    return { text: plain, box: { x: 0, y, width: plain.length * 5, height: size }, words };
  });
  const text = lines.map((line) => line.text).join(' ');
  return { kind: 'paragraph', text, box: { x: 0, y, width: 400, height: size * lines.length }, lines };
};

const book = (...pages: readonly (readonly ReadBlock[])[]): ReadDocument => ({
  pages: pages.map((blocks, at) => ({ number: at + 1, width: 595, height: 842, source: 'text', blocks })),
});

describe('what is printed around the text of a page', () => {
  test('are the marks of footnotes, which are not read aloud; exponents are', () => {
    const page = [printed(['The harbour grew ^1 by 40 km ^2 in those years. ^12 Nobody knows why.'])];
    expect(textsOf(passagesOf(book(page)))).toEqual(['The harbour grew by 40 km² in those years. Nobody knows why.']);
  });

  test('are footnotes, around which a sentence goes on over the page, with the page of each sentence', () => {
    const pages = book(
      [
        printed(['It rained. The bridge was opened with much noise', 'and many speeches in the presence of the old']),
        printed(['^1 So the newspaper says, which had', 'sent nobody there.'], { y: 700, size: 8 }),
      ],
      [printed(['Mayor Miller, who had paid for it himself. He left early.'])],
    );
    const passages = passagesOf(pages);
    expect(textsOf(passages)).toEqual([
      'It rained. The bridge was opened with much noise and many speeches in the presence of the old ' +
        'Mayor Miller, who had paid for it himself. He left early.',
    ]);
    expect(passages.map((passage) => pageAt(passage, passage.text.indexOf('He left')))).toEqual([2]);
    expect(passages.flatMap(byPage).map(({ page }) => page)).toEqual([1, 2]);
    const said = statementsOf(passages).map(({ text, page }) => [text.slice(0, 10), page]);
    expect(said).toEqual([['The bridge', 1]]);
  });

  test('is a list of contents, whatever its heading', () => {
    const entries = ['How to begin', 'What to bring', 'Where to go', 'When to leave', 'Whom to ask?'];
    const contents = entries.map((entry, at) => printed([`${entry} . . . . . . . . . ${at + 3}`]));
    expect(passagesOf(book(contents, [printed(['It begins here.'])])).map(({ page }) => page)).toEqual([2]);
  });

  test('is a title in the first line of a paragraph', () => {
    const page = [
      printed(['*2.4* *Theorems* Every bridge ends somewhere.']),
      printed(['*Some* bridges are long.']),
      printed(['*Safety* The bridge is safe.']),
    ];
    expect(textsOf(passagesOf(book(page)))).toEqual([
      'Every bridge ends somewhere.',
      'Some bridges are long.',
      'The bridge is safe.',
    ]);
  });

  test('is a formula between the lines of a sentence, which is not quoted without it', () => {
    const page = [
      printed(['The length is known. You know the formula of the length']),
      printed(['L = 2 π r + d']),
      printed(['which every builder has learned by heart in school. It is short and easy to remember.']),
    ];
    const passages = passagesOf(book(page));
    expect(passages).toHaveLength(1);
    expect(textsOf(statementsOf(passages))).toEqual(['It is short and easy to remember.']);
    expect(passagesOf(book(page), proseAndTables)[0]?.text).toContain('L = 2 π r + d');
  });
});

describe('a sentence that can stand alone', () => {
  const standing = (text: string) => textsOf(statementsOf(passagesOf(documentOf([[['paragraph', text]]]))));

  test.each([
    'Copyright 2020 by the authors of this fine report.',
    'All rights reserved by the publisher of the book.',
    'Visit https://example.com for all of the details today.',
    'Smith, J., Miller, A., and Jones, B. (1999) On bridges and their builders.',
    'Chapter One ........................ 12 and some more words.',
    '3.2 Trace Trees are the heading of this whole section.',
    'Too short.',
    'this begins in the middle of another sentence entirely.',
    'This one never comes to its end because somebody',
    'We know that the result m = 5 follows from this.',
    'Departures are at 7 12 8 31 9 45 10 12 11 30 daily.',
    'The list has the values one, two and so on . . .',
  ])('is not "%s"', (text) => {
    expect(standing(text)).toEqual([]);
  });

  test('is a whole one, without the numbers of what it cites', () => {
    expect(standing('The bridge carries eight lanes of traffic every day [3, 4].')).toEqual([
      'The bridge carries eight lanes of traffic every day.',
    ]);
  });
});
