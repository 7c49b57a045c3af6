import type { DocxParagraph } from './docx-text.js';
import { flowingWords, lineEndsIn, shareInSequence } from './flowing-words.js';
import { wordsIn } from './same-words.js';

const ends = lineEndsIn('We saw the ships\nof the old harbour.\nThen we left.\n');
const flowing = (text: string, stands: DocxParagraph['stands'] = 'in flow'): number =>
  flowingWords([{ text, stands }], ends).length;

describe('words in flowing paragraphs', () => {
  test('run on over the end of a printed line', () => {
    expect(flowing('We saw the ships of the old harbour.')).toBe(8);
    expect(flowing('We saw the ships')).toBe(0);
  });

  test('are none where each line is kept by a break, or the paragraph is in a box', () => {
    expect(flowing('We saw the ships\nof the old harbour.')).toBe(0);
    expect(flowing('We saw the ships of the old harbour.', 'in a box')).toBe(0);
  });

  test('count in their order alone', () => {
    expect(shareInSequence(wordsIn('one two three four'), wordsIn('three one two four'))).toBe(0.75);
    expect(shareInSequence([], [])).toBe(1);
  });
});
