import { positionedWords } from '../../fixtures/positioned-words.js';
import { withShifts } from './shifts.js';

const shiftsOf = (...words: ReturnType<typeof positionedWords>) =>
  withShifts(words).map(({ text, style: { shift, size } }) => [text, shift, size]);
const line = positionedWords('some words', { x: 10, y: 100 });

describe('small letters off the line', () => {
  test('are the mark of a note above it, in the size of the words beside', () => {
    expect(shiftsOf(...line, ...positionedWords('2', { x: 90, y: 96, size: 6 })).at(-1)).toEqual(['2', 'raised', 10]);
  });

  test('may stand below it', () => {
    expect(shiftsOf(...line, ...positionedWords('2', { x: 90, y: 103, size: 6 })).at(-1)).toEqual(['2', 'lowered', 10]);
  });

  test('are not told by a large initial', () => {
    const initial = positionedWords('O', { x: 0, y: 108, size: 30 });
    expect(shiftsOf(...initial, ...line).map(([, shift]) => shift)).toEqual([undefined, undefined, undefined]);
  });
});
