import { positionedLines } from '../../fixtures/positioned-words.js';
import { alignmentOf, itemAlignmentOf } from './alignment.js';

const region = { left: 50, right: 550 };
const middle = positionedLines(['of the town'], { x: 273, y: 100 });

describe('the alignment of a block', () => {
  test('is the middle of its region, but not of an item of a list that happens to end there', () => {
    expect(alignmentOf(middle, region)).toBe('centre');
    expect(itemAlignmentOf(middle, region)).toBe('left');
  });
});
