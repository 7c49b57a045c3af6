import { recipientEmail, type NewSignatureRequest } from '../api/signature-requests.js';
import type { AskedByTemplate } from '../api/request-templates.js';
import { inOneLine, VISIBLE } from '../api/one-line.js';
import { unguarded } from '../csv-cells.js';
import { csvRecords } from '../csv-records.js';
import { Refusal, type RefusalCode, type RefusalFacts } from '../errors.js';
import { REQUEST_MESSAGE_MAX, REQUEST_ROWS_MAX, SIGNATURE_TEXT_MAX } from '../limits.js';
import { isScreenLanguage, screenLanguages, type ScreenLanguage } from '../screen-languages.js';
import { columnsFor, isNeeded, sameHeader, type RowColumn, type RowPerson } from './row-columns.js';

/** Why one row becomes no request; its facts name the row and the column. */
export interface RowProblem {
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;
}

/** One row of a list, which becomes one request. */
export interface RequestRow {
  /** As programs for tables count: the names of the columns stand in row 1. */
  readonly row: number;
  /** In the order of the columns that the list has. */
  readonly cells: readonly string[];
  /** Empty where the row becomes a request. */
  readonly problems: readonly RowProblem[];
}

/** A list that can be read, row by row. */
export interface RequestRows {
  /** Those that the list has, in its order. */
  readonly columns: readonly RowColumn[];
  readonly rows: readonly RequestRow[];
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Reads a table whose first row names the columns of a template's list.
 *
 * @param text CSV, with commas, semicolons, tabs or bars between the cells.
 * @throws Refusal `request-rows.…` for what concerns the list as a whole; what is wrong in a row is told with the row.
 */
export const readRequestRows = (text: string, people: readonly RowPerson[]): RequestRows => {
  const known = columnsFor(people);
  if (known.length === 0) throw new Refusal('request-rows.no-roles');
  const records = csvRecords(text.replace(/^\uFEFF/, ''));
  if (!records) throw new Refusal('request-rows.open-quote');
  const all = records.map((cells, index) => ({ cells: cells.map(unguarded), row: index + 1 }));
  const [head, ...rest] = all.filter(({ cells }) => !isBlank(cells));
  if (!head || rest.length === 0) throw new Refusal('request-rows.empty');
  if (rest.length > REQUEST_ROWS_MAX) {
    throw new Refusal('request-rows.too-many', { rows: rest.length, limit: REQUEST_ROWS_MAX });
  }
  const columns = columnsIn(head.cells, known);
  return { columns, rows: rest.map((one) => readRow(one, columns)) };
};

/** @throws Refusal `request-rows.column-unknown`, `request-rows.column-twice`, `request-rows.column-missing`. */
const columnsIn = (headers: readonly string[], known: readonly RowColumn[]): readonly RowColumn[] => {
  const named = headers.slice(0, headers.findLastIndex((header) => header.trim() !== '') + 1);
  const columns = named.map((headerRead) => {
    const column = known.find(({ header }) => sameHeader(header, headerRead));
    if (column) return column;
    const names = known.map(({ header }) => header).join(', ');
    throw new Refusal('request-rows.column-unknown', { field: headerRead.trim(), valid: names });
  });
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) throw new Refusal('request-rows.column-twice', { field: twice.header });
  const missing = known.find((column) => isNeeded(column) && !columns.includes(column));
  if (missing) throw new Refusal('request-rows.column-missing', { field: missing.header });
  return columns;
};

/** A message may have several lines, and nothing else. */
const shown = (cell: string, holds: RowColumn['holds']): string =>
  holds === 'message' ? cell.trim() : inOneLine(cell);

interface NumberedCells {
  readonly cells: readonly string[];
  readonly row: number;
}

const readRow = ({ cells: all, row }: NumberedCells, columns: readonly RowColumn[]): RequestRow => {
  const cells = columns.map(({ holds }, index) => shown(all[index] ?? '', holds));
  const isRagged = all.length < columns.length || !isBlank(all.slice(columns.length));
  if (isRagged) {
    const facts = { row, cells: all.length, columns: columns.length };
    return { row, cells, problems: [{ code: 'request-rows.cells', facts }] };
  }
  return { row, cells, problems: columns.flatMap((column, index) => problemOf(column, cells[index] ?? '', row)) };
};

const problemOf = ({ header: field, holds }: RowColumn, cell: string, row: number): readonly RowProblem[] => {
  const problem = checks[holds](cell);
  return problem ? [{ code: problem.code, facts: { row, field, ...problem.facts } }] : [];
};

type Check = (cell: string) => RowProblem | undefined;

const noLonger = (cell: string, limit: number): RowProblem | undefined =>
  cell.length > limit ? { code: 'request-rows.cell-too-long', facts: { limit } } : undefined;

const languages = Object.keys(screenLanguages).join(', ');

const checks: Readonly<Record<RowColumn['holds'], Check>> = {
  name: (cell) =>
    !VISIBLE.test(cell) ? { code: 'request-rows.cell-empty', facts: {} } : noLonger(cell, SIGNATURE_TEXT_MAX),
  email: (cell) =>
    recipientEmail.safeParse(cell).success ? undefined : { code: 'request-rows.cell-no-address', facts: {} },
  message: (cell) => noLonger(cell, REQUEST_MESSAGE_MAX),
  language: (cell) =>
    cell === '' || isScreenLanguage(cell.toLowerCase())
      ? undefined
      : { code: 'request-rows.cell-no-language', facts: { valid: languages } },
};

/** A column names the value of a row; one that the list leaves out has none. */
const valueIn = ({ columns }: Pick<RequestRows, 'columns'>, { cells }: RequestRow) => {
  const at = (isWanted: (column: RowColumn) => boolean): string => cells[columns.findIndex(isWanted)] ?? '';
  return {
    message: at(({ holds }) => holds === 'message'),
    language: languageIn(at(({ holds }) => holds === 'language').toLowerCase()),
    of: (person: number, part: 'name' | 'email'): string =>
      at((column) => column.holds === part && column.person === person),
  };
};

const languageIn = (code: string): ScreenLanguage | undefined => (isScreenLanguage(code) ? code : undefined);

/** The request that a row without problems becomes. */
export const requestOfRow = (
  template: AskedByTemplate,
  rows: Pick<RequestRows, 'columns'>,
  row: RequestRow,
): NewSignatureRequest => {
  const { people, fields, isInOrder, message, days, remindEvery, mayHandOn } = template;
  const value = valueIn(rows, row);
  const isNamed = (person: number): boolean => rows.columns.some((one) => 'person' in one && one.person === person);
  return {
    recipients: people.map(({ name, email, language }, person) => ({
      name: isNamed(person) ? value.of(person, 'name') : name,
      email: isNamed(person) ? value.of(person, 'email') : email,
      order: isInOrder ? person + 1 : 1,
      language: (isNamed(person) ? value.language : undefined) ?? language,
    })),
    fields,
    message: value.message === '' ? message : value.message,
    days,
    remindEvery,
    mayHandOn,
  };
};
