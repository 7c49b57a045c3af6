import type { Request } from 'express';
import type { z } from 'zod';
import { Refusal } from '../../contracts/errors.js';

/** The query of a call. @throws Refusal `request.invalid` that names the first field that is wrong. */
export const queryOf = <Schema extends z.ZodObject>({ query }: Request, schema: Schema): z.output<Schema> => {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal('request.invalid', {
    field: String(issue?.path[0] ?? 'query'),
    problem: issue?.message ?? 'is not valid',
  });
};
