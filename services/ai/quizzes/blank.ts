import { QUIZ_TEXT_MAX } from '../../../contracts/limits.js';
import { wordsOf } from '../text/terms.js';
import type { Fact } from './quiz-fact.js';

export const BLANK = '_____';

const WORDS_LEAST = 6;
const CLAUSE_END = /[,;:–—]\s|\s[–—-]\s|[，；：]/g;

/** The sentence of a fact with a blank in its place; of a long one, the clauses around it. Null where that says little. */
export const blankedOut = ({ text, start, statement }: Fact): string | null => {
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
  return wordsOf(question.replace(BLANK, ' ')).length >= WORDS_LEAST && !question.includes(text) ? question : null;
};
