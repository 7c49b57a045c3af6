import type { TargetLanguage } from '../../../contracts/languages.js';
import { aFewAtATime } from '../model/few-at-a-time.js';
import { batchesOf } from './batches.js';
import { problemWith } from './check.js';
import type { AskedText, Translator } from './translator.js';

export interface Translating {
  readonly translator: Translator;
  readonly target: TargetLanguage;
  readonly report: (done: number, total: number) => void;
}

export interface Translation {
  /** The translations, by the text in the old language. */
  readonly texts: ReadonlyMap<string, string>;
  /** Texts that no usable translation was given for, not even when asked again. */
  readonly kept: readonly string[];
}

/**
 * Translates texts in batches. Each translation must have kept numbers and addresses, whoever made it. What does not is
 * asked for once more, with the reason.
 *
 * @throws Refusal as `Translator.translate`; `ai.too-long` before anything is sent where the tokens do not suffice.
 */
export const translateSegments = async (texts: readonly string[], translating: Translating): Promise<Translation> => {
  const { translator, report } = translating;
  const batches = batchesOf(
    texts.map((text) => ({ text })),
    translator.batchTokens,
  );
  translator.assertAffordable?.(batches);
  let done = 0;
  const translated = async (batch: readonly AskedText[]): Promise<BatchAnswer> => {
    const answer = await translateBatch(batch, translating);
    report((done += 1), batches.length);
    return answer;
  };
  const answers = await aFewAtATime(batches, translated, translator.batchesAtATime);
  return { texts: new Map(answers.flatMap(({ good }) => good)), kept: answers.flatMap(({ bad }) => bad) };
};

interface BatchAnswer {
  readonly good: readonly (readonly [text: string, translated: string])[];
  readonly bad: readonly string[];
}

const translateBatch = async (batch: readonly AskedText[], translating: Translating): Promise<BatchAnswer> => {
  const { translator, target } = translating;
  const first = judged(batch, await translator.translate(batch), target);
  if (first.again.length === 0) return { good: first.good, bad: [] };
  const second = judged(first.again, await translator.translate(first.again), target);
  return { good: [...first.good, ...second.good], bad: second.again.map(({ text }) => text) };
};

const judged = (batch: readonly AskedText[], translated: readonly string[], target: TargetLanguage) => {
  const good: (readonly [string, string])[] = [];
  const again: AskedText[] = [];
  for (const [index, { text }] of batch.entries()) {
    const translation = oneLine(translated[index] ?? '');
    const problem = problemWith(text, translation, target);
    if (problem === undefined) good.push([text, translation]);
    else again.push({ text, problem });
  }
  return { good, again };
};

/** A segment is one run of text; control characters would upset whoever sets it. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cs}\p{Co}\uFFFE\uFFFF]+/gu, ' ').trim();
