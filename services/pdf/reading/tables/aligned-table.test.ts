import { positionedLine } from '../../fixtures/positioned-words.js';
import { alignedTables } from './aligned-table.js';
import type { Fragment } from '../lines/fragments.js';

/** Rows of cells that begin at these places. */
const rows = (xs: readonly number[], ...texts: (readonly string[])[]): Fragment[] =>
  texts.flatMap((cells, row) =>
    cells.flatMap((text, at) => (text === '' ? [] : [positionedLine(text, { x: xs[at] ?? 0, y: 100 + row * 14 })])),
  );
const tables = (fragments: readonly Fragment[]): string[] => alignedTables(fragments).map(({ block }) => block.text);

describe('a table without lines', () => {
  test('has cells below each other, some of them empty', () => {
    const readTables = tables(
      rows([50, 150, 250], ['Name', 'Town', 'Year'], ['Anna', '', '1901'], ['Carin', 'Lund', '1903']),
    );
    expect(readTables).toEqual(['Name\tTown\tYear\nAnna\t\t1901\nCarin\tLund\t1903']);
  });

  test('is read from the right where its words are written so, numbers among them', () => {
    const seen = rows([50, 150, 250], ['السعر', 'الكمية', 'البند'], ['30', '', 'قلم'], ['45', '2', 'دفتر']);
    const [found] = alignedTables(seen);
    expect(found?.block.text).toBe('البند\tالكمية\tالسعر\nقلم\t\t30\nدفتر\t2\t45');
    expect(found?.block.rtl).toBe(true);
    expect(alignedTables(rows([50, 150], ['Name', 'שם'], ['Anna Berg', 'חנה']))[0]?.block.rtl).toBeUndefined();
  });

  test('is no list whose levels stand further and further in', () => {
    const items = [
      ['1.', 'quay'],
      ['1.1.', 'cranes'],
      ['1.1.1.', 'hooks'],
      ['2.', 'shed'],
    ] as const;
    const list = items.flatMap(([marker, text], row) => [
      positionedLine(marker, { x: 50 + row * 20, y: 100 + row * 14 }),
      positionedLine(text, { x: 95 + row * 20, y: 100 + row * 14 }),
    ]);
    expect(tables(list)).toEqual([]);
  });

  test('is no list that bare numbers count', () => {
    expect(tables(rows([50, 90], ['1', 'the quay'], ['2', 'the cranes'], ['3', 'the shed']))).toEqual([]);
    expect(tables(rows([50, 90], ['7', '12'], ['9', '40'], ['3', '8']))).toHaveLength(1);
  });

  test('is no drawing with labels here and there', () => {
    const labels = rows(
      [50, 150, 250, 350],
      ['Start', '', '', 'Stop'],
      ['', 'Record', '', ''],
      ['Run', '', 'Leave', ''],
    );
    expect(tables(labels)).toEqual([]);
  });

  test('is no code', () => {
    const code = rows(
      [50, 150],
      ['int a;', '// ships'],
      ['int b;', '// cranes'],
      ['for (;;) {', '// cargo'],
      ['}', ''],
    );
    expect(tables(code)).toEqual([]);
  });
});
