import { positionedWords } from '../../fixtures/positioned-words.js';
import type { Alignment, ReadBlock } from '../../reading/lines/document-model.js';
import { lineOf } from '../../reading/lines/lines.js';
import { boxAround } from '../../reading/lines/text-boxes.js';
import { textRoomOf } from './text-room.js';

const frame = { width: 400, height: 600, left: 50, right: 50, top: 50, bottom: 50, foot: 550 };

const block = (texts: readonly string[], align: Alignment = 'left'): ReadBlock => {
  const lines = texts.map((text, at) => lineOf(positionedWords(text, { x: 50, y: 100 + 12 * at, size: 10 })));
  return { kind: 'paragraph', text: texts.join(' '), lines, align, box: boxAround(lines.map(({ box }) => box)) };
};

describe('the lines of a paragraph', () => {
  test('end at the edge of the text where they would break there anyway', () => {
    const long = 'some words that reach so far that no other word would fit'.split(' ');
    expect(textRoomOf(block([long.join(' '), 'everything else']), frame)).toEqual({ end: 300, lines: 2 });
  });

  test('end before the first word that stands on the next line', () => {
    const { end } = textRoomOf(block(['some words that go on', 'end early in it']), frame);
    expect(end).toBeGreaterThan(95);
    expect(end).toBeLessThan(112);
  });

  test('may end a little beyond the edge, so that a line as wide as the page stays one in another font', () => {
    const { end } = textRoomOf(block(['x'.repeat(60)]), frame);
    expect(end).toBeGreaterThan(300);
    expect(end).toBeLessThan(315);
  });

  test('keep their number where none would end as printed', () => {
    const ends = textRoomOf(block(['one two three four', 'a b', 'three four five']), frame);
    expect(ends.lines).toBe(3);
    expect(ends.end).toBeLessThan(100);
  });

  test('end where they all do if they are justified', () => {
    const justified = textRoomOf(block(['some words that end here', 'before the edge of it'], 'justified'), frame);
    expect(justified.end).toBeLessThan(130);
  });
});
