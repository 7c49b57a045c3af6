import { strFromU8, unzipSync } from 'fflate';
import { positionedWords } from '../../fixtures/positioned-words.js';
import type { ReadBlock, ReadPage } from '../../reading/lines/document-model.js';
import { cellOf, tableOf } from '../../reading/tables/table-block.js';
import { deckOf } from './deck.js';

const WIDTHS = [60, 100, 200];

/** Rows as they are seen, from the left. */
const tableSeen = (...rows: readonly string[]): ReadBlock => {
  const cells = rows.map((row, at) =>
    row.split('|').map((text, column) => {
      const x = 50 + WIDTHS.slice(0, column).reduce((sum, width) => sum + width, 0);
      const box = { x, y: 100 + 20 * at, width: WIDTHS[column] ?? 0, height: 20 };
      return cellOf(positionedWords(text, { x: x + 2, y: box.y + 14 }), box, { columns: 1, rows: 1 });
    }),
  );
  return tableOf(cells, { x: 50, y: 100, width: 360, height: 20 * rows.length });
};

const slideWith = async (table: ReadBlock): Promise<string> => {
  const page = { number: 1, width: 500, height: 400, blocks: [table] } as unknown as ReadPage;
  const deck = await deckOf({ pages: [page] }, () => []);
  return strFromU8(unzipSync(deck)['ppt/slides/slide1.xml'] ?? new Uint8Array());
};

const textsIn = (xml: string): string[] => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text ?? '');
const widthsIn = (xml: string): number[] =>
  [...xml.matchAll(/<a:gridCol w="(\d+)"/g)].map(([, width]) => Math.round(Number(width) / 12_700));

describe('a table on a slide', () => {
  test('whose words are Arabic begins at its right, in the order in which it is read', async () => {
    const xml = await slideWith(tableSeen('مبلغ|اسم|رقم', '30|أحمد|1'));
    expect(xml).toContain('<a:tblPr rtl="1"/>');
    expect(textsIn(xml)).toEqual(['رقم', 'اسم', 'مبلغ', '1', 'أحمد', '30']);
    expect(widthsIn(xml)).toEqual([200, 100, 60]);
  });

  test('whose words are Latin begins at its left', async () => {
    const xml = await slideWith(tableSeen('No|Name|Sum', '1|Ada|30'));
    expect(xml).toContain('<a:tblPr/>');
    expect(textsIn(xml).slice(0, 3)).toEqual(['No', 'Name', 'Sum']);
    expect(widthsIn(xml)).toEqual([60, 100, 200]);
  });
});
