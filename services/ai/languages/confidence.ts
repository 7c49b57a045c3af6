import type { OtherResemblance, Resemblance } from './scores.js';

export type Weights = readonly number[];

/** More lead or letters than this make a guess no surer. */
const LEAD_MAX = 0.5;
const LETTERS_MAX = 200;

/** Evidence for a guess, each between -1 and 1; the first is the same for all. */
export const evidenceOf = ({ lead, leadOnOthers, letters }: Resemblance): readonly number[] => {
  const leadShare = Math.min(lead, LEAD_MAX) / LEAD_MAX;
  const aheadOfOthers = Math.max(-LEAD_MAX, Math.min(leadOnOthers, LEAD_MAX)) / LEAD_MAX;
  const length = Math.log(Math.min(letters, LETTERS_MAX)) / Math.log(LETTERS_MAX);
  return [1, leadShare, aheadOfOthers, length, leadShare * length, aheadOfOthers * length];
};

/**
 * Fitted by logistic regression to pieces, from one word to a sentence, of the texts in `fixtures/learned-from.ts`; the
 * test fits them again. The library's own score says how well a text fits, not how likely the guess is right.
 */
export const WEIGHTS: Weights = [-0.25, 2.2, -0.99, 0.18, -1.74, 11.39];

/**
 * The same for a language that can only be named: ahead of all others, known or not, it leads as a known one does.
 * Those that are closely related, such as Czech and Slovak, are hardly ahead of each other.
 */
export const confidenceOfOther = ({ lead, letters }: OtherResemblance): number =>
  confidenceOf({ language: 'en', lead, leadOnOthers: lead, letters });

/** How often a guess with such a lead is right, from 0 to 1. */
export const confidenceOf = (resemblance: Resemblance): number => {
  const sum = evidenceOf(resemblance).reduce((total, part, index) => total + part * (WEIGHTS[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
};
