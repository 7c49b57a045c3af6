/** One figure of the spine, beside what the same would cost without it. */
export interface SpineRow {
  readonly what: string;
  readonly figure: string;
  /** Spread, counts, anything needed to read the figure. */
  readonly note?: string;
  readonly beside?: { readonly what: string; readonly figure: string; readonly ratio: string };
}

export const spineTitles = ['what', 'stands beside', 'Docket', 'it', 'ratio', 'notes'];

export const cellsOf = ({ what, figure, note = '', beside }: SpineRow): string[] => [
  what,
  beside?.what ?? '',
  figure,
  beside?.figure ?? '',
  beside?.ratio ?? '',
  note,
];
