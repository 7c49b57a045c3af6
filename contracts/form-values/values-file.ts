import type { FormValues } from '../form-fields.js';
import { FILLED_COPIES_MAX, VALUES_FILE_MAX_BYTES } from '../limits.js';
import { readCsvValues, writeCsvValues } from './csv-values.js';
import { decodeText } from './decode-values.js';
import { readFdfValues, writeFdfValues } from './fdf-values.js';
import type { TextsByName } from './field-tree.js';
import { readJsonValues, writeJsonValues } from './json-values.js';
import { plainValuesOf, storedTextsOf, type ValueField } from './match-values.js';
import { UnreadableValues } from './unreadable-values.js';
import type { ValuesFormat } from './values-formats.js';
import { readXfdfValues, writeXfdfValues } from './xfdf-values.js';

const KB = 1024;
/** `%FDF-` may stand behind something else. */
const HEADER_WITHIN_BYTES = 1024;

const asRow = (texts: TextsByName): readonly FormValues[] => [
  Object.fromEntries([...texts].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all])),
];

/**
 * Reads a file of values; its bytes tell its format.
 *
 * @returns the values of each form that it fills, by full names and as they stand in the file: one or more.
 * @throws UnreadableValues
 */
export const readValuesFile = (bytes: Uint8Array): readonly FormValues[] => {
  if (bytes.length > VALUES_FILE_MAX_BYTES)
    throw new UnreadableValues({ code: 'too-large', limit: Math.floor(VALUES_FILE_MAX_BYTES / KB) });
  const rows = rowsIn(bytes);
  if (rows.length > FILLED_COPIES_MAX) throw new UnreadableValues({ code: 'too-many-rows', limit: FILLED_COPIES_MAX });
  if (rows.some((row) => Object.keys(row).length === 0)) throw new UnreadableValues({ code: 'empty' });
  return rows;
};

const rowsIn = (bytes: Uint8Array): readonly FormValues[] => {
  const head = String.fromCharCode(...bytes.subarray(0, HEADER_WITHIN_BYTES));
  if (/^\s*%FDF-/.test(head)) return asRow(readFdfValues(bytes));
  const start = head.replace(/[\0\s\xef\xbb\xbf\xfe\xff]/g, '')[0];
  if (start === undefined) throw new UnreadableValues({ code: 'empty' });
  if (start === '<') return asRow(readXfdfValues(bytes));
  const text = decodeText(bytes);
  return start === '{' || start === '[' ? readJsonValues(text) : readCsvValues(text);
};

/**
 * The values of a form as a file.
 *
 * @param values  those that differ from what `fields` hold.
 */
export const writeValuesFile = (
  format: ValuesFormat,
  fields: readonly ValueField[],
  values: FormValues,
): Uint8Array => {
  const states = new Set(fields.filter(({ kind }) => kind === 'check' || kind === 'radio').map(({ name }) => name));
  const writers: Readonly<Record<ValuesFormat, () => string>> = {
    json: () => writeJsonValues(plainValuesOf(fields, values)),
    csv: () => writeCsvValues(plainValuesOf(fields, values)),
    fdf: () => writeFdfValues(storedTextsOf(fields, values), (name) => states.has(name)),
    xfdf: () => writeXfdfValues(storedTextsOf(fields, values)),
  };
  return new TextEncoder().encode(writers[format]());
};
