import { positionedLine } from '../../fixtures/positioned-words.js';
import { runningLines } from './running-lines.js';

/** Pages with a line at the head and one in the middle; which of these run on over the pages. */
const running = (...heads: readonly string[]): readonly string[] => {
  const pages = heads.map((head) => ({
    height: 800,
    fragments: [positionedLine(head, { x: 50, y: 40 }), positionedLine('Cranes on the quay', { x: 50, y: 400 })],
  }));
  return [...runningLines(pages).keys()].map(({ words }) => words.map(({ text }) => text).join(' '));
};

describe('a line at the head of pages', () => {
  test('runs on where it is the same on each, or but for the number of the page', () => {
    expect(running('The harbour', 'The harbour', 'The harbour')).toHaveLength(3);
    expect(running('The harbour 7', 'The harbour 8', 'The harbour 9')).toHaveLength(3);
    expect(running('Page 7 of 90', 'Page 8 of 90', 'Page 9 of 90')).toHaveLength(3);
  });

  test('is a title where its number counts something else', () => {
    expect(running('Figure 1', 'Figure 1 B', 'Figure 2', 'Table 4', 'Figure 3', 'Figure 7')).toEqual([]);
  });
});
