import { z } from 'zod';
import { Refusal } from '../../../contracts/errors.js';
import { askFor, type Send, type SendWire } from './ask.js';
import type { Model } from './model.js';
import type { Provider } from './provider.js';
import { estimateTokens } from './count-tokens.js';

/** A schema as other processes and providers read it. */
export const inPlainData =
  (send: SendWire): Send =>
  (messages, { answer, ...question }) =>
    send(messages, { ...question, schema: wireSchema(answer) });

/** The address that the provider's client uses by default. */
const OPENAI_URL = 'https://api.openai.com/v1';

/** A model that sends no more than its budget. */
export const modelWith = (
  send: Send,
  {
    model,
    baseUrl = OPENAI_URL,
    tokensPerCall,
    tokensPerRequest,
  }: Pick<Provider, 'model' | 'baseUrl' | 'tokensPerCall' | 'tokensPerRequest'>,
): Model => {
  let left = tokensPerRequest;
  const spend: Send = async (messages, question) => {
    const tokens = estimateTokens(messages.map(({ content }) => content).join('')) + question.answerTokens;
    if (tokens > left) throw new Refusal('ai.too-long', { name: 'This document', tokens, limit: tokensPerRequest });
    left -= tokens;
    return send(messages, question);
  };
  return {
    answeredBy: { kind: 'model', name: model },
    host: new URL(baseUrl).host,
    room: tokensPerCall,
    left: () => left,
    ask: (question) => askFor(spend, question),
  };
};

/** Keywords that servers with strict schemas turn down; the answer is checked against them all the same. */
const SCHEMA_KEYWORDS_REFUSED = [
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
const wireSchema = (schema: z.ZodType): Record<string, unknown> =>
  without(z.toJSONSchema(schema, { override: ({ jsonSchema }) => without(jsonSchema as Record<string, unknown>) }));

const without = (schema: Record<string, unknown>): Record<string, unknown> => {
  for (const keyword of SCHEMA_KEYWORDS_REFUSED) Reflect.deleteProperty(schema, keyword);
  return schema;
};
