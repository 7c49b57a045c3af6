import OpenAI from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../contracts/errors.js';
import type { Message, Reply, SendWire, WireQuestion } from './ask.js';
import { firstDialect, otherDialect, paramsIn, type Dialect } from './dialects.js';
import { isBrokenOff, isPassing, isTurnedDown, refusalOfFault } from './openai-faults.js';
import type { Provider } from './provider.js';

const ATTEMPTS_MAX = 4;
const FIRST_PAUSE_MS = 500;
/** A provider that wants to be left alone for longer is too busy for a visitor who waits. */
const LONGEST_PAUSE_MS = 20_000;

type Create = (dialect: Dialect, messages: readonly Message[], question: WireQuestion) => Promise<ChatCompletion>;

/** A server that speaks the protocol of OpenAI's chat completions. It is asked without tools and without a memory. */
export const openAiSend = (provider: Provider): SendWire => {
  const create = creating(provider);
  // For the life of the process: a server does not learn.
  let dialect = firstDialect(provider.baseUrl === undefined);

  return async (messages, question) => {
    for (let failed = 0; ;) {
      try {
        return replyOf(await create(dialect, messages, question));
      } catch (error) {
        const other = isTurnedDown(error) ? otherDialect(dialect, error.message) : undefined;
        if (other) dialect = other;
        else {
          failed += 1;
          if (failed >= ATTEMPTS_MAX || !isPassing(error)) throw refusalOfFault(error);
          await pause(pauseBefore(failed, error), undefined, question.signal && { signal: question.signal });
        }
      }
    }
  };
};

const creating = ({ apiKey, baseUrl, model, timeoutMs }: Provider): Create => {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    timeout: timeoutMs,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
  });
  return async (dialect, messages, { schema, answerTokens, signal }) => {
    const overdue = AbortSignal.timeout(timeoutMs); // the client's own ends with the first byte
    const params = paramsIn(dialect, { model, messages, schema, answerTokens });
    try {
      return await client.chat.completions.create(params, {
        signal: signal ? AbortSignal.any([signal, overdue]) : overdue,
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (overdue.aborted || error instanceof OpenAI.APIConnectionTimeoutError) {
        throw new Refusal('ai.timeout', { seconds: timeoutMs / 1000 }, { cause: error });
      }
      if (isBrokenOff(error)) throw new Refusal('ai.broken-off', {}, { cause: error });
      throw error;
    }
  };
};

const pauseBefore = (failed: number, { headers }: { readonly headers: Headers | undefined }): number => {
  const asked = Number(headers?.get('retry-after')) * 1000;
  const own = FIRST_PAUSE_MS * 2 ** (failed - 1);
  return Math.min(LONGEST_PAUSE_MS, asked > 0 ? asked : own);
};

const replyOf = (completion: ChatCompletion): Reply => {
  const choices: unknown = completion.choices;
  const choice = Array.isArray(choices) ? completion.choices[0] : undefined;
  if (!choice) throw new Refusal('ai.broken-off');
  if (choice.message.refusal || choice.finish_reason === 'content_filter') throw new Refusal('ai.refused');
  return { text: choice.message.content ?? '', cut: choice.finish_reason === 'length' };
};
