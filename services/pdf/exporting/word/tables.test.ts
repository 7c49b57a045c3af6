import { Document, Packer } from 'docx';
import { positionedWords } from '../../fixtures/positioned-words.js';
import { partsOf } from '../../fixtures/office-xml.js';
import { cellOf, tableOf } from '../../reading/tables/table-block.js';
import { asNamed } from './fonts/word-fonts.js';
import { table } from './tables.js';

const PITCH = 20;

/** Two columns; the cells of a table without lines are as high as their words. */
const rows = (height: number) =>
  [0, 1, 2].map((row) =>
    ['name', 'sum'].map((word, column) => {
      const box = { x: 50 + 100 * column, y: 100 + PITCH * row, width: 100, height };
      return cellOf(positionedWords(word, { x: box.x + 2, y: box.y + 8 }), box, { columns: 1, rows: 1 });
    }),
  );

const xmlOf = async (height: number): Promise<string> => {
  const tableRead = tableOf(rows(height), { x: 50, y: 100, width: 200, height: 3 * PITCH });
  const document = new Document({ sections: [{ children: [table(tableRead, 0, asNamed)] }] });
  return partsOf(new Uint8Array(await Packer.toArrayBuffer(document))).get('word/document.xml') ?? '';
};

/** A narrow column of sums on the left, and a wide one of names on the right. */
const arabic = async (): Promise<string> => {
  const cells = [0, 1, 2].map((row) =>
    [
      { text: row === 0 ? 'المبلغ' : '30', x: 50, width: 60 },
      { text: 'الاسم', x: 110, width: 140 },
    ].map(({ text, ...across }) => {
      const box = { ...across, y: 100 + PITCH * row, height: PITCH };
      return cellOf(positionedWords(text, { x: box.x + 2, y: box.y + 8 }), box, { columns: 1, rows: 1 });
    }),
  );
  const tableRead = tableOf(cells, { x: 50, y: 100, width: 200, height: 3 * PITCH });
  const document = new Document({ sections: [{ children: [table(tableRead, 0, asNamed)] }] });
  return partsOf(new Uint8Array(await Packer.toArrayBuffer(document))).get('word/document.xml') ?? '';
};

describe('a table in Word', () => {
  test('has lines where it is printed with some', async () => {
    expect(await xmlOf(PITCH)).not.toContain('w:val="none"');
    expect(await xmlOf(10)).toContain('<w:insideH w:val="none"');
  });

  test('leaves free beside the words of its cells what is free in print', async () => {
    expect(await xmlOf(PITCH)).toContain('<w:left w:type="dxa" w:w="40"/>');
  });

  test('has rows as high as they are printed', async () => {
    const heights = [...(await xmlOf(10)).matchAll(/<w:trHeight w:val="(\d+)" w:hRule="atLeast"\/>/g)];
    expect(heights.map(([, height]) => Number(height) / 20)).toEqual([PITCH, PITCH, 10]);
  });

  test('runs from the right where it is read so: its first cell and column are those on the right', async () => {
    const xml = await arabic();
    expect(xml).toContain('<w:bidiVisual/>');
    expect([...xml.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width) / 20)).toEqual([140, 68]);
    expect([...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text)).toEqual([
      ...['الاسم', 'المبلغ'],
      ...['الاسم', '30'],
      ...['الاسم', '30'],
    ]);
    expect(xml).toContain('<w:rtl/>');
  });
});
