import { Refusal } from '../../../contracts/errors.js';
import type { FormValues } from '../../../contracts/form-fields.js';
import { matchValues, type ValueField, type ValueProblem } from '../../../contracts/form-values/match-values.js';
import { UnreadableValues, type ValuesProblems } from '../../../contracts/form-values/unreadable-values.js';
import { readValuesFile } from '../../../contracts/form-values/values-file.js';

interface Wished {
  readonly values: FormValues;
  /** Text, or a data URL in Base64; empty for none. */
  readonly valuesFile: string;
}

/**
 * The values that forms are filled with: those of a file, and over them those that are given by themselves.
 *
 * @param fields  of the form that is filled.
 * @returns the values of each form; one form where there is no file.
 * @throws Refusal `tool.option-invalid`, naming the field and, of several, the row.
 */
export const valuesWished = ({ values, valuesFile }: Wished, fields: readonly ValueField[]): readonly FormValues[] => {
  if (valuesFile === '') return [values];
  const rows = rowsIn(valuesFile);
  return rows.map((row, at) => {
    const { values: fitting, problems } = matchValues(row, fields);
    const [first] = problems;
    const place = rows.length > 1 ? `in row ${at + 1}: ` : '';
    if (first)
      throw new Refusal('tool.option-invalid', {
        field: `valuesFile.${first.field}`,
        problem: place + problemWords(first, fields),
      });
    return { ...fitting, ...values };
  });
};

const DATA_URL = /^data:[^,]{0,100};base64,/;

const rowsIn = (valuesFile: string): readonly FormValues[] => {
  const prefix = DATA_URL.exec(valuesFile)?.[0];
  const bytes =
    prefix === undefined
      ? new TextEncoder().encode(valuesFile)
      : new Uint8Array(Buffer.from(valuesFile.slice(prefix.length), 'base64'));
  try {
    return readValuesFile(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableValues)) throw error;
    const words = unreadable[error.problem.code] as (facts: object) => string;
    throw new Refusal('tool.option-invalid', { field: 'valuesFile', problem: words(error.problem) });
  }
};

type Words<Problems> = { readonly [Code in keyof Problems]: (facts: Problems[Code]) => string };

const unreadable: Words<ValuesProblems> = {
  empty: () => 'has no values',
  'too-large': ({ limit }) => `must be at most ${limit} KB`,
  encoding: () => 'must be text in UTF-8, UTF-16 or the encoding that it names',
  json: () => 'must be a JSON object of field names and texts, true or false, or lists of choices, or a list of these',
  'csv-open-quote': () => 'is no CSV: a quotation mark is not closed',
  'csv-row': ({ row, cells, columns }) => `is no table: row ${row} has ${cells} cells, the first row has ${columns}`,
  'csv-unnamed': ({ column }) => `must name the field of column ${column} in its first row`,
  'csv-no-rows': () => 'must be JSON, FDF, XFDF, or a CSV with the names of fields and a row of values',
  'name-twice': ({ name }) => `has the field ${name} twice`,
  xml: ({ line }) => `is no well-formed XML: line ${line}`,
  'xml-doctype': () => 'must not declare a document type',
  xfdf: () => 'is XML, but not XFDF',
  fdf: () => 'is an FDF file that cannot be read',
  'fdf-encrypted': () => 'is an encrypted FDF file, which is not read',
  'fdf-packed': ({ name }) => `has a packed value of the field ${name}, which is not read`,
  'too-deep': () => 'has names in too many levels',
  'too-many-rows': ({ limit }) => `must fill at most ${limit} forms`,
};

const LISTED_TEXTS_MAX = 20;

const listed = (texts: readonly string[]): string =>
  texts.slice(0, LISTED_TEXTS_MAX).join(', ') + (texts.length > LISTED_TEXTS_MAX ? ', …' : '');

type ProblemCode = ValueProblem['code'];

const wrong: {
  readonly [Code in ProblemCode]: (problem: Extract<ValueProblem, { code: Code }>, names: readonly string[]) => string;
} = {
  'no-field': (_, names) =>
    names.length === 0 ? 'the document has no form' : `there is no such field; there are ${listed(names)}`,
  'read-only': () => 'is read-only in this form',
  'takes-none': () => 'holds no value to fill in',
  'no-text': () => 'must be text',
  'no-tick': ({ state }) => `must be true or false, or ${state} or Off`,
  'no-choice': ({ choices }) => `must be one of ${listed(choices)}`,
  'one-choice': () => 'must be one choice',
  'one-line': () => 'must be one line',
  'too-long': ({ max }) => `must be at most ${max} characters`,
};

/** In words, why a field cannot take a value. */
export const problemWords = (problem: ValueProblem, fields: readonly ValueField[]): string => {
  const words = wrong[problem.code] as (problem: ValueProblem, names: readonly string[]) => string;
  return words(
    problem,
    fields.map(({ name }) => name),
  );
};
