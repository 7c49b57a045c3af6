import { termsOf, wordsOf } from '../text/terms.js';

/** Two questions that share this much of their words, and their answer, ask the same. */
const SAME_WORDS_SHARE = 0.7;
/** Questions that may have the same answer. */
const QUESTIONS_PER_ANSWER_MAX = 2;

interface Known {
  readonly words: string;
  readonly terms: ReadonlySet<string>;
  readonly answer: string;
}

/** Remembers questions with their answers, so that none is asked twice, nor in other words. */
export const openMemory = (): { readonly isNew: (question: string, answer: string) => boolean } => {
  const known: Known[] = [];
  return {
    isNew: (question, answer) => {
      const words = wordsOf(question.toLowerCase()).join(' ');
      const asked = { words, terms: new Set(termsOf(question)), answer: answer.toLowerCase().trim() };
      const alike = known.filter((other) => haveOneAnswer(asked, other));
      if (alike.length >= QUESTIONS_PER_ANSWER_MAX || alike.some((other) => overlap(asked, other) >= SAME_WORDS_SHARE))
        return false;
      if (known.some((other) => other.words === words)) return false;
      known.push(asked);
      return true;
    },
  };
};

const haveOneAnswer = (one: Known, other: Known): boolean =>
  one.answer === other.answer ||
  ` ${one.answer} `.includes(` ${other.answer} `) ||
  ` ${other.answer} `.includes(` ${one.answer} `);

const overlap = ({ terms: one }: Known, { terms: other }: Known): number => {
  const smaller = Math.min(one.size, other.size);
  return smaller === 0 ? Number(one.size === other.size) : [...one].filter((term) => other.has(term)).length / smaller;
};
