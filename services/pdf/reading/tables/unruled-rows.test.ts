import { rawPdf } from '../../fixtures/raw-pdf.js';
import { readDocument } from '../read-document.js';

type Rows = readonly (readonly (readonly string[])[])[];

const XS = [20, 110, 220, 280];
const TOP = 190;
const PITCH = 11;

interface Drawn {
  /** Between rows, beside the distance of lines. */
  readonly gap: number;
  /** Rows under which a line is drawn, beside the last. */
  readonly ruledUnder?: readonly number[];
}

/** A table whose columns are parted by lines, its texts drawn one column after the other, as some programs do. */
const tableOf = (rows: Rows, { gap, ruledUnder = [] }: Drawn): Promise<Uint8Array> => {
  const tops = rows.reduce<readonly number[]>(
    (all, row) => [...all, (all.at(-1) ?? 0) - Math.max(...row.map((lines) => lines.length)) * PITCH - gap],
    [TOP],
  );
  const bottom = tops.at(-1) ?? 0;
  const uprights = XS.map((x) => `${x} ${TOP} m ${x} ${bottom} l S`);
  const levels = [TOP, bottom, ...ruledUnder.map((row) => tops[row + 1] ?? 0)].map((y) => `20 ${y} m 280 ${y} l S`);
  const texts = XS.slice(0, -1).flatMap((x, column) =>
    rows.flatMap((row, at) =>
      (row[column] ?? []).map(
        (line, index) => `BT /F1 9 Tf ${x + 3} ${(tops[at] ?? 0) - 10 - index * PITCH} Td (${line}) Tj ET`,
      ),
    ),
  );
  return rawPdf({ content: ['0.5 w', ...uprights, ...levels, ...texts].join('\n') });
};

const rowsIn = async (bytes: Uint8Array): Promise<(readonly string[])[]> => {
  const file = { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes } as const;
  const { pages } = await readDocument(file, { report: () => undefined });
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ rows = [] }) => rows.map((row) => row.map(({ text }) => text))),
  );
};

const head = [['Item'], ['What it is'], ['Price']];
const body = [
  [['Bolt M8'], ['Of steel, with', 'a hexagonal', 'head'], ['1.20']],
  [['Nut M8', 'galvanised'], ['Fits the bolt'], ['0.40']],
  [['Washer'], ['Between the', 'two'], ['0.10']],
];
const read = [
  ['Bolt M8', 'Of steel, with a hexagonal head', '1.20'],
  ['Nut M8 galvanised', 'Fits the bolt', '0.40'],
  ['Washer', 'Between the two', '0.10'],
];

describe('a table with lines between its columns, and none between its rows', () => {
  test('keeps its rows where they stand further apart than the lines of a cell', async () => {
    const words = body.map((row, at) => [...row.slice(0, 2), [['steel'], ['brass'], ['zinc']][at] ?? []]);
    expect(await rowsIn(await tableOf(words, { gap: 6 }))).toEqual(
      read.map((row, at) => [...row.slice(0, 2), ['steel', 'brass', 'zinc'][at]]),
    );
    expect(await rowsIn(await tableOf([head, ...body], { gap: 6, ruledUnder: [0] }))).toEqual([head.flat(), ...read]);
  });

  test('keeps its rows where each has a number', async () => {
    expect(await rowsIn(await tableOf([head, ...body], { gap: 0, ruledUnder: [0] }))).toEqual([head.flat(), ...read]);
  });

  test('has one row where texts stand side by side in boxes', async () => {
    const addresses = [
      ['Ann Ashe', 'Harbour 1', 'Oslo'],
      ['Bo Berg', 'Quay 12', 'Malmo'],
      ['Cy Carr', 'Pier 3', 'Hull'],
    ];
    expect(await rowsIn(await tableOf([addresses], { gap: 6 }))).toEqual([
      ['Ann Ashe Harbour 1 Oslo', 'Bo Berg Quay 12 Malmo', 'Cy Carr Pier 3 Hull'],
    ]);
  });
});
