import papaparse from 'papaparse';
import type { FormValue, FormValues } from '../form-fields.js';
import { UnreadableValues } from './unreadable-values.js';

const DELIMITERS = [',', ';', '\t', '|'];
/** Programs for tables say so in the first line; the parser does not know it. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * A table whose first row names the fields; each further row fills one form. Delimiters are commas, semicolons, tabs or
 * bars.
 *
 * @returns the values of each row.
 * @throws UnreadableValues
 */
export const readCsvValues = (text: string): readonly FormValues[] => {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const { data, errors } = papaparse.parse<string[]>(text.slice(line.length), {
    delimiter: named ?? delimiterOf(text),
    skipEmptyLines: true,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableValues({ code: 'csv-open-quote' });
  const [names = [], ...rows] = data.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new UnreadableValues({ code: 'csv-no-rows' });
  const columns = columnsOf(names, rows);
  return rows.map((row, at) => {
    if (row.length !== names.length)
      throw new UnreadableValues({ code: 'csv-row', row: at + 2, cells: row.length, columns: names.length });
    return Object.fromEntries(columns.map(([column, name]) => [name, unguarded(row[column] ?? '')]));
  });
};

/** That which stands most often in the first row, where names of fields seldom have one. */
const delimiterOf = (text: string): string => {
  const [first = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => [delimiter, first.split(delimiter).length] as const);
  return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ',';
};

/** Columns that name a field; those without name have to be empty. */
const columnsOf = (names: readonly string[], rows: readonly (readonly string[])[]) => {
  const columns = names.flatMap((name, at) => (name.trim() === '' ? [] : [[at, unguarded(name.trim())] as const]));
  const unnamed = names.findIndex(
    (name, at) => name.trim() === '' && rows.some((row) => (row[at] ?? '').trim() !== ''),
  );
  if (unnamed >= 0) throw new UnreadableValues({ code: 'csv-unnamed', column: unnamed + 1 });
  const twice = columns.find(([, name], at) => columns.findIndex(([, other]) => other === name) !== at);
  if (twice) throw new UnreadableValues({ code: 'name-twice', name: twice[1] });
  return columns;
};

/** Programs for tables take such a cell for a formula, and work it out when the file is opened. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
/** A sum or a telephone number in digits is no formula. */
const PLAIN_NUMBER = /^[+-]?\d[\d\s.,]*$/;

const guarded = (text: string): string => (FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);

const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

const cellOf = (value: FormValue): string =>
  guarded(typeof value === 'object' ? value.join('\n') : typeof value === 'boolean' ? String(value) : value);

/**
 * A table of two rows: the names of the fields, and their values. Several choices stand below each other in their cell; an
 * apostrophe stands before what programs for tables would take for a formula.
 */
export const writeCsvValues = (values: FormValues): string => {
  const names = Object.keys(values);
  const rows = [names.map(guarded), names.map((name) => cellOf(values[name] ?? ''))];
  return `\uFEFF${papaparse.unparse(rows)}\r\n`;
};
