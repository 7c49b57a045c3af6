import { positionedWords } from '../fixtures/positioned-words.js';
import type { ReadBlock } from '../reading/lines/document-model.js';
import { boxAround } from '../reading/lines/text-boxes.js';
import { cellOf, tableOf } from '../reading/tables/table-block.js';
import { oneTableOf } from './joined-tables.js';

const ROW = 20;
const FOOT = 780;

interface Shape {
  readonly top: number;
  readonly left?: number;
  readonly widths?: readonly number[];
  readonly boldHead?: boolean;
}

const tableWith = (rows: readonly string[], { top, left = 50, widths = [60, 200], boldHead }: Shape): ReadBlock => {
  const cells = rows.map((row, at) =>
    row.split('|').map((text, column) => {
      const x = left + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
      const box = { x, y: top + ROW * at, width: widths[column] ?? 0, height: ROW };
      const words = positionedWords(text, { x: x + 2, y: box.y + 14 }).map((word) => ({
        ...word,
        style: { ...word.style, bold: boldHead === true && at === 0 },
      }));
      return cellOf(text === '' ? [] : words, box, { columns: 1, rows: 1 });
    }),
  );
  const width = widths.reduce((sum, one) => sum + one, 0);
  return tableOf(cells, { x: left, y: top, width, height: ROW * rows.length });
};

const textsOf = (block: ReadBlock | undefined) => block?.rows?.map((cells) => cells.map(({ text }) => text).join('|'));

const upper = ['No|Name', '1|Ada', '2|Blaise'];
const AT_FOOT = { top: FOOT - 3 * ROW };

describe('a table that goes on over the end of a page', () => {
  test('is one table, which ends where its last part does', () => {
    const whole = oneTableOf(tableWith(upper, AT_FOOT), tableWith(['3|Carl', '4|Dorothy'], { top: 50 }), FOOT);
    expect(textsOf(whole)).toEqual([...upper, '3|Carl', '4|Dorothy']);
    expect(whole?.continued).toMatchObject({ headRows: 0, box: { y: 50, height: 2 * ROW } });
  });

  test('has the names of its columns once, though they are printed on each page', () => {
    const whole = oneTableOf(tableWith(upper, { top: 400 }), tableWith(['No|Name', '3|Carl'], { top: 50 }), FOOT);
    expect(textsOf(whole)).toEqual([...upper, '3|Carl']);
    expect(whole?.continued?.headRows).toBe(1);
    expect(whole?.text.split('\n')).toHaveLength(4);
  });

  test('goes on over a third page', () => {
    const two = oneTableOf(tableWith(upper, AT_FOOT), tableWith(['3|Carl'], { top: FOOT - ROW }), FOOT);
    expect(textsOf(oneTableOf(two!, tableWith(['4|Dorothy'], { top: 50 }), FOOT))).toHaveLength(5);
  });

  test('has no empty row where the names of its columns were read as the head of the page', () => {
    const whole = oneTableOf(tableWith(upper, AT_FOOT), tableWith(['|', '3|Carl'], { top: 50 }), FOOT);
    expect(textsOf(whole)).toEqual([...upper, '3|Carl']);
  });

  test('goes on where the margins of left and right pages differ', () => {
    const whole = oneTableOf(tableWith(upper, AT_FOOT), tableWith(['3|Carl'], { top: 50, left: 90 }), FOOT);
    expect(whole?.rows?.at(-1)?.[1]?.box.x).toBe(110);
  });

  describe('and has no lines', () => {
    /** As wide as its words, each column in its own way: from its left, to its right, about its middle. */
    const unruled = (rows: readonly string[], top: number): ReadBlock => {
      const places = [(_: number) => 50, (width: number) => 200 - width, (width: number) => 300 - width / 2] as const;
      const cells = rows.map((row, at) =>
        row.split('|').map((text, column) => {
          const { width } = boxAround(positionedWords(text, { x: 0, y: 0 }).map((word) => word.box));
          const x = (places[column] ?? places[0])(width);
          const words = positionedWords(text, { x, y: top + ROW * at + 14 });
          return cellOf(words, { x, y: top + ROW * at, width, height: ROW }, { columns: 1, rows: 1 });
        }),
      );
      return tableOf(cells, boxAround(cells.flat().map(({ box }) => box)));
    };
    const first = ['Ada|1|London', 'Blaise|22|Clermont', 'Carl|3|Brunswick'];

    test('is one table, though its columns are wider on one page than on the other', () => {
      const whole = oneTableOf(
        unruled(first, FOOT - 3 * ROW),
        unruled(['Dorothy|44444|Oxford', 'Emmy|5|Bryn'], 50),
        FOOT,
      );
      expect(textsOf(whole)).toEqual([...first, 'Dorothy|44444|Oxford', 'Emmy|5|Bryn']);
    });

    test('is another where a column reaches into its neighbour', () => {
      const wide = unruled(['A name that reaches far beyond the column of numbers|5|Bryn', 'B|1|C'], 50);
      expect(oneTableOf(unruled(first, FOOT - 3 * ROW), wide, FOOT)).toBeUndefined();
    });
  });

  test.each([
    ['has room for more rows above it', tableWith(upper, { top: 300 }), tableWith(['3|Carl'], { top: 50 })],
    ['has other columns', tableWith(upper, AT_FOOT), tableWith(['3|Carl'], { top: 50, widths: [100, 160] })],
    ['has more columns', tableWith(upper, AT_FOOT), tableWith(['3|Carl|x'], { top: 50, widths: [60, 100, 100] })],
    [
      'begins with other names of its columns',
      tableWith(upper, { ...AT_FOOT, boldHead: true }),
      tableWith(['Year|Sum', '1999|5'], { top: 50, boldHead: true }),
    ],
  ])('is another where it %s', (_, one, other) => {
    expect(oneTableOf(one, other, FOOT)).toBeUndefined();
  });
});
