/** A stretch of text in one style. */
export interface SimpleRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** A document as far as it can be set without the program it was made with. */
export type SimpleBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly SimpleRun[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly SimpleRun[] }
  | { readonly kind: 'item'; readonly level: number; readonly ordered: boolean; readonly runs: readonly SimpleRun[] }
  /** Rows of the same number of cells. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

export const plainRun = (text: string): SimpleRun => ({ text, bold: false, italic: false });

/** Rows filled up to the longest one. */
export const evenRows = (rows: readonly (readonly string[])[]): string[][] => {
  const width = Math.max(1, ...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
};
