import { z } from 'zod';
import type { Note } from '../../../contracts/events/conversion.js';
import { estimateTokens } from '../model/count-tokens.js';
import type { Model } from '../model/model.js';
import { prompt } from '../prompts/prompt.js';
import { UNSPACED } from '../text/terms.js';
import { matchesOf } from './match.js';
import type { Source } from './sources.js';

/** A sentence of an answer, and the words of the document that say it. */
export interface CitedSentence {
  readonly text: string;
  readonly source: Source;
}

export interface Answer {
  /** Empty where the documents do not answer the question. */
  readonly sentences: readonly CitedSentence[];
  readonly notes: readonly Note[];
}

interface Asked {
  readonly question: string;
  readonly sources: readonly Source[];
  /** ISO 639-1, or `unknown`. */
  readonly language: string;
}

/** A source with less of the words of the question, by weight, is no answer to it. */
const SHARE_LEAST = 0.4;
/** Compared with the best one. */
const SCORE_LEAST = 0.6;
const SENTENCES_MAX = 3;

/** The sentences of the documents that fit a question best, word for word; none where too few of its words occur. */
export const answerByWords = ({ question, sources, language }: Asked): Answer => {
  const matches = matchesOf(question, sources, language).filter(({ share }) => share >= SHARE_LEAST);
  const best = matches[0]?.score ?? 0;
  const chosen = matches.filter(({ score }) => score >= SCORE_LEAST * best).slice(0, SENTENCES_MAX);
  return { sentences: chosen.map(({ source }) => ({ text: source.text, source })), notes: [] };
};

/** A source takes this share of the room for data: the task and the question need some too. */
const DATA_SHARE = 0.7;
const ANSWER_TOKENS = 1200;
/** The mark before a source. */
const MARK_TOKENS = 6;
const CHARS = { sentence: 600, quote: 400 } as const;
const MODEL_SENTENCES_MAX = 8;

const answerShape = (count: number) =>
  z.object({
    sentences: z
      .array(
        z.object({
          text: z.string().min(1).max(CHARS.sentence),
          source: z.number().int().min(1).max(Math.max(1, count)),
          quote: z.string().min(1).max(CHARS.quote),
        }),
      )
      .max(MODEL_SENTENCES_MAX),
  });

/**
 * Has a model answer out of what it is shown: all of it where there is room, otherwise what fits the question best.
 * A sentence is dropped where its quotation does not stand in the document, or where it has a number that the words
 * it cites do not have.
 *
 * @throws Refusal as `Model.ask`
 */
export const answerByModel = async (asked: Asked, model: Model): Promise<Answer> => {
  const shown = shownOf(asked, Math.floor(model.room * DATA_SHARE));
  const marked = shown.map(({ text }, index) => `[${index + 1}] ${text}`).join('\n');
  const reply = await model.ask({
    task: prompt('answer'),
    data: `Question: ${asked.question}\n\nSources:\n${marked}`,
    answer: answerShape(shown.length),
    answerTokens: ANSWER_TOKENS,
  });
  const sentences = reply.sentences.flatMap(({ text, source: number, quote }): CitedSentence[] => {
    const source = shown[number - 1];
    return source && isSaid({ text, quote, source }) ? [{ text: text.replaceAll(/\s+/g, ' ').trim(), source }] : [];
  });
  return { sentences, notes: droppedNotes(reply.sentences.length - sentences.length) };
};

const shownOf = ({ question, sources, language }: Asked, room: number): readonly Source[] => {
  let left = room;
  const fits = ({ text }: Source): boolean => {
    left -= estimateTokens(text) + MARK_TOKENS;
    return left >= 0;
  };
  if (sources.every(fits)) return sources;
  left = room;
  const best = new Set(
    matchesOf(question, sources, language)
      .map(({ source }) => source)
      .filter(fits),
  );
  return sources.filter((source) => best.has(source));
};

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

interface Claim {
  readonly text: string;
  readonly quote: string;
  readonly source: Source;
}

/** Two words of a source say something, a single one says nothing unless it is all of it. */
const isQuotedFrom = (quote: string, source: string): boolean => {
  const quoted = folded(quote);
  const words = folded(source);
  if (UNSPACED.test(quoted)) return words.includes(quoted);
  return quoted === words ? quoted !== '' : quoted.includes(' ') && ` ${words} `.includes(` ${quoted} `);
};

/** The numbers of a text by their digits: `1,250` is `1.250`, and no 250. */
const numbersIn = (text: string): readonly string[] =>
  [...text.normalize('NFKC').matchAll(/\p{N}+(?:[.,'’]\p{N}+)*/gu)].map(([number]) => number.replaceAll(/[.,'’]/g, ''));

const isSaid = ({ text, quote, source }: Claim): boolean => {
  const known = new Set(numbersIn(source.text));
  return isQuotedFrom(quote, source.text) && numbersIn(text).every((number) => known.has(number));
};

const droppedNotes = (count: number): readonly Note[] => {
  if (count === 0) return [];
  const text =
    count === 1
      ? 'One sentence of the answer was left out: its words do not stand in the document.'
      : `${count} sentences of the answer were left out: their words do not stand in the document.`;
  return [{ code: 'ask.left-out', text }];
};
