import type { Note } from '../../../contracts/events/conversion.js';
import { readCsv, type CsvTable, type NoTable } from './csv-table.js';

const reasons: Readonly<Record<NoTable, string>> = {
  'one-column': 'it has only one column',
  ragged: 'its lines have different numbers of cells',
  'open-quote': 'a quotation mark in it is never closed',
  'too-large': 'it has too many cells',
};

interface TableFound {
  readonly table?: CsvTable;
  /** Why a CSV file is none. */
  readonly notes: readonly Note[];
}

/** The table that a CSV file is. @param cellsMax  more of them make it none. */
export const readTable = (
  { name, mime }: { readonly name: string; readonly mime: string },
  text: string,
  cellsMax = Infinity,
): TableFound => {
  if (mime !== 'text/csv' || text.trim() === '') return { notes: [] };
  const csv = readCsv(text);
  if ('not' in csv) return { notes: [noTableNote(name, csv.not)] };
  const { rows } = csv.table;
  const isTooLarge = rows.length * (rows[0]?.length ?? 0) > cellsMax;
  return isTooLarge ? { notes: [noTableNote(name, 'too-large')] } : { table: csv.table, notes: [] };
};

const noTableNote = (name: string, not: NoTable): Note => ({
  code: 'text.no-table',
  text: `${name} is shown as plain text, not as a table, because ${reasons[not]}.`,
});
