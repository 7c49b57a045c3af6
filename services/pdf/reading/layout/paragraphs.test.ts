import { laidLines } from '../../fixtures/laid.js';
import { paragraphsOf } from './paragraphs.js';
import { withItems } from '../lists/list-items.js';

const LINE = 'the ship left the harbour in the morning of that day and';
const place = { x: 50, y: 100 };
const sizes = (...lines: ReturnType<typeof laidLines>[]): number[] =>
  paragraphsOf(withItems(lines.flat())).map((paragraph) => paragraph.length);

describe('paragraphs', () => {
  test('are parted by a wider step', () => {
    expect(sizes(laidLines([LINE, LINE, LINE], place), laidLines([LINE, LINE], { ...place, y: 154 }))).toEqual([3, 2]);
  });

  test('are parted by an indent', () => {
    const second = laidLines([LINE], { x: 65, y: 124 });
    expect(sizes(laidLines([LINE, LINE], place), second, laidLines([LINE], { ...place, y: 136 }))).toEqual([2, 2]);
  });

  test('are parted by a short line', () => {
    expect(sizes(laidLines([LINE, 'was gone.', LINE], place))).toEqual([2, 1]);
  });

  test('are parted by another size', () => {
    expect(sizes(laidLines(['Title'], { ...place, size: 14 }), laidLines([LINE], { ...place, y: 114 }))).toEqual([
      1, 1,
    ]);
  });

  test('are the items of a list with the lines that go on with them', () => {
    const first = laidLines(['1. ' + LINE], place);
    const second = laidLines([LINE], { x: 60, y: 112 });
    expect(sizes(first, second, laidLines(['2. ' + LINE], { ...place, y: 124 }))).toEqual([2, 1]);
  });
});
