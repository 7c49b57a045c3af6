import type { FormValue, FormValues } from '../form-fields.js';
import { UnreadableValues } from './unreadable-values.js';

const DEPTH_MAX = 32;

/**
 * An object of names and values, or a list of such objects, each of which fills one form. An object within it stands for
 * the fields below that name: `{"address": {"city": "Turin"}}` is `address.city`.
 *
 * @throws UnreadableValues
 */
export const readJsonValues = (text: string): readonly FormValues[] => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new UnreadableValues({ code: 'json' });
  }
  const rows: readonly unknown[] = Array.isArray(read) ? read : [read];
  if (rows.length === 0) throw new UnreadableValues({ code: 'empty' });
  return rows.map((row) => {
    if (!isObject(row)) throw new UnreadableValues({ code: 'json' });
    const values = new Map<string, FormValue>();
    addAll(values, row, []);
    return Object.fromEntries(values);
  });
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const addAll = (values: Map<string, FormValue>, object: object, above: readonly string[]): void => {
  if (above.length > DEPTH_MAX) throw new UnreadableValues({ code: 'too-deep' });
  for (const [key, value] of Object.entries(object) as [string, unknown][]) {
    const path = [...above, key];
    if (isObject(value)) {
      addAll(values, value, path);
      continue;
    }
    const name = path.join('.');
    if (values.has(name)) throw new UnreadableValues({ code: 'name-twice', name });
    values.set(name, valueIn(value));
  }
};

const valueIn = (value: unknown): FormValue => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return String(value);
  if (value === null) return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw new UnreadableValues({ code: 'json' });
};

/** JSON that people can read, too. */
export const writeJsonValues = (values: FormValues): string => `${JSON.stringify(values, null, 2)}\n`;
