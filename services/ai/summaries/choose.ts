import type { Statement } from '../text/statements.js';
import { likeness, rank, weigh, type Weighed } from './rank.js';

/** Of the best sentences, those that are compared with each other. */
const CANDIDATES_MAX = 400;
/** Two sentences this much alike say the same. */
const SAME = 0.6;
/** Parts that a document is cut into, so that no part of it has all the say. */
const PARTS = 8;
const PART_TAKEN = 0.75;
const LEANS_ON_OTHERS =
  /^(?:(?:this|that|these|those|it|its|they|he|she|such|however|but|and|thus|therefore|hence|moreover|furthermore|also|then|so|for example|in this|in these|as above|dies[ers]?|diese|er|sie|es|jedoch|aber|und|daher|deshalb|il|elle|ils|cela|ceci|mais|donc|cependant|et|este|esta|estos|ello|pero|además|sin embargo|y|questo|questa|essi|ma|però|quindi|e|este|isso|mas|porém)\b|это|эти|он|она|они|но|однако|поэтому|это)/iu;
const POINTS_ELSEWHERE =
  /\b(?:fig\.|figure|table|eq\.|equation|section|chapter|abb\.|abbildung|tabelle|tableau|tabla)\s*\(?[\dIVX]/i;

interface Candidate {
  readonly index: number;
  readonly statement: Statement;
  readonly weighed: Weighed;
  readonly score: number;
}

export interface Chosen {
  readonly statement: Statement;
  /** Higher is more telling. */
  readonly score: number;
}

/** The most telling sentences of a document within so many words, in its order; no two say the same. */
export const choose = (statements: readonly Statement[], wordsMax: number): Chosen[] => {
  const { weighed, terms } = weigh(statements);
  const scores = rank(weighed, terms);
  const nothing: Weighed = { ids: new Int32Array(), weights: new Float64Array() };
  const open = statements
    .map((statement, index) => ({
      ...{ index, statement, weighed: weighed[index] ?? nothing },
      score: (scores[index] ?? 0) * standing(statement, index / statements.length),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, CANDIDATES_MAX);
  return take(open, statements.length, wordsMax)
    .sort((one, other) => one.index - other.index)
    .map(({ statement, score }) => ({ statement, score }));
};

/** What speaks for a sentence beside its words. */
const standing = ({ text, place, words, section }: Statement, position: number): number => {
  let factor = place === 0 ? 1.25 : 1;
  if (position < 0.08) factor *= 1.2;
  if (section !== '' && place === 0) factor *= 1.05;
  if (LEANS_ON_OTHERS.test(text)) factor *= 0.5;
  if (POINTS_ELSEWHERE.test(text)) factor *= 0.6;
  if (text.endsWith('?')) factor *= 0.4;
  if (words < 9) factor *= 0.7;
  if (words > 35) factor *= 0.75;
  return factor;
};

const take = (candidates: readonly Candidate[], count: number, wordsMax: number): Candidate[] => {
  const open = candidates.map((candidate) => ({ candidate, worth: candidate.score }));
  const taken: Candidate[] = [];
  for (let room = wordsMax; open.length > 0;) {
    const best = open.reduce((leader, entry, at) => (entry.worth > (open[leader]?.worth ?? 0) ? at : leader), 0);
    const [entry] = open.splice(best, 1);
    if (!entry || entry.worth <= 0) break;
    const { candidate } = entry;
    if (candidate.statement.words > room) continue;
    room -= candidate.statement.words;
    taken.push(candidate);
    for (const rest of open) {
      const alike = likeness(candidate.weighed, rest.candidate.weighed);
      rest.worth *= alike >= SAME ? 0 : 1 - alike;
      if (partOf(rest.candidate, count) === partOf(candidate, count)) rest.worth *= PART_TAKEN;
    }
  }
  return taken;
};

const partOf = ({ index }: Candidate, count: number): number => Math.floor((PARTS * index) / count);
