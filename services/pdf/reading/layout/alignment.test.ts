import { positionedLines } from '../../fixtures/positioned-words.js';
import { alignmentOf, itemAlignmentOf } from './alignment.js';

const region = { left: 50, right: 550, starts: [50, 273] };
const middle = positionedLines(['of the town'], { x: 273, y: 100 });

describe('the alignment of a block', () => {
  test('is the middle of its region, but not of an item of a list that happens to end there', () => {
    expect(alignmentOf(middle, region)).toBe('centre');
    expect(itemAlignmentOf(middle, region)).toBe('left');
  });

  test('is the right of its region, but not of the longest of several lines that begin together', () => {
    const last = positionedLines(['in the year 1800'], { x: 470, y: 100 });
    const right = (last[0]?.box.x ?? 0) + (last[0]?.box.width ?? 0);
    expect(alignmentOf(last, { left: 50, right, starts: [50, 60, 470] })).toBe('right');
    expect(alignmentOf(last, { left: 50, right, starts: [50, 470, 470, 470] })).toBe('left');
  });
});
