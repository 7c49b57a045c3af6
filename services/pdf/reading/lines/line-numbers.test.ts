import { positionedWords } from '../../fixtures/positioned-words.js';
import { lineNumbersOf } from './line-numbers.js';
import type { PositionedWord } from './positioned-word.js';

interface Print {
  readonly text: string;
  readonly lines?: number;
  readonly step?: number;
}

/** A page with the numbers of its lines on the left. */
const numbered = ({ text, lines = 20, step = 1 }: Print): { words: PositionedWord[] } => ({
  words: Array.from({ length: lines }, (_, at) => {
    const y = 100 + at * 14;
    const number =
      (at + 1) % step === 0 ? positionedWords(String(at + 1), { x: at + 1 < 10 ? 35 : 31, y, size: 8 }) : [];
    return [...number, ...positionedWords(text, { x: 60, y })];
  }).flat(),
});
const numbersIn = (...pages: { words: PositionedWord[] }[]): string[] =>
  [...lineNumbersOf(pages)].map(({ text }) => text);
const PROSE = 'It was even harder to understand what had happened there';

describe('the numbers of lines', () => {
  test('are those that stand beside the text of several pages, on a short last one too', () => {
    const pages = [numbered({ text: PROSE }), numbered({ text: PROSE }), numbered({ text: PROSE, lines: 3 })];
    expect(numbersIn(...pages)).toHaveLength(43);
  });

  test('may stand beside every fifth line', () => {
    const page = { text: PROSE, lines: 40, step: 5 };
    expect(numbersIn(numbered(page), numbered(page))).toHaveLength(16);
  });

  test('are not the numbers of the rows of a table', () => {
    expect(numbersIn(numbered({ text: 'Anna Oslo' }), numbered({ text: 'Anna Oslo' }))).toEqual([]);
  });

  test('are not a list on a single page', () => {
    expect(numbersIn(numbered({ text: PROSE }), { words: positionedWords(PROSE, { x: 60, y: 100 }) })).toEqual([]);
  });
});
