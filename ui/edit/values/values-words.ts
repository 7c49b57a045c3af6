import type { Matched } from '../../../contracts/form-values/match-values.js';
import type { ValuesProblem, ValuesProblems } from '../../../contracts/form-values/unreadable-values.js';
import { listed } from '../../text/listed.js';
import { t } from '../../text/t.js';

type Told = { readonly [Code in keyof ValuesProblems]?: (facts: ValuesProblems[Code]) => string };

const noValues = (): string =>
  t('There are no values in this file. It takes the names of fields, and values for them.');

const sentences: Told = {
  'csv-row': ({ row, cells, columns }) =>
    t('Row {row} has {cells} cells, and the first row has {columns}.', {
      row: String(row),
      cells: String(cells),
      columns: String(columns),
    }),
  'csv-unnamed': ({ column }) =>
    t('Column {column} has values, and no name of a field in the first row.', { column: String(column) }),
  'name-twice': ({ name }) => t('The field {name} is in the file twice.', { name }),
  'too-large': ({ limit }) => t('The file is too large: at most {size} KB can be read.', { size: String(limit) }),
  'too-many-rows': ({ limit }) =>
    t('The file has too many rows: at most {limit} forms are filled at once.', { limit: String(limit) }),
  empty: noValues,
  'csv-no-rows': noValues,
  encoding: () => t('The letters of this file cannot be read. Save it as UTF-8, please.'),
  'fdf-encrypted': () => t('This file is protected by a password. Save it without one, please.'),
  'xml-doctype': () => t('This file declares a document type, which is not read for safety.'),
};

/** Why a file of values cannot be read. */
export const unreadableWords = (problem: ValuesProblem): string => {
  const words = sentences[problem.code] as ((facts: object) => string) | undefined;
  return words?.(problem) ?? t('This file cannot be read as JSON, CSV, FDF or XFDF.');
};

type Problem = Matched['problems'][number];

const CHOICES_LISTED = 8;

/** Why a field does not take its value. */
export const problemOfField = (problem: Problem): string => {
  switch (problem.code) {
    case 'no-field':
      return t('there is no such field');
    case 'read-only':
    case 'takes-none':
      return t('nobody can fill it in');
    case 'no-text':
      return t('takes text');
    case 'no-tick':
      return t('takes true or false');
    case 'one-choice':
      return t('takes one choice');
    case 'one-line':
      return t('takes one line');
    case 'too-long':
      return t('takes at most {n} characters', { n: problem.max });
    case 'no-choice':
      return t('takes {choices}', { choices: listed(problem.choices.slice(0, CHOICES_LISTED)) });
  }
};
