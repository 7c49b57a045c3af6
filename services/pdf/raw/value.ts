/**
 * A value of a PDF, as light as it gets. A text is a token as it stands in the file, one character per byte: `/Name`,
 * `(text)`, `<hex>`, `12.5`, `true`, `null`. A number is a reference to the object of that number.
 */
export type RawValue = string | number | RawValue[] | RawDict;

/** Keys carry their slash. A key whose value is null is not there. */
export type RawDict = Map<string, RawValue>;

export const NULL = 'null';

/** The file is not as the standard wants it; an engine that repairs has to look at it first. */
export class Irregular extends Error {
  override readonly name = 'Irregular';
}

/** Where the reference to an object leads in the written file; undefined for nowhere. */
export type RefOf = (number: number) => number | undefined;

/** The value as text of a file, its references led elsewhere. */
export const textOf = (value: RawValue, refOf: RefOf): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    const number = refOf(value);
    return number === undefined ? NULL : `${number} 0 R`;
  }
  if (!Array.isArray(value)) return dictText(value, refOf);
  let text = '[';
  for (const [index, item] of value.entries()) text += index === 0 ? textOf(item, refOf) : ` ${textOf(item, refOf)}`;
  return `${text}]`;
};

const dictText = (dict: RawDict, refOf: RefOf): string => {
  let text = '<<';
  for (const [key, value] of dict) text += `${key} ${textOf(value, refOf)}`;
  return `${text}>>`;
};

/** A whole number; undefined for any other value. */
export const intOf = (value: RawValue | undefined): number | undefined =>
  typeof value === 'string' && /^[+-]?\d{1,10}$/.test(value) ? Number(value) : undefined;

export const isName = (value: RawValue | undefined): value is string =>
  typeof value === 'string' && value.startsWith('/');

export const isText = (value: RawValue | undefined): value is string =>
  typeof value === 'string' && (value.startsWith('(') || value.startsWith('<'));

/** For changing: nothing in it is shared with the original. */
export const copied = (value: RawValue): RawValue => {
  if (Array.isArray(value)) return value.map(copied);
  return value instanceof Map ? new Map([...value].map(([key, inner]) => [key, copied(inner)])) : value;
};
