import { positionedWords } from '../../fixtures/positioned-words.js';
import { withDropCaps } from './drop-caps.js';

const initial = (text: string) => positionedWords(text, { x: 50, y: 132, size: 40 });
const beside = [
  ...positionedWords('calable ships are built', { x: 74, y: 108 }),
  ...positionedWords('in the harbour of the town', { x: 74, y: 120 }),
  ...positionedWords('and in others', { x: 74, y: 132 }),
];
const texts = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join(' ');

describe('a large initial over several lines', () => {
  test('is a part of the word that it begins', () => {
    expect(texts(withDropCaps([...initial('S'), ...beside]))).toBe(
      'Scalable ships are built in the harbour of the town and in others',
    );
    expect(texts(withDropCaps([...beside, ...initial('S')]))).toMatch(/^Scalable ships/);
  });

  test('is none where it stands alone, by one line, or is a number', () => {
    const alone = [...initial('S'), ...positionedWords('calable ships', { x: 200, y: 108 })];
    expect(withDropCaps(alone)).toEqual(alone);
    const label = [...initial('S'), ...positionedWords('calable ships', { x: 74, y: 130 })];
    expect(withDropCaps(label)).toEqual(label);
    const numbered = [...initial('7'), ...beside];
    expect(withDropCaps(numbered)).toEqual(numbered);
  });
});
