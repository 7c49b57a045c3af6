import { QUIZ_TEXT_MAX } from '../../../contracts/limits.js';
import { rank, weigh } from '../summaries/rank.js';
import { commonWordsOf, functionWordsOf } from '../text/function-words.js';
import type { Statement } from '../text/statements.js';
import { smallWordsIn } from './name-facts.js';
import { openMemory } from './distinct.js';
import { distractorsFor } from './distractors.js';
import type { Fact } from './quiz-fact.js';
import { factsIn, yearsOfDates } from './quiz-facts.js';
import type { Asked } from './question.js';
import { wordsOf } from '../text/terms.js';

const BLANK = '_____';

const QUESTION_WORDS_MIN = 6;
const CLAUSE_END = /[,;:–—]\s|\s[–—-]\s|[，；：]/g;

/** The sentence of a fact with a blank in its place; of a long one, the clauses around it. Null where that says little. */
const blankedOut = ({ text, start, statement }: Fact): string | null => {
  const sentence = statement.text;
  const bounds = [
    0,
    ...[...sentence.matchAll(CLAUSE_END)].map(({ 0: mark, index }) => index + mark.length),
    sentence.length,
  ];
  const room = QUIZ_TEXT_MAX.question - BLANK.length + text.length - 2;
  const spans = bounds
    .flatMap((from) => bounds.map((to) => ({ from, to })))
    .filter(({ from, to }) => from <= start && to >= start + text.length && to - from <= room)
    .sort((one, other) => other.to - other.from - (one.to - one.from));
  const span = spans[0];
  if (!span) return null;
  const before = `${span.from > 0 ? '…' : ''}${sentence.slice(span.from, start).replace(/^[–—\s-]+/, '')}`;
  const after = sentence.slice(start + text.length, span.to).replace(/[,;:–—\s-]+$/, '');
  const question = `${before}${BLANK}${after}${span.to < sentence.length ? '…' : ''}`;
  return wordsOf(question.replace(BLANK, ' ')).length >= QUESTION_WORDS_MIN && !question.includes(text)
    ? question
    : null;
};

/** Sentences tried for each question wanted; most have no fact with three others like it. */
const SENTENCES_TRIED_PER_QUESTION = 40;
/** Facts that a right answer is held against: those nearest in the document. */
const COMPARED_FACTS_MAX = 600;
const LANGUAGES_WITH_CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de']);

/**
 * Practice questions without any model: sentences of the document in which a date, a number or a name is left out,
 * with others of the same kind from the same document as wrong answers. Fewer than wanted, rather than bad ones.
 */
export const clozeQuestions = (statements: readonly Statement[], wanted: number, language: string): Asked[] => {
  const naming = {
    capitalNouns: LANGUAGES_WITH_CAPITAL_NOUNS.has(language),
    smallWords: smallWordsIn(statements.map(({ text }) => text)),
    commonWords: commonWordsOf(language),
  };
  const factsByStatement = statements.map((statement) => factsIn(statement, naming));
  const facts = factsByStatement.flatMap((some) => [...some, ...yearsOfDates(some)]);
  const { isNew } = openMemory();
  const asked: Asked[] = [];
  for (const index of inTurn(statements, wanted, functionWordsOf(language))) {
    if (asked.length >= wanted) break;
    const question = firstOf(factsByStatement[index] ?? [], nearest(facts, statements[index]));
    if (question && isNew(question.question, question.answer)) asked.push(question);
  }
  return asked;
};

/** Telling sentences first, taken from one part of the document after the other. */
const inTurn = (statements: readonly Statement[], wanted: number, functionWords: ReadonlySet<string>): number[] => {
  const { weighed, terms } = weigh(statements, functionWords);
  const scores = rank(weighed, terms);
  const parts = Math.max(1, Math.min(wanted, statements.length));
  const byPart = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((at) => Math.floor((at * statements.length) / parts));
    return Array.from({ length: (to ?? 0) - (from ?? 0) }, (__, at) => (from ?? 0) + at)
      .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
      .slice(0, SENTENCES_TRIED_PER_QUESTION);
  });
  return Array.from({ length: SENTENCES_TRIED_PER_QUESTION }, (_, round) =>
    byPart.flatMap((part) => part[round] ?? []),
  ).flat();
};

const nearest = (facts: readonly Fact[], statement: Statement | undefined): readonly Fact[] => {
  if (facts.length <= COMPARED_FACTS_MAX) return facts;
  const here = facts.findIndex((fact) => fact.statement === statement);
  const from = Math.max(0, Math.min(here - COMPARED_FACTS_MAX / 2, facts.length - COMPARED_FACTS_MAX));
  return facts.slice(from, from + COMPARED_FACTS_MAX);
};

const firstOf = (facts: readonly Fact[], others: readonly Fact[]): Asked | undefined => {
  for (const fact of facts) {
    const question = fact.text.length <= QUIZ_TEXT_MAX.answer ? blankedOut(fact) : null;
    const [first, second, third] = question === null ? [] : (distractorsFor(fact, others) ?? []);
    if (question !== null && first !== undefined && second !== undefined && third !== undefined) {
      return { question, answer: fact.text, wrong: [first, second, third] };
    }
  }
  return undefined;
};
