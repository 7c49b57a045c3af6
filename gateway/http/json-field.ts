import type { z } from 'zod';
import { Refusal } from '../../contracts/errors.js';

/** The JSON in a field of a form. @throws Refusal `request.invalid`, which names the part that is wrong. */
export const jsonField = <Schema extends z.ZodType>(
  fields: ReadonlyMap<string, string>,
  name: string,
  schema: Schema,
): z.output<Schema> => {
  const parsed = schema.safeParse(jsonIn(fields.get(name) ?? '', name));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = [name, ...(issue?.path ?? [])].join('.');
  throw new Refusal('request.invalid', { field, problem: issue?.message ?? 'is not valid' });
};

const jsonIn = (text: string, field: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refusal('request.invalid', { field, problem: 'must be JSON' }, { cause: error });
  }
};
