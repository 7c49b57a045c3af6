import { Refusal } from '../../../contracts/errors.js';
import { aFewAtATime } from '../model/few-at-a-time.js';
import type { Model } from '../model/model.js';
import { prompt } from '../prompts/prompt.js';
import type { Work } from '../task.js';
import { partsOf, spread, type Part } from '../text/document-parts.js';
import type { Passage } from '../text/passage.js';
import { notesAnswer, summaryAnswer, type SummaryAnswer } from './answers.js';
import type { Cited } from './summary.js';

/** A part takes this share of the room for data: its task and marks need some too. */
const PART_DATA_SHARE = 0.75;
const ANSWER_TOKENS = { summary: 2000, notes: 1500 } as const;
const TASK_TOKENS = 700;
const NOTES_PER_PART = 10;
/** An answer that had to be mended was paid for twice. */
const RESERVE_FACTOR = 1.25;

interface Asking extends Pick<Work, 'model' | 'report'> {
  /** Such as `German`. */
  readonly language: string;
}

/** The summary that a model made of a document. */
export interface ByModel {
  readonly answer: SummaryAnswer;
  /** Parts that it was shown, of all there are. */
  readonly parts: { readonly shown: number; readonly all: number };
}

/**
 * Has a model summarize a document: at once where it has room for it, or else notes of each part first, and the
 * summary of the notes. Of a document for which the tokens do not suffice, parts all over it are shown.
 *
 * @throws Refusal as `Model.ask`; `ai.too-long` where not even a part can be shown.
 */
export const summarizeByModel = async (passages: readonly Passage[], asking: Asking): Promise<ByModel> => {
  const room = Math.floor(asking.model.room * PART_DATA_SHARE);
  const all = partsOf(passages, room);
  const [only] = all;
  if (all.length === 1 && only) {
    return { answer: await summaryOf(only, 'read as a whole', asking), parts: { shown: 1, all: 1 } };
  }
  const shown = spread(all, affordable(all, asking.model));
  if (shown.length === 0) {
    const tokens = all.reduce((sum, part) => sum + part.tokens, 0);
    throw new Refusal('ai.too-long', { name: 'This document', tokens, limit: asking.model.left() });
  }
  const notes = await notesOf(shown, asking);
  const [first] = partsOf(await condensed(notes, room, asking), room);
  if (!first) throw new Refusal('ai.invalid-answer', { problem: 'it has no notes of any part' });
  const answer = await summaryOf(first, 'too long to be read at once, so that these are notes of its parts', asking);
  return { answer, parts: { shown: shown.length, all: all.length } };
};

const affordable = (parts: readonly Part[], model: Model): number => {
  const each = RESERVE_FACTOR * (Math.max(...parts.map(({ tokens }) => tokens)) + TASK_TOKENS + ANSWER_TOKENS.notes);
  const last = RESERVE_FACTOR * (model.room + ANSWER_TOKENS.summary);
  return Math.max(0, Math.floor((model.left() - last) / each));
};

const summaryOf = async ({ text, passages }: Part, source: string, { model, language, report }: Asking) => {
  report({ done: 9, total: 10, step: 'writing the summary' });
  return model.ask({
    task: prompt('summarize', { language, source }),
    data: text,
    answer: summaryAnswer(new Set(passages.map(({ page }) => page))),
    answerTokens: ANSWER_TOKENS.summary,
  });
};

const notesOf = async (parts: readonly Part[], { model, language, report }: Asking): Promise<Cited[]> => {
  let done = 0;
  const notes = await aFewAtATime(parts, async ({ text, passages }) => {
    const answer = await model.ask({
      task: prompt('take-notes', { language, count: NOTES_PER_PART }),
      data: text,
      answer: notesAnswer(new Set(passages.map(({ page }) => page))),
      answerTokens: ANSWER_TOKENS.notes,
    });
    done += 1;
    report({ done: (9 * done) / parts.length, total: 10, step: `reading part ${done} of ${parts.length}` });
    return answer.notes;
  });
  return notes.flat();
};

/** Notes of notes, until one question has room for them; spread over the document where that does not help. */
const condensed = async (notes: readonly Cited[], room: number, asking: Asking): Promise<readonly Cited[]> => {
  const parts = partsOf(notes, room);
  if (parts.length <= 1) return notes;
  const fewer = parts.length <= affordable(parts, asking.model) ? await notesOf(parts, asking) : notes;
  return fewer.length < notes.length
    ? condensed(fewer, room, asking)
    : condensed(spread(notes, Math.floor(notes.length / 2)), room, asking);
};
