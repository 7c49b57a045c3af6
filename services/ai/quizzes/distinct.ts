import { termsOf, wordsOf } from '../text/terms.js';

/** Two questions that share this much of their words ask the same, unless they name something else. */
const SAME = 0.75;

interface Known {
  readonly terms: ReadonlySet<string>;
  readonly named: string;
  readonly answer: string;
}

/** Questions that may have the same answer. */
const SAME_ANSWER_MAX = 2;

/** Remembers questions with their answers, so that none is asked twice, nor in other words. */
export const openMemory = (): { readonly isNew: (question: string, answer: string) => boolean } => {
  const known: Known[] = [];
  return {
    isNew: (question, answer) => {
      const asked = { terms: new Set(termsOf(question)), named: namedIn(question), answer: answer.toLowerCase() };
      if (known.some((other) => isSame(asked, other))) return false;
      if (known.filter((other) => other.answer === asked.answer).length >= SAME_ANSWER_MAX) return false;
      known.push(asked);
      return true;
    },
  };
};

const isSame = (one: Known, other: Known): boolean =>
  overlap(one.terms, other.terms) >= SAME && (one.answer === other.answer || one.named === other.named);

/** Names and numbers, by their looks. */
const namedIn = (question: string): string =>
  wordsOf(question)
    .slice(1)
    .filter((word) => /^[\p{Lu}\p{N}]/u.test(word))
    .join(' ');

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const smaller = Math.min(one.size, other.size);
  return smaller === 0 ? Number(one.size === other.size) : [...one].filter((term) => other.has(term)).length / smaller;
};
