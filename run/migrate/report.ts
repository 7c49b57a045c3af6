/** Tells whoever waits. */
export interface Report {
  readonly say: (text: string) => void;
  readonly progress: (what: string, count: number) => void;
}

/** The target is not empty, and not the beginning of a copy either. */
export class HasOtherContents extends Error {
  override readonly name = 'HasOtherContents';

  constructor(what: string) {
    super(`the target has other contents (${what} is not that of the source); nothing is put over them`);
  }
}

export type Row = readonly [what: string, source: number | string, target: number | string];

const shown = (value: number | string): string => (typeof value === 'number' ? value.toLocaleString('en') : value);

/** Columns as wide as their longest entry; numbers to the right. */
export const tableOf = (rows: readonly Row[]): string => {
  const texts = rows.map((row) => row.map(shown));
  const widths = [0, 1, 2].map((column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ');
  return texts.map(line).join('\n');
};
