import { layOut } from '../layout/layout.js';
import { ASCENT_OF_SIZE, DESCENT_OF_SIZE } from './line-places.js';
import type { PlainPage } from './plain-page.js';
import type { PositionedWord } from './positioned-word.js';

const SIZE = 12;
const style = (size: number) => ({ size, bold: false, italic: false, font: 'Mincho', colour: '000000' });

const word = (
  text: string,
  at: { x: number; y: number; width?: number; size?: number; upright?: boolean },
): PositionedWord => {
  const { x, y, size = SIZE, width = size, upright = true } = at;
  const box = upright
    ? { x, y, width, height: (ASCENT_OF_SIZE + DESCENT_OF_SIZE) * size }
    : { x, y, width: size, height: width };
  return { text, box, style: style(size), baseline: y + ASCENT_OF_SIZE * size, upright, glued: false };
};
/** From the top, each character below the one before. */
const column = (text: string, x: number, size = SIZE): PositionedWord[] =>
  Array.from(text).map((character, at) => word(character, { x: x - size / 2, y: 60 + at * size, size }));
const page = (...words: readonly PositionedWord[]): PlainPage => ({
  number: 1,
  width: 400,
  height: 600,
  source: 'text',
  words,
  rules: [],
});
const textOf = (plain: PlainPage): string =>
  layOut([plain])[0]!
    .blocks.map(({ text }) => text)
    .join('|');

const first = '吾輩は猫である。名前はまだ無い。どこで生れたかとん';
const second = 'と見当がつかぬ。何でも薄暗いじめじめした所で泣いて';
const third = 'いた事だけは記憶している。';

describe('a page that is written in columns', () => {
  test('is read down each of them, the right one first', () => {
    const read = textOf(
      page(...column('雪の日', 380, 24), ...column(first, 320), ...column(second, 300), ...column(third, 280)),
    );
    expect(read).toBe(`雪の日|${first}${second}${third}`);
  });

  test('has a year set across, and a Latin word on its side, where they stand', () => {
    const above = column('発明は昭和', 320);
    const year = word('12', { x: 314, y: 60 + 5 * SIZE, width: SIZE });
    const middle = Array.from('年に会社').map((character, at) => word(character, { x: 314, y: 60 + (6 + at) * SIZE }));
    const latin = word('Sony', { x: 314, y: 60 + 10 * SIZE, width: 26, upright: false });
    const rest = Array.from('でされた。').map((character, at) =>
      word(character, { x: 314, y: 60 + 10 * SIZE + 26 + at * SIZE }),
    );
    expect(textOf(page(...above, year, ...middle, latin, ...rest, ...column(second, 300)))).toBe(
      `発明は昭和12年に会社Sonyでされた。${second}`,
    );
  });

  test('has its number, which is written across, after its text', () => {
    const number = word('– 1957 –', { x: 180, y: 560, width: 40 });
    expect(textOf(page(number, ...column(first, 320), ...column(second, 300)))).toBe(`${first}${second}|– 1957 –`);
  });
});

describe('a page that is written in lines', () => {
  const line = (text: string, y: number) => word(text, { x: 60, y, width: text.length * SIZE });

  test('stays as it is, also with the single letters of a list below each other', () => {
    const rows = Array.from('一二三四五').flatMap((number, at) => [
      word(number, { x: 40, y: 60 + at * 20 }),
      line(first.slice(at), 60 + at * 20),
    ]);
    const [read] = layOut([page(...rows)]);
    expect([read?.width, read?.height]).toEqual([400, 600]);
    expect(read?.blocks.map(({ text }) => text).join(' ')).toContain(first);
  });
});
