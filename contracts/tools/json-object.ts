import { z } from 'zod';
import { isLeftEmpty, readJson } from './json-option.js';

/** An object, or the JSON text of one, as forms send it; may be left out. */
export const jsonObject = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isLeftEmpty(value) ? undefined : readJson(value)), schema.optional()).optional();
