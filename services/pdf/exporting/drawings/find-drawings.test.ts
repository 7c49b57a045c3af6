import type { DrawnShape } from '../../engines/pdfium/drawings/drawn-shapes.js';
import type { Box, ReadBlock, ReadLine, ReadPage } from '../../reading/lines/document-model.js';
import { boxAround } from '../../reading/lines/text-boxes.js';
import { findDrawings } from './find-drawings.js';

const style = { size: 8, bold: false, italic: false, font: 'Arial', colour: '000000' };
const LETTER = 4;
const SPACE = 2;

/** One after the other from a place on; a word that is a number of points is a gap. */
const line = (x: number, y: number, ...parts: readonly (string | number)[]): ReadLine => {
  let at = x;
  const words = parts.flatMap((part) => {
    if (typeof part === 'number') {
      at += part;
      return [];
    }
    const box = { x: at, y, width: part.length * LETTER, height: 8 };
    at += box.width + SPACE;
    return [{ text: part, box, style }];
  });
  return { text: words.map(({ text }) => text).join(' '), box: boxAround(words.map(({ box }) => box)), words };
};

const block = (lines: readonly ReadLine[], kind: ReadBlock['kind'] = 'paragraph'): ReadBlock => ({
  kind,
  lines,
  text: lines.map(({ text }) => text).join(' '),
  box: boxAround(lines.map(({ box }) => box)),
});

const page = (...blocks: readonly ReadBlock[]): ReadPage => ({
  number: 1,
  width: 600,
  height: 800,
  source: 'text',
  blocks,
});

const bar = (x: number, height: number, base = 200): DrawnShape => ({
  kind: 'box',
  isFilled: true,
  x,
  y: base - height,
  width: 20,
  height,
});
const chartAt = (x: number): DrawnShape[] => [
  bar(x, 40),
  bar(x + 25, 90),
  bar(x + 50, 60),
  { kind: 'rule', isFilled: false, x: x - 5, y: 200, width: 90, height: 0 },
];
const circle = (box: Box): DrawnShape => ({ kind: 'shape', isFilled: true, ...box });

const ruleAt = (y: number): DrawnShape => ({ kind: 'rule', isFilled: false, x: 90, y, width: 100, height: 0.5 });

const PROSE = Array.from({ length: 4 }, (_, at) =>
  line(60, 300 + 12 * at, ...'the year was good in all of our four regions and beyond them'.split(' ')),
);

describe('what is drawn on a page', () => {
  test('is a chart with the names below its bars and the numbers beside them', () => {
    const names = block([line(100, 206, 'Q1', 17, 'Q2', 17, 'Q3')]);
    const number = block([line(78, 150, '50')]);
    const story = block(PROSE);
    const { boxes, labels } = findDrawings(chartAt(100), page(number, names, story));
    expect(boxes).toEqual([{ x: 95, y: 110, width: 90, height: 90 }]);
    expect(labels.of.map((of) => of.map(({ text }) => text))).toEqual([['50', 'Q1', 'Q2', 'Q3']]);
    expect([...labels.taken]).toEqual([number, names]);
  });

  test('is one with the chart close beside it, though numbers stand between', () => {
    const between = block([line(200, 150, '50')]);
    const { boxes } = findDrawings([...chartAt(100), ...chartAt(230)], page(between));
    expect(boxes).toEqual([{ x: 95, y: 110, width: 220, height: 90 }]);
  });

  test('stays apart from one that headings stand between', () => {
    const column = block(
      Array.from({ length: 6 }, (_, at) => line(192, 112 + 14 * at, 'read', 'this')),
      'heading',
    );
    const { boxes } = findDrawings([...chartAt(100), ...chartAt(230)], page(column));
    expect(boxes).toHaveLength(2);
  });

  test('leaves its caption, and a paragraph that follows it closely, in the text', () => {
    const caption = block([line(100, 208, 'Figure', '1.')], 'caption');
    const story = block([line(100, 212, 'all', 'of', 'them', 'were', 'counted', 'twice')]);
    const { boxes, labels } = findDrawings(chartAt(100), page(caption, story));
    expect(boxes).toHaveLength(1);
    expect(labels.taken.size).toBe(0);
  });

  test.each<[string, readonly DrawnShape[], readonly ReadBlock[]]>([
    [
      'a frame with round corners around a paragraph',
      [circle({ x: 50, y: 290, width: 300, height: 70 })],
      [block(PROSE)],
    ],
    ['shading of lines', [0, 1, 2].map((at) => ({ ...bar(60, 12, 312 + 12 * at), width: 280 })), [block(PROSE)]],
    [
      'the grid of a table and what its head is shaded with',
      [bar(90, 15, 120), bar(110, 15, 120), bar(130, 15, 120), ...[105, 120, 135].map(ruleAt)],
      [block([line(92, 107, 'Name', 20, 'Sum'), line(92, 122, 'Anna', 20, '13')], 'table')],
    ],
    ['lines below headings', [105, 220, 400].map(ruleAt), []],
    ['bullets', [0, 1, 2, 3, 4, 5].map((at) => circle({ x: 60, y: 100 + 12 * at, width: 5, height: 5 })), []],
    ['the ground of the page', [circle({ x: 0, y: 0, width: 600, height: 780 })], []],
  ])('is no drawing where it is %s', (_, shapes, blocks) => {
    expect(findDrawings(shapes, page(...blocks)).boxes).toEqual([]);
  });
});
