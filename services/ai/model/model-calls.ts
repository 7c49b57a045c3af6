import { z } from 'zod';
import { Refusal } from '../../../contracts/errors.js';
import { callParent } from '../../platform/jobs/call-parent.js';
import type { JobCalls } from '../../platform/jobs/job-calls.js';
import type { Job } from '../../platform/jobs/job.js';
import type { SendWire } from './ask.js';
import { estimateTokens } from './count-tokens.js';
import type { Model } from './model.js';
import { noModel } from './no-model.js';
import { inPlainData, modelWith } from './open-models.js';
import type { ModelFacts, Provider } from './provider.js';

const MODEL_CALL = 'model';

const message = z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() });
const question = z.object({
  messages: z.array(message),
  schema: z.record(z.string(), z.unknown()),
  answerTokens: z.number().int().positive(),
});
const reply = z.object({ text: z.string(), cut: z.boolean() });

/** Asks the model on behalf of a job: the parent has the key and the network, and keeps each job to its budget. */
export const modelCalls = (provider: Provider | undefined): JobCalls => {
  if (!provider) return {};
  const spent = new WeakMap<Job, number>();
  let opened: Promise<SendWire> | undefined;
  // Its client is loaded where it is used, and only then.
  const open = () => (opened ??= import('./openai.js').then(({ openAiSend }) => openAiSend(provider)));
  return {
    [MODEL_CALL]: async (payload, { job, signal }) => {
      const { messages, schema, answerTokens } = question.parse(payload);
      const tokens = estimateTokens(messages.map(({ content }) => content).join('')) + answerTokens;
      const all = (spent.get(job) ?? 0) + tokens;
      const limit = provider.tokensPerRequest;
      if (all > limit) throw new Refusal('ai.too-long', { name: 'This document', tokens, limit });
      spent.set(job, all);
      return (await open())(messages, { schema, answerTokens, signal });
    },
  };
};

/** The model as a job has it: its parent asks. */
export const openModelsOfParent = (facts: ModelFacts | undefined): (() => Model) => {
  if (!facts) return () => noModel;
  const send: SendWire = async (messages, { schema, answerTokens, signal }) => {
    signal?.throwIfAborted();
    return reply.parse(await callParent(MODEL_CALL, { messages, schema, answerTokens }));
  };
  const { baseUrl, ...limits } = facts;
  return () => modelWith(inPlainData(send), { ...limits, ...(baseUrl !== undefined && { baseUrl }) });
};
