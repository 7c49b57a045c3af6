import { z } from 'zod';
import { Refusal } from '../../../contracts/errors.js';
import { languageNames } from '../../../contracts/languages.js';
import { CALLS_AT_A_TIME } from '../model/few-at-a-time.js';
import type { Model } from '../model/model.js';
import { estimateTokens } from '../model/count-tokens.js';
import { prompt } from '../prompts/prompt.js';
import { tokensOf } from './batches.js';
import type { AskedText, LanguagePair, Translator } from './translator.js';

/** Tokens of a batch: small enough that a model keeps count, and that a mistake costs little. */
const BATCH_TOKENS = 1200;
/** The texts to translate take this share of the room of one question. */
const TEXTS_SHARE = 0.35;
/** An answer may take more tokens than its question, in some scripts several times as many. */
const ANSWER_FACTOR = 3;
const ANSWER_BASE_TOKENS = 300;
const TASK_TOKENS = 600;

/** The model of a provider, which gets the texts of a batch as one question. */
export const modelTranslator = (model: Model, pair: LanguagePair): Translator => ({
  answeredBy: model.answeredBy,
  batchTokens: Math.min(BATCH_TOKENS, Math.floor(model.room * TEXTS_SHARE)),
  batchesAtATime: CALLS_AT_A_TIME,
  assertAffordable: (batches) => assertAffordable(batches, model),
  translate: (batch) => ask(batch, model, pair),
});

const ask = async (
  batch: readonly AskedText[],
  model: Model,
  { source, target }: LanguagePair,
): Promise<readonly string[]> => {
  const ids = batch.map((_, index) => `s${index + 1}`);
  const data = JSON.stringify(batch.map((segment, index) => ({ id: ids[index], ...segment })));
  const { segments } = await model.ask({
    task: prompt('translate', {
      source: source ? languageNames[source] : 'its language',
      target: languageNames[target],
    }),
    data,
    answer: answerWith(ids),
    answerTokens: ANSWER_FACTOR * estimateTokens(data) + ANSWER_BASE_TOKENS,
  });
  const byId = new Map(segments.map(({ id, text }) => [id, text]));
  return ids.map((id) => byId.get(id) ?? '');
};

const answerWith = (ids: readonly string[]) =>
  z
    .object({ segments: z.array(z.object({ id: z.string(), text: z.string() })) })
    .superRefine(({ segments }, context) => {
      const segmentIds = segments.map(({ id }) => id);
      const isSame = segmentIds.length === ids.length && ids.every((id) => segmentIds.includes(id));
      const message = `it has ${segmentIds.length} segments, and ${ids.length} were asked for: ${ids.join(', ')}, each once`;
      if (!isSame) context.addIssue({ code: 'custom', message });
    });

const assertAffordable = (batches: readonly (readonly AskedText[])[], model: Model): void => {
  const tokens = batches.reduce((sum, batch) => {
    const data = batch.reduce((all, segment) => all + tokensOf(segment), 0);
    return sum + TASK_TOKENS + ANSWER_BASE_TOKENS + (1 + ANSWER_FACTOR) * data;
  }, 0);
  if (tokens > model.left()) throw new Refusal('ai.too-long', { name: 'This document', tokens, limit: model.left() });
};
