import type { MarkdownBlock, MarkdownLine } from './markdown-blocks.js';

/** A cell of a table in an HTML page. */
export interface HtmlCell {
  readonly blocks: readonly MarkdownBlock[];
  readonly isHead: boolean;
  /** Columns that it takes. */
  readonly across: number;
  /** Rows that it takes. */
  readonly down: number;
}

type Rows = readonly (readonly HtmlCell[])[];

/** With more columns than this, nothing could be read on a page. */
const COLUMNS_MAX = 40;

const EMPTY: MarkdownLine = { runs: [], rtl: false };

/**
 * The rows of a table as one table, where every cell says a line at most and there are several rows and columns. All
 * others, such as those that only arrange a page, are what their cells say, one after the other.
 */
export const tableBlocks = (rows: Rows): readonly MarkdownBlock[] => {
  const said = rows.filter((row) => row.length > 0);
  const grid = said.every((row) => row.every(isLine)) ? gridOf(said) : [];
  const columns = Math.max(0, ...grid.map((row) => row.length));
  if (grid.length < 2 || columns < 2) {
    return said.flatMap((row) => row.flatMap(({ blocks }) => blocks));
  }
  const filled = grid.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? EMPTY));
  const hasHead = said[0]?.every(({ isHead }) => isHead) === true;
  const [first = []] = filled;
  return [
    {
      kind: 'table',
      aligned: Array.from({ length: columns }, () => 'start'),
      header: hasHead ? first : [],
      rows: hasHead ? filled.slice(1) : filled,
      rtl: filled.some((row) => row.some(({ rtl }) => rtl)),
    },
  ];
};

const isLine = ({ blocks: [first, ...others] }: HtmlCell): boolean =>
  others.length === 0 && (first === undefined || first.kind === 'paragraph' || first.kind === 'heading');

const lineOf = ({ blocks: [only] }: HtmlCell): MarkdownLine =>
  only?.kind === 'paragraph' || only?.kind === 'heading' ? { runs: only.runs, rtl: only.rtl } : EMPTY;

/**
 * The text of a cell stands in the first of its places; its others stay empty. No rows where there are too many
 * columns.
 */
const gridOf = (rows: Rows): readonly (readonly (MarkdownLine | undefined)[])[] => {
  const grid = rows.map((): (MarkdownLine | undefined)[] => []);
  for (const [at, row] of rows.entries()) {
    const own = grid[at] ?? [];
    let column = 0;
    for (const cell of row) {
      while (own[column] !== undefined) column += 1;
      if (column + cell.across > COLUMNS_MAX) return [];
      for (const taken of grid.slice(at, at + cell.down)) {
        for (let place = 0; place < cell.across; place += 1) taken[column + place] = EMPTY;
      }
      own[column] = lineOf(cell);
      column += cell.across;
    }
  }
  return grid;
};
