import type { Statement } from '../text/statements.js';

const RANK_DAMPING_SHARE = 0.85;
const RANKING_ROUNDS = 20;
/** A word in more than this share of the sentences tells nothing, whatever the language. */
const COMMON_WORD_SHARE = 0.35;
const COMMON_WORD_SENTENCES_MIN = 6;

/** Weights of the words of each sentence, each sentence of length 1. */
export interface Weighed {
  readonly ids: Int32Array;
  readonly weights: Float64Array;
}

/** Words weighed by how much they tell: those in few sentences more, those that are everywhere nothing. */
export const weigh = (
  statements: readonly Pick<Statement, 'terms'>[],
  functionWords: ReadonlySet<string>,
): { weighed: Weighed[]; terms: number } => {
  const ids = new Map<string, number>();
  const weights: number[] = [];
  const counted = statements.map(({ terms }) => {
    const counts = new Map<number, number>();
    for (const term of terms) {
      if (functionWords.has(term)) continue;
      const id = ids.get(term) ?? ids.size;
      if (id === ids.size) ids.set(term, id);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const id of counts.keys()) weights[id] = (weights[id] ?? 0) + 1;
    return counts;
  });
  const common = Math.max(COMMON_WORD_SENTENCES_MIN, COMMON_WORD_SHARE * statements.length);
  const rarity = weights.map((count) => (count > common ? 0 : Math.sqrt(Math.log(1 + statements.length / count))));
  return { weighed: counted.map((counts) => unit(counts, rarity)), terms: ids.size };
};

const unit = (counts: ReadonlyMap<number, number>, rarity: readonly number[]): Weighed => {
  const rareCounts = [...counts].filter(([id]) => (rarity[id] ?? 0) > 0);
  const weights = rareCounts.map(([id, count]) => (1 + Math.log(count)) * (rarity[id] ?? 0));
  const length = Math.hypot(...weights) || 1;
  return {
    ids: Int32Array.from(rareCounts, ([id]) => id),
    weights: Float64Array.from(weights, (weight) => weight / length),
  };
};

/** Cosine of two sentences. */
export const likeness = (one: Weighed, other: Weighed): number => {
  const weightOf = new Map(Array.from(other.ids, (id, index) => [id, other.weights[index] ?? 0]));
  return one.ids.reduce((sum, id, index) => sum + (one.weights[index] ?? 0) * (weightOf.get(id) ?? 0), 0);
};

/**
 * TextRank: a sentence counts as much as the sentences that are like it. The graph of all pairs is never built: what
 * flows from sentence to sentence flows through their words, so that the cost grows with the words, not with the
 * square of the sentences.
 *
 * @returns a score for each sentence; the mean is 1.
 */
export const rank = (weighed: readonly Weighed[], terms: number): Float64Array => {
  const flow = (from: Float64Array): Float64Array => {
    const through = new Float64Array(terms);
    weighed.forEach(({ ids, weights }, index) => {
      ids.forEach((id, at) => (through[id] = (through[id] ?? 0) + (weights[at] ?? 0) * (from[index] ?? 0)));
    });
    return Float64Array.from(weighed, ({ ids, weights }, index) => {
      const all = ids.reduce((sum, id, at) => sum + (weights[at] ?? 0) * (through[id] ?? 0), 0);
      return all - (ids.length > 0 ? (from[index] ?? 0) : 0); // a sentence is no reason for itself
    });
  };
  const degrees = flow(new Float64Array(weighed.length).fill(1));
  let scores = new Float64Array(weighed.length).fill(1);
  for (let round = 0; round < RANKING_ROUNDS; round += 1) {
    const shared = scores.map((score, index) => ((degrees[index] ?? 0) > 1e-9 ? score / (degrees[index] ?? 1) : 0));
    scores = flow(shared).map((score) => 1 - RANK_DAMPING_SHARE + RANK_DAMPING_SHARE * score);
  }
  return scores;
};
