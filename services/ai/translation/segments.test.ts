import { documentOf } from '../sensitive/fixtures/sensitive-documents.js';
import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { segmentsOf, withTexts } from './segments.js';

const textsIn = ({ pages }: ReadDocument) => pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));

describe('the segments of a document', () => {
  test('are its texts, each once, without what is the same in every language', () => {
    const document = documentOf([['Head'], ['One text'], ['42 / 17'], ['https://example.org']], [['Head'], ['A4-B7']]);
    expect(segmentsOf(document)).toEqual(['Head', 'One text']);
  });

  test('find their way back to every place', () => {
    const document = documentOf([['Head'], ['One text'], ['42 / 17']], [['Head']]);
    const translated = withTexts(document, new Map([['Head', 'Kopf']]));
    expect(textsIn(translated)).toEqual(['Kopf', 'One text', '42 / 17', 'Kopf']);
  });

  test('of a long text are whole sentences, and become one text again', () => {
    const long = Array.from(
      { length: 60 },
      (_, index) => `The bridge number ${index} is as long as the one before it.`,
    );
    const document = documentOf([[long.join(' ')]]);
    const segments = segmentsOf(document);
    expect(segments.length).toBeGreaterThan(1);
    expect(segments.every((segment) => segment.endsWith('.') && segment.length <= 1500)).toBe(true);
    const upper = new Map(segments.map((segment) => [segment, segment.toUpperCase()]));
    expect(textsIn(withTexts(document, upper))).toEqual([long.join(' ').toUpperCase()]);
  });

  test('are put in the cells of tables', () => {
    const [page] = documentOf([['x']]).pages;
    const cell = (text: string) => ({ text, box: page!.blocks[0]!.box, lines: [], columns: 1, rows: 1 });
    const table = {
      ...page!.blocks[0]!,
      kind: 'table' as const,
      text: 'Name\tPrice',
      rows: [[cell('Name'), cell('Price')]],
    };
    const document = { pages: [{ ...page!, blocks: [table] }] };
    expect(segmentsOf(document)).toEqual(['Name', 'Price']);
    const { pages } = withTexts(document, new Map([['Price', 'Preis']]));
    expect(pages[0]?.blocks[0]?.rows?.[0]?.map(({ text }) => text)).toEqual(['Name', 'Preis']);
  });
});
