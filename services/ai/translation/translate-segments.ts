import { z } from 'zod';
import { Refusal } from '../../../contracts/errors.js';
import { languageNames, type LanguageCode, type TargetLanguage } from '../../../contracts/languages.js';
import { aFewAtATime } from '../model/few-at-a-time.js';
import type { Model } from '../model/model.js';
import { estimateTokens } from '../model/count-tokens.js';
import { prompt } from '../prompts/prompt.js';
import { problemWith } from './check.js';

export interface Translating {
  readonly model: Model;
  readonly target: TargetLanguage;
  /** Undefined where it is not known. */
  readonly source: LanguageCode | undefined;
  readonly report: (done: number, total: number) => void;
}

export interface Translation {
  /** The translations, by the text in the old language. */
  readonly texts: ReadonlyMap<string, string>;
  /** Texts that no usable translation was given for, not even when asked again. */
  readonly kept: readonly string[];
}

interface Asked {
  readonly text: string;
  readonly problem?: string;
}

/** Tokens of a batch: small enough that a model keeps count, and that a mistake costs little. */
const BATCH_TOKENS = 1200;
/** The texts to translate take this share of the room of one question. */
const TEXTS_SHARE = 0.35;
/** An answer may take more tokens than its question, in some scripts several times as many. */
const ANSWER_FACTOR = 3;
const ANSWER_BASE = 300;
const OVERHEAD_TOKENS = 25;
const TASK_TOKENS = 600;

/**
 * Translates texts in batches. Each answer must have the same segments; each translation must have kept numbers and
 * addresses. What does not is asked for once more, with the reason.
 *
 * @throws Refusal as `Model.ask`; `ai.too-long` before anything is sent where the tokens do not suffice.
 */
export const translateSegments = async (texts: readonly string[], translating: Translating): Promise<Translation> => {
  const batches = batchesOf(
    texts.map((text) => ({ text })),
    translating.model,
  );
  assertAffordable(batches, translating.model);
  let done = 0;
  const answers = await aFewAtATime(batches, async (batch) => {
    const answer = await translateBatch(batch, translating);
    translating.report((done += 1), batches.length);
    return answer;
  });
  return { texts: new Map(answers.flatMap(({ good }) => good)), kept: answers.flatMap(({ bad }) => bad) };
};

interface BatchAnswer {
  readonly good: readonly (readonly [text: string, translated: string])[];
  readonly bad: readonly string[];
}

const translateBatch = async (batch: readonly Asked[], translating: Translating): Promise<BatchAnswer> => {
  const first = judged(batch, await ask(batch, translating), translating);
  if (first.again.length === 0) return { good: first.good, bad: [] };
  const second = judged(first.again, await ask(first.again, translating), translating);
  return { good: [...first.good, ...second.good], bad: second.again.map(({ text }) => text) };
};

const judged = (batch: readonly Asked[], translated: readonly string[], { target }: Translating) => {
  const good: (readonly [string, string])[] = [];
  const again: Asked[] = [];
  for (const [index, { text }] of batch.entries()) {
    const given = oneLine(translated[index] ?? '');
    const problem = problemWith(text, given, target);
    if (problem === undefined) good.push([text, given]);
    else again.push({ text, problem });
  }
  return { good, again };
};

/** A segment is one run of text; control characters would upset whoever sets it. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cs}\p{Co}\uFFFE\uFFFF]+/gu, ' ').trim();

const ask = async (batch: readonly Asked[], { model, source, target }: Translating): Promise<readonly string[]> => {
  const ids = batch.map((_, index) => `s${index + 1}`);
  const data = JSON.stringify(batch.map((segment, index) => ({ id: ids[index], ...segment })));
  const { segments } = await model.ask({
    task: prompt('translate', {
      source: source ? languageNames[source] : 'its language',
      target: languageNames[target],
    }),
    data,
    answer: answerWith(ids),
    answerTokens: ANSWER_FACTOR * estimateTokens(data) + ANSWER_BASE,
  });
  const byId = new Map(segments.map(({ id, text }) => [id, text]));
  return ids.map((id) => byId.get(id) ?? '');
};

const answerWith = (ids: readonly string[]) =>
  z
    .object({ segments: z.array(z.object({ id: z.string(), text: z.string() })) })
    .superRefine(({ segments }, context) => {
      const given = segments.map(({ id }) => id);
      const isSame = given.length === ids.length && ids.every((id) => given.includes(id));
      const message = `it has ${given.length} segments, and ${ids.length} were asked for: ${ids.join(', ')}, each once`;
      if (!isSame) context.addIssue({ code: 'custom', message });
    });

const tokensOf = ({ text }: Asked): number => estimateTokens(text) + OVERHEAD_TOKENS;

const batchesOf = (segments: readonly Asked[], { room }: Model): readonly (readonly Asked[])[] => {
  const limit = Math.min(BATCH_TOKENS, Math.floor(room * TEXTS_SHARE));
  const batches: Asked[][] = [];
  let tokens = Infinity;
  for (const segment of segments) {
    if (tokens + tokensOf(segment) > limit) {
      batches.push([]);
      tokens = 0;
    }
    batches.at(-1)?.push(segment);
    tokens += tokensOf(segment);
  }
  return batches;
};

const assertAffordable = (batches: readonly (readonly Asked[])[], model: Model): void => {
  const tokens = batches.reduce((sum, batch) => {
    const data = batch.reduce((all, segment) => all + tokensOf(segment), 0);
    return sum + TASK_TOKENS + ANSWER_BASE + (1 + ANSWER_FACTOR) * data;
  }, 0);
  if (tokens > model.left()) throw new Refusal('ai.too-long', { name: 'This document', tokens, limit: model.left() });
};
