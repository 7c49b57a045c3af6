import { positionedWords } from '../../fixtures/positioned-words.js';
import { layOut } from '../layout/layout.js';
import type { PlainPage } from './plain-page.js';
import type { PositionedWord } from './positioned-word.js';

const page = (words: readonly PositionedWord[]): PlainPage => ({
  number: 1,
  width: 600,
  height: 800,
  source: 'text',
  rules: [],
  words,
});
const hebrew = (text: string, y: number, x = 540): PositionedWord[] => positionedWords(text, { x, y, rtl: true });
const blocksOf = (words: readonly PositionedWord[]) => layOut([page(words)])[0]!.blocks;

describe('lines from right to left', () => {
  const lines = [...hebrew('הספינה עזבה את הנמל בבוקר עם שני מאות נוסעים', 200), ...hebrew('ועם הדואר', 212)];

  test('are read from the right, whichever way they were drawn', () => {
    const text = 'הספינה עזבה את הנמל בבוקר עם שני מאות נוסעים ועם הדואר';
    expect(blocksOf(lines)).toMatchObject([{ kind: 'paragraph', text, rtl: true }]);
    expect(blocksOf(lines.toReversed())).toMatchObject([{ text, rtl: true }]);
  });

  test('keep the order of words in a script that runs the other way', () => {
    const before = hebrew('הקברניט', 200);
    const within = positionedWords('John Smith', { x: 440, y: 200 });
    const after = hebrew('ביטח את מטענו', 200, 435);
    expect(blocksOf([...after, ...within, ...before])[0]).toMatchObject({ text: 'הקברניט John Smith ביטח את מטענו' });
  });

  test('have their words in order within a line of another script, whichever way they were drawn', () => {
    const before = positionedWords('The long and old name of it is', { x: 60, y: 200 });
    const name = hebrew('הנמל הישן', 200, 270);
    const text = 'The long and old name of it is הנמל הישן';
    expect(blocksOf([...before, ...name])[0]).toMatchObject({ text });
    expect(blocksOf([...before, ...name.toReversed()])[0]).toMatchObject({ text });
  });

  test('have a letter that is drawn into the word before in that word', () => {
    const word = hebrew('רצי', 200)[0]!;
    const letter = hebrew('ף', 200, 525)[0]!;
    expect(blocksOf([word, { ...letter, box: { ...letter.box, x: word.box.x - 5, width: 5.2 } }])[0]).toMatchObject({
      text: 'רציף',
    });
  });

  test('make a list whose markers stand on the right', () => {
    const items = [...hebrew('1. הרציף של הנמל', 200), ...hebrew('2. המנופים', 212)];
    expect(blocksOf(items).map(({ kind, marker, text }) => [kind, marker, text])).toEqual([
      ['list-item', '1.', 'הרציף של הנמל'],
      ['list-item', '2.', 'המנופים'],
    ]);
  });

  test('stand in columns that are read from the right', () => {
    const column = (x: number, word: string): PositionedWord[] =>
      Array.from({ length: 6 }, (_, at) => hebrew(`${word} עזבה את הנמל בבוקר עם הדואר`, 200 + at * 12, x)).flat();
    const texts = blocksOf([...column(280, 'שמאל'), ...column(560, 'ימין')]).map(({ text }) => text.split(' ')[0]);
    expect(texts).toEqual(['ימין', 'שמאל']);
  });

  test('leave a line in another script as it is', () => {
    expect(blocksOf([...lines, ...positionedWords('The harbour of the town', { x: 60, y: 300 })]).at(-1)).toMatchObject(
      {
        text: 'The harbour of the town',
      },
    );
  });
});

describe('signs that a font lacks, drawn in another one after the rest of their line', () => {
  /** Words with the place where each begins; letters are five points wide. */
  const placed = (...words: readonly (readonly [text: string, x: number])[]): PositionedWord[] =>
    words.flatMap(([text, x]) => positionedWords(text, { x, y: 200 }));

  test.each([
    ['a date', placed(['2024', 60], ['05', 85], ['13', 100], ['/', 80], ['/', 95]), '2024/05/13'],
    ['a telephone', placed(['Ring', 60], ['now', 92], ['now', 122], ['☎', 84], ['☎', 114]), 'Ring ☎ now ☎ now'],
    ['brackets', placed(['paid', 60], ['99', 88], ['7', 103], ['(', 83], ['/', 98], [')', 108]), 'paid (99/7)'],
  ])('stand in their places: %s', (_, words, text) => {
    expect(blocksOf(words)[0]).toMatchObject({ text });
    expect(blocksOf([...words, ...hebrew('הספינה עזבה את הנמל', 240)])[0]).toMatchObject({ text });
  });

  test('are not taken for those of a text that is drawn over another one', () => {
    const under = positionedWords('The harbour of the town', { x: 60, y: 200 });
    const over = positionedWords('SEEN BY THE MAYOR', { x: 62, y: 200 });
    expect(
      blocksOf([...under, ...over])
        .map(({ text }) => text)
        .join(' '),
    ).toBe('The harbour of the town SEEN BY THE MAYOR');
  });
});
