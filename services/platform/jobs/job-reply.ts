import { z } from 'zod';
import { refusals, type RefusalCode } from '../../../contracts/errors.js';
import type { JobReply } from './job.js';

const text = z.string().max(100_000);
const facts = z.record(z.string(), z.union([z.string(), z.number()]));
const code = z.custom<RefusalCode>((value) => typeof value === 'string' && Object.hasOwn(refusals, value));
const resident = z.number();

const result = z.object({
  path: text,
  mime: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  extension: z.string().regex(/^\.[a-z0-9]{1,8}$/),
  isDrawable: z.boolean(),
  receipt: text.exactOptional(),
  engines: z.record(z.string(), text).exactOptional(),
  notes: z.array(z.object({ code: text, text })),
});

const progress = z.object({
  done: z.number(),
  total: z.number(),
  step: text,
  pagesToRecognise: z.number().nonnegative().exactOptional(),
});

const reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), progress }),
  z.object({ type: z.literal('call'), call: z.number(), name: text, payload: z.unknown() }),
  z.object({ type: z.literal('done'), result, resident }),
  z.object({ type: z.literal('refused'), code, facts, resident }),
  z.object({ type: z.literal('broken'), message: z.string(), resident }),
]);

/**
 * What a job process says, as far as it can be taken at its word: a stranger's file may have taken it over. Undefined
 * for anything else.
 */
export const readReply = (message: unknown): JobReply | undefined => {
  const { data } = reply.safeParse(message);
  return data;
};
