import { csvOf } from '../exporting/sheets/csv.js';

/** Old and new names as CSV, a line for each file. */
export const namesList = (names: readonly (readonly [before: string, after: string])[]): Uint8Array =>
  csvOf({
    name: 'names',
    rows: names.length,
    columns: 2,
    headRows: 0,
    rtl: false,
    cells: names.flatMap((pair, row) =>
      pair.map((text, column) => ({
        row,
        column,
        rows: 1,
        columns: 1,
        bold: false,
        value: { kind: 'text', text } as const,
      })),
    ),
  });
