import type { Request } from 'express';
import type { z } from 'zod';
import { Refusal } from '../../contracts/errors.js';

/** The JSON body of a call. @throws Refusal `request.invalid` that names the first field that is wrong. */
export const bodyOf = <Schema extends z.ZodType>({ body }: Request, schema: Schema): z.output<Schema> => {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new Refusal('request.invalid', { field: field || 'body', problem: issue?.message ?? 'is not valid' });
};
