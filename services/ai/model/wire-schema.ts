import { z } from 'zod';

/** Keywords that servers with strict schemas turn down; the answer is checked against them all the same. */
const UNKNOWN_TO_SERVERS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'default',
  '$schema',
];

/** The shape of an answer as it is put to a server. */
export const wireSchema = (schema: z.ZodType): Record<string, unknown> =>
  without(z.toJSONSchema(schema, { override: ({ jsonSchema }) => without(jsonSchema as Record<string, unknown>) }));

const without = (schema: Record<string, unknown>): Record<string, unknown> => {
  for (const keyword of UNKNOWN_TO_SERVERS) Reflect.deleteProperty(schema, keyword);
  return schema;
};
