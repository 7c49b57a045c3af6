import { estimateTokens } from '../model/count-tokens.js';
import type { AskedText } from './translator.js';

const OVERHEAD_TOKENS = 25;

/** The tokens of a text in a question, with those put around it. */
export const tokensOf = ({ text }: AskedText): number => estimateTokens(text) + OVERHEAD_TOKENS;

/** Texts in their order, in batches of at most so many tokens; a text that is longer has one of its own. */
export const batchesOf = (texts: readonly AskedText[], limit: number): readonly (readonly AskedText[])[] => {
  const batches: AskedText[][] = [];
  let tokens = Infinity;
  for (const text of texts) {
    if (tokens + tokensOf(text) > limit) {
      batches.push([]);
      tokens = 0;
    }
    batches.at(-1)?.push(text);
    tokens += tokensOf(text);
  }
  return batches;
};
