import papaparse from 'papaparse';

/** Rows of a CSV file: all have the same number of cells, at least two. */
export interface CsvTable {
  readonly rows: readonly (readonly string[])[];
  /** The first row names the columns. */
  readonly hasHeader: boolean;
}

/** Why a file is no table. */
export type NoTable = 'one-column' | 'ragged' | 'open-quote' | 'too-large';

export type ReadCsv = { readonly table: CsvTable } | { readonly not: NoTable };

const DELIMITERS = [',', ';', '\t', '|'];
/** A cell takes about 50 microseconds to be typeset. */
const CELLS_MAX = 1_500_000;
const COLUMNS_MAX = 2000;
/** The share of rows that have as many cells as most rows do. */
const EVEN_MIN = 0.5;
/** Said in the first line by programs for tables; the parser does not know it. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** Control characters but tab and line ends, halves of characters, and the mark of an encoding. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFEFF\uFFFE\uFFFF]/gu;

/** The cells of a CSV file whose delimiter is a comma, semicolon, tab or bar, or is named in its first line. */
export const readCsv = (text: string): ReadCsv => {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const source = text.slice(line.length).replace(UNPRINTABLE, '');
  if (isTooLarge(source)) return { not: 'too-large' };
  const { data, errors, meta } = papaparse.parse<string[]>(source, {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: true,
    ...(named !== undefined && { delimiter: named }),
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return { not: 'open-quote' };
  return tableOf(withoutBlankEnds(data), source.length > 0 && meta.delimiter !== '');
};

/** Told before parsing, which takes memory for each cell. */
const isTooLarge = (source: string): boolean => {
  let cells = 0;
  for (const character of source) {
    if (character === '\n' || DELIMITERS.includes(character)) cells += 1;
  }
  return cells > CELLS_MAX;
};

const tableOf = (rows: readonly (readonly string[])[], isParted: boolean): ReadCsv => {
  const usual = usualWidth(rows);
  if (!isParted || usual < 2) return { not: 'one-column' };
  const even = rows.filter(({ length }) => length === usual).length;
  if (even < EVEN_MIN * rows.length) return { not: 'ragged' };
  const width = rows.reduce((most, { length }) => Math.max(most, length), usual);
  if (width > COLUMNS_MAX || width * rows.length > CELLS_MAX) return { not: 'too-large' };
  const filled = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  return { table: { rows: withoutEmptyColumns(filled), hasHeader: isHeader(filled) } };
};

/** Cells that most rows have. */
const usualWidth = (rows: readonly (readonly string[])[]): number => {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0;
};

/** Rows of nothing but delimiters at the end, which programs for tables write. */
const withoutBlankEnds = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1);

const withoutEmptyColumns = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const filledColumns = (rows[0] ?? []).flatMap((_, at) => (rows.some((row) => row[at]?.trim() !== '') ? [at] : []));
  return filledColumns.length === rows[0]?.length ? rows : rows.map((row) => filledColumns.map((at) => row[at] ?? ''));
};

const NUMBER = /^[-+\u2212(]?\s?[\p{Sc}]?\s?\d[\d.,'\u00a0\u202f\u2019 ]*(?:e[-+]?\d+)?\s?[\p{Sc}%\u2030]?\)?$/iu;
const YEAR = /^(?:1[89]|20)\d\d$/;
const DATE = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/;

export const isNumber = (cell: string): boolean => NUMBER.test(cell.trim());

/** Names of columns are no values; a year may be one. */
const isHeader = ([first = [], ...others]: readonly (readonly string[])[]): boolean =>
  others.length > 0 &&
  first.filter((cell) => cell.trim() !== '').length * 2 >= first.length &&
  first.every((cell) => YEAR.test(cell.trim()) || !(isNumber(cell) || DATE.test(cell.trim())));
