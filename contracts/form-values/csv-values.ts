import papaparse from 'papaparse';
import { guarded, unguarded } from '../csv-cells.js';
import { csvRecords } from '../csv-records.js';
import type { FormValue, FormValues } from '../form-fields.js';
import { UnreadableValues } from './unreadable-values.js';

/**
 * A table whose first row names the fields; each further row fills one form. Delimiters are commas, semicolons, tabs or
 * bars.
 *
 * @returns the values of each row.
 * @throws UnreadableValues
 */
export const readCsvValues = (text: string): readonly FormValues[] => {
  const records = csvRecords(text);
  if (!records) throw new UnreadableValues({ code: 'csv-open-quote' });
  const [names = [], ...rows] = records.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new UnreadableValues({ code: 'csv-no-rows' });
  const columns = columnsOf(names, rows);
  return rows.map((row, at) => {
    if (row.length !== names.length)
      throw new UnreadableValues({ code: 'csv-row', row: at + 2, cells: row.length, columns: names.length });
    return Object.fromEntries(columns.map(([column, name]) => [name, unguarded(row[column] ?? '')]));
  });
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
