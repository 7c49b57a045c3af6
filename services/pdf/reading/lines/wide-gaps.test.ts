import { positionedWords } from '../../fixtures/positioned-words.js';
import { wideGapsIn } from './wide-gaps.js';

const gaps = (text: string, rtl = false): [number, number][] =>
  wideGapsIn(positionedWords(text, { x: 50, y: 100, rtl })).map(({ from, to }) => [from, to]);

describe('the wide gaps of a line', () => {
  test('part what stands in places of its own, from either side', () => {
    expect(gaps('Invoice number\t4711\tDate\t12 May')).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(gaps('שם\tדנה לוי', true)).toEqual([[1, 1]]);
  });

  test('may be filled with dots that lead over them', () => {
    expect(gaps('The road ........ 14')).toEqual([[2, 3]]);
    expect(gaps('The road . . . . . 14')).toEqual([[2, 7]]);
    expect(gaps('And so on ... 14')).toEqual([]);
  });

  test('are none in a line whose words all stand apart', () => {
    const words = positionedWords('set from edge to edge', { x: 50, y: 100 });
    const apart = words.map((word, at) => ({ ...word, box: { ...word.box, x: word.box.x + 20 * at } }));
    expect(wideGapsIn(apart)).toEqual([]);
    const cells = words.map((word, at) => ({ ...word, box: { ...word.box, x: 50 + 60 * at } }));
    expect(wideGapsIn(cells)).toHaveLength(4);
  });

  test('are those of a row of numbers, however far apart its closest ones stand', () => {
    const numbers = positionedWords('302 15.1 6.03 750', { x: 50, y: 100 });
    const places = [50, 110, 180, 218];
    const row = numbers.map((word, at) => ({ ...word, box: { ...word.box, x: places[at] ?? 0 } }));
    expect(wideGapsIn(row).map(({ from }) => from)).toEqual([1, 2]);
  });

  test('are none where words go back and forth', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((text, at) =>
      positionedWords(text, { x: [50, 300, 150][at] ?? 0, y: 100 }),
    );
    expect(wideGapsIn([...(one ?? []), ...(two ?? []), ...(three ?? [])])).toEqual([]);
  });
});
