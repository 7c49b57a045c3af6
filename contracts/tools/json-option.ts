import { z } from 'zod';

/** Reads JSON text, because uploads are multipart; what is none is left to the check of the option, which says what is wrong. */
export const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** Not sent, or a field of a form that nothing was written into. */
export const isLeftEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

interface ListBounds {
  readonly min?: number;
  readonly max: number;
  /** In the plural, such as `marks`. */
  readonly what: string;
}

/** A list of things, as JSON text or as it is; nothing, or a field that was left empty, is an empty one. */
export const jsonList = <Item extends z.ZodType>(item: Item, { min = 0, max, what }: ListBounds) =>
  z.preprocess(
    (value) => readJson(isLeftEmpty(value) ? '[]' : value),
    z
      .array(item, { error: `must be a JSON list of ${what}` })
      .min(min, { error: `must have at least ${min} ${what}` })
      .max(max, { error: `must have at most ${max} ${what}` }),
  );
