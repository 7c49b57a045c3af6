import { documentOf } from '../fixtures/read-documents.js';
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
  ])('is not "%s"', (text) => {
    expect(standing(text)).toEqual([]);
  });

  test('is a whole one, without the numbers of what it cites', () => {
    expect(standing('The bridge carries eight lanes of traffic every day [3, 4].')).toEqual([
      'The bridge carries eight lanes of traffic every day.',
    ]);
  });
});
