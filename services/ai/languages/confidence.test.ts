import type { LanguageCode } from '../../../contracts/languages.js';
import { confidenceOf, evidenceOf, WEIGHTS, type Weights } from './confidence.js';
import { heldOut } from './fixtures/held-out.js';
import { learnedFrom } from './fixtures/learned-from.js';
import { othersHeldOut, othersLearnedFrom } from './fixtures/others.js';
import { piecesOf } from './fixtures/pieces.js';
import { resemblanceOf, type Resemblance } from './scores.js';

const languages = Object.keys(heldOut) as LanguageCode[];

/** One guess, and whether it was right. */
interface Guess {
  readonly resemblance: Resemblance;
  readonly right: boolean;
}

const STEPS = 25;
/** Keeps the weights from growing without end where all guesses of a kind are right. */
const RIDGE = 0.05;

/** Logistic regression by Newton's method: how likely a guess like this is right. */
const fitted = (guesses: readonly Guess[]): Weights => {
  const rows = guesses.map(({ resemblance, right }) => ({ features: evidenceOf(resemblance), right: right ? 1 : 0 }));
  let weights = rows[0]?.features.map(() => 0) ?? [];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? RIDGE : 0)));
    for (const { features, right } of rows) {
      const likely = 1 / (1 + Math.exp(-sumOf(features, weights)));
      for (const [row, feature] of features.entries()) {
        slope[row]! += (right - likely) * feature;
        for (const [column, other] of features.entries())
          bend[row]![column]! += likely * (1 - likely) * feature * other;
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, index) => weight + change[index]!);
  }
  return weights;
};

const sumOf = (features: readonly number[], weights: Weights): number =>
  features.reduce((total, feature, index) => total + feature * weights[index]!, 0);

/** Gaussian elimination; the matrix is positive definite. */
const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  for (const [at, pivot] of rows.entries()) {
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[at]! / pivot[at]!;
      for (const [column, value] of pivot.entries()) row[column]! -= factor * value;
    }
  }
  return rows.map((row, index) => row.at(-1)! / row[index]!);
};

/** How a language is guessed from each piece of some texts; `undefined` for one that Docket does not know. */
const guessesOf = async (texts: readonly string[], language?: LanguageCode): Promise<Guess[]> => {
  const guesses = await Promise.all(texts.flatMap(piecesOf).map((piece) => resemblanceOf(piece)));
  return guesses.flatMap((one) => (one ? [{ resemblance: one, right: one.language === language }] : []));
};

const allGuesses = async (of: (language: LanguageCode) => readonly string[], others: readonly string[]) =>
  (await Promise.all([...languages.map((code) => guessesOf(of(code), code)), guessesOf(others)])).flat();

describe('confidence in a language', () => {
  test('comes with the share of such guesses that are right', async () => {
    const guesses = await allGuesses((code) => [...heldOut[code].sentences, ...heldOut[code].phrases], othersHeldOut);
    const steps = [0, 0.5, 0.75, 0.9, 0.97, 1.01];
    for (const [index, from] of steps.slice(0, -1).entries()) {
      const to = steps[index + 1]!;
      const within = guesses
        .map(({ resemblance, right }) => ({ confidence: confidenceOf(resemblance), right }))
        .filter(({ confidence }) => confidence >= from && confidence < to);
      const promised = within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length;
      const rightShare = within.filter(({ right }) => right).length / within.length;
      console.log(
        `confidence ${from} to ${to}: ${within.length} guesses, ${promised.toFixed(2)}, ${rightShare.toFixed(2)} right`,
      );
      expect(Math.abs(promised - rightShare)).toBeLessThan(0.15);
    }
  });

  test('is weighed as the texts teach it', async () => {
    const weights = fitted(await allGuesses((code) => learnedFrom[code], othersLearnedFrom));
    expect(weights.map((weight) => Number(weight.toFixed(2)))).toEqual(WEIGHTS);
  });
});
