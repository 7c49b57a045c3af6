import { lettersSetApart, type SetWord } from './letters-set-apart.js';

const SIZE = 10;
const WIDTH = 5;

interface Setting {
  /** Points from letter to letter beyond the room of one. */
  readonly apart?: number;
  readonly space?: number;
  readonly height?: number;
  readonly style?: string;
}

/** Each letter by itself; spaces are not drawn. */
const setOneByOne = (
  text: string,
  { apart = 0, space = 3, height = 700, style = 'plain' }: Setting = {},
): SetWord[] => {
  let x = 50;
  return Array.from(text).flatMap((letter) => {
    const start = x;
    x += letter === ' ' ? space + apart : WIDTH + apart;
    return letter === ' ' ? [] : [{ text: letter, start, end: start + WIDTH, height, size: SIZE, style, degrees: 0 }];
  });
};

const wordsIn = (words: readonly SetWord[]): string[] =>
  lettersSetApart(words).map((indices) => indices.map((at) => words[at]?.text).join(''));

const LINE = 'letters set one by one';

describe('letters that are set one by one', () => {
  test.each([
    ['close together', {}],
    ['a little apart', { apart: 1.5 }],
    ['far apart', { apart: 6, space: 9 }],
  ])('%s are the words of their line', (_, setting: Setting) => {
    expect(wordsIn(setOneByOne(LINE, setting))).toEqual(LINE.split(' '));
  });

  test.each([
    ['from the end of the page', (words: SetWord[]) => words.toReversed()],
    ['column by column', (words: SetWord[]) => words.toSorted((one, other) => one.start - other.start)],
  ])('are the words of their lines when they are drawn %s', (_, ordered) => {
    const lines = [...setOneByOne('first of all', {}), ...setOneByOne('then this', { height: 680 })];
    expect(wordsIn(ordered(lines)).toSorted()).toEqual(['all', 'first', 'of', 'then', 'this']);
  });

  test('end where the style is another', () => {
    const bold = setOneByOne('boldly', { style: 'bold' });
    const after = setOneByOne('plainly').map((word) => ({ ...word, start: word.start + 30, end: word.end + 30 }));
    expect(wordsIn([...bold, ...after])).toEqual(['boldly', 'plainly']);
  });

  test.each([
    ['the heads of columns', setOneByOne('ABCDEFG', { apart: 60 })],
    ['names of points, evenly apart', setOneByOne('ABCDEFG', { apart: 4 })],
    ['a few letters', setOneByOne('abcd')],
    ['letters of a script whose words are not parted', setOneByOne('日本語の文章です')],
  ])('%s stay by themselves', (_, words) => {
    expect(wordsIn(words)).toEqual([]);
  });
});
