import { cutsIn, shareKept, wordsIn } from './same-words.js';

describe('the words of an export', () => {
  test('are whole where a line divided them, and single characters of Chinese', () => {
    expect(wordsIn('An exam-\nple, 中文 ﬁne')).toEqual(['an', 'example', '中', '文', 'fine']);
  });

  test('are kept as often as they are there', () => {
    const expected = wordsIn('one two two three');
    expect(shareKept(expected, wordsIn('two one three'))).toBe(0.75);
  });

  test('are cut where a paragraph ends within a sentence', () => {
    expect(cutsIn(['We went to the', 'very old town of Rome', 'Then came a new day.', 'and so it was then'])).toBe(1);
    expect(cutsIn(['Name of the', 'child'])).toBe(0);
  });
});
