import { positionedWords } from '../../fixtures/positioned-words.js';
import { lineOf } from '../../reading/lines/lines.js';
import type { ColumnPlace, ReadBlock } from '../../reading/lines/document-model.js';
import type { Item } from './page-items.js';
import { joinedPages, joinedParagraphs } from './joined-paragraphs.js';

const edges = [
  { left: 50, right: 250 },
  { left: 300, right: 500 },
];
const item = (text: string, { at, y, size = 10 }: { at?: number; y: number; size?: number }): Item => {
  const column: ColumnPlace | undefined = at === undefined ? undefined : { at, edges };
  const line = lineOf(positionedWords(text, { x: at === 1 ? 300 : 50, y, size }));
  const block: ReadBlock = { kind: 'paragraph', text, box: line.box, lines: [line], ...(column && { column }) };
  return { block, column };
};
const paper = { height: 842, foot: 702 };
const texts = (items: readonly Item[]): string[] => items.map((one) => ('block' in one ? one.block.text : 'picture'));

describe('a paragraph that goes on elsewhere', () => {
  test('is one past the footnotes at the end of its column, which follow it', () => {
    const items = [
      item('We looked at the', { at: 0, y: 700 }),
      item('1 A note of the printer', { at: 0, y: 740, size: 8 }),
      item('ships of the harbour.', { at: 1, y: 100 }),
    ];
    expect(texts(joinedParagraphs(items))).toEqual([
      'We looked at the ships of the harbour.',
      '1 A note of the printer',
    ]);
  });

  test('is one over the end of a page, which then is no end', () => {
    const place = { columnBreaks: false, below: undefined };
    const pages = joinedPages(
      [
        { ...place, pageBreakBefore: false, items: [item('We looked at the', { y: 700 })] },
        { ...place, pageBreakBefore: true, items: [item('ships.', { y: 80 }), item('Then we left.', { y: 100 })] },
        { ...place, pageBreakBefore: true, items: [item('A new day began.', { y: 80 })] },
      ],
      paper,
    );
    expect(pages.map(({ items, pageBreakBefore }) => [pageBreakBefore, texts(items)])).toEqual([
      [false, ['We looked at the ships.', 'Then we left.']],
      [true, ['A new day began.']],
    ]);
  });

  test('is none where the page ends far above its foot, such as before notes on a page of their own', () => {
    const place = { columnBreaks: false, below: undefined };
    const parts = [
      { ...place, pageBreakBefore: false, items: [item('A word and its note', { y: 160 })] },
      { ...place, pageBreakBefore: true, items: [item('i the first note', { y: 80 })] },
    ];
    expect(joinedPages(parts, paper)).toHaveLength(2);
    expect(joinedPages(parts, { ...paper, foot: 165 })).toHaveLength(2);
  });

  test('is none where a sentence has ended', () => {
    const items = [item('We looked at it.', { at: 0, y: 700 }), item('ships of the harbour', { at: 1, y: 100 })];
    expect(joinedParagraphs(items)).toHaveLength(2);
  });
});
