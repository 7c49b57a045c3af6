import type { Fact } from './quiz-fact.js';

const DISTRACTORS_PER_QUESTION = 3;
/** A number far from the right one gives itself away. */
const NUMBER_RATIO_MAX = 8;
const YEARS_APART_MAX = 300;

/** Wrong answers for a fact: others of the document that are of its kind, the likeliest first; null for too few. */
export const distractorsFor = (fact: Fact, others: readonly Fact[]): string[] | null => {
  const wrong: Fact[] = [];
  const candidates = others
    .filter((other) => other.kind === fact.kind && isPlausible(fact, other))
    .sort((one, other) => distance(fact, one) - distance(fact, other));
  for (const candidate of candidates) {
    if ([fact, ...wrong].every((known) => areDistinct(known, candidate))) wrong.push(candidate);
    if (wrong.length === DISTRACTORS_PER_QUESTION) return wrong.map(({ text }) => text);
  }
  return null;
};

const isPlausible = (fact: Fact, other: Fact): boolean => {
  if (fact.statement.text.includes(other.text)) return false;
  if (fact.kind === 'year') return Math.abs(fact.value - other.value) <= YEARS_APART_MAX;
  if (fact.kind === 'name') return wordCount(fact) === wordCount(other);
  if (fact.kind === 'date') return shape(fact.text) === shape(other.text);
  if (Number.isInteger(fact.value) !== Number.isInteger(other.value)) return false;
  const ratio = fact.value / other.value;
  return ratio <= NUMBER_RATIO_MAX && ratio >= 1 / NUMBER_RATIO_MAX;
};

/** Closest in worth, or else in the document. */
const distance = (fact: Fact, other: Fact): number => {
  if (fact.kind === 'year') return Math.abs(fact.value - other.value);
  if (fact.value > 0) return Math.abs(Math.log(fact.value / other.value));
  return Math.abs(fact.statement.page - other.statement.page);
};

const areDistinct = (one: Fact, other: Fact): boolean => {
  if (one.kind !== 'name') return one.value === 0 ? one.text !== other.text : one.value !== other.value;
  const stems = new Set(stemsOf(one));
  return !stemsOf(other).some((stem) => stems.has(stem));
};

/** Letters by which two forms of a name are taken for one: Anna and Annas. */
const STEM_LETTERS = 4;
const stemsOf = ({ text }: Fact): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]/)
    .map((word) => word.slice(0, STEM_LETTERS));

const wordCount = ({ text }: Fact): number => text.split(' ').length;
const shape = (text: string): string => text.replaceAll(/\d+/g, '9').replaceAll(/\p{L}+/gu, 'a');
