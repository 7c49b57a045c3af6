import type { Statement } from '../text/statements.js';
import { likeness, rank, weigh, type Weighed } from './rank.js';

/** So many of the best sentences are compared with each other. */
const CANDIDATES_MAX = 400;
/** Two sentences this much alike say the same. */
const SAME_WORDS_SHARE = 0.6;
/** Parts that a document is cut into, so that no part of it has all the say. */
const DOCUMENT_PARTS = 8;
const PART_TAKEN_SHARE = 0.75;
const LEANS_ON_OTHERS = new RegExp(
  `^["'“„«(¿¡]*(?:${[
    'this|that|these|those|it|its|they|their|he|she|his|her|such|however|but|and|or|thus|therefore|hence|moreover',
    'furthermore|also|then|so|now|here|there|still|finally|instead|yet|later|again|next|second|third|let|another|both',
    'likewise|similarly|otherwise|meanwhile|nevertheless|indeed|of course|for example|for instance|in other words',
    'in particular|in this|in these|in that|to this|at this|on the other|as a result|as above|one more|even so|because',
    'dies|dieser|diese|dieses|diesem|diesen|er|sie|es|jedoch|aber|und|daher|deshalb|dabei|damit|dazu|hier|auch|so|dann',
    'außerdem|zudem|denn|il|elle|ils|elles|cela|ceci|ce|cette|ces|mais|donc|cependant|et|ainsi|aussi|alors|enfin',
    'este|esta|estos|estas|esto|eso|ello|él|ella|ellos|pero|además|sin embargo|y|así|también|por lo tanto|por ello',
    'questo|questa|questi|essi|egli|ma|però|quindi|inoltre|così|isso|isto|mas|porém|assim|também|ele|ela|eles',
    'dit|deze|hij|zij|het|maar|dus|ook|daarom|det|den|detta|denna|men|och|og|derfor|därför|se|tämä|mutta|ja|to|ten|ta',
    'это|эти|этот|эта|он|она|оно|они|но|однако|поэтому|и|а|также|так|bu|bunlar|ama|ancak|ve|αυτό|αυτή|αλλά|και',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** Sentences about the document or its writer, not about its subject. */
const ABOUT_ITSELF =
  /\b(?:I|me|my|[Ww]e (?:now )?(?:describe|discuss|show|present|explain|consider|turn|return|begin|will|have seen)|(?:[Tt]his|[Tt]he next|[Tt]he following) (?:section|chapter|paper|book|article|report|document)|(?:is|are) organi[sz]ed as)\b/;
const POINTS_ELSEWHERE =
  /\b(?:fig\.|figure|table|eq\.|equation|section|chapter|abb\.|abbildung|tabelle|tableau|tabla)\s*\(?[\dIVX]/i;

/** A document says in this first share of it what it is about. */
const EARLY_SHARE = 0.05;
const SUMS_UP =
  /^(?:[\divxlc]+[.)]?\s+)?(?:abstract|(?:executive )?summary|overview|introduction|conclusions?|key (?:points|findings)|zusammenfassung|überblick|einleitung|fazit|résumé|introduction|conclusion|resumen|introducción|conclusi[oó]n(?:es)?|riassunto|sommario|introduzione|conclusioni|resumo|introdução|conclusão|samenvatting|inleiding|conclusie|аннотация|введение|заключение|выводы|streszczenie|wstęp|wnioski|özet|giriş|sonuç|摘要|概要|要約|结论|結論|はじめに|おわりに|초록|요약|결론)\s*$/iu;

const tellsAll = (section: string, position: number): boolean => position < EARLY_SHARE || SUMS_UP.test(section);

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
  /** It stands where a document says what it is about. */
  readonly tellsAll: boolean;
}

/** The most telling sentences of a document within so many words, in its order; no two say the same. */
export const choose = (
  statements: readonly Statement[],
  wordsMax: number,
  functionWords: ReadonlySet<string>,
): Chosen[] => {
  const { weighed, terms } = weigh(statements, functionWords);
  const scores = rank(weighed, terms);
  const nothing: Weighed = { ids: new Int32Array(), weights: new Float64Array() };
  const open = statements
    .map((statement, index) => ({
      index,
      statement,
      weighed: weighed[index] ?? nothing,
      score: (scores[index] ?? 0) * standing(statement, index / statements.length),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, CANDIDATES_MAX);
  return take(open, statements.length, wordsMax)
    .sort((one, other) => one.index - other.index)
    .map(({ index, statement, score }) => ({
      statement,
      score,
      tellsAll: tellsAll(statement.section, index / statements.length),
    }));
};

/** Weighs a sentence by everything but its words. */
const standing = (statement: Statement, position: number): number =>
  reasons.reduce((factor, [holds, times]) => (holds(statement, position) ? factor * times : factor), 1);

const reasons: readonly (readonly [(statement: Statement, position: number) => boolean, number])[] = [
  [({ place }) => place === 0, 1.3],
  [({ section }, position) => tellsAll(section, position), 1.6],
  [({ text }) => LEANS_ON_OTHERS.test(text), 0.4],
  [({ text }, position) => position > EARLY_SHARE && ABOUT_ITSELF.test(text), 0.5],
  [({ text }) => POINTS_ELSEWHERE.test(text), 0.5],
  [({ text }) => /[?!]["'”»’)]*$/.test(text), 0.3],
  [({ text }) => /["“„«]/.test(text), 0.8],
  [({ words }) => words < 8, 0.6],
  [({ words }) => words > 32, 0.75],
];

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
      rest.worth *= alike >= SAME_WORDS_SHARE ? 0 : 1 - alike;
      if (partOf(rest.candidate, count) === partOf(candidate, count)) rest.worth *= PART_TAKEN_SHARE;
    }
  }
  return taken;
};

const partOf = ({ index }: Candidate, count: number): number => Math.floor((DOCUMENT_PARTS * index) / count);
