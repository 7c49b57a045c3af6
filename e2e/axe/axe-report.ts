import type { Language } from './combinations.js';
import type { Seen } from './look-at-state.js';

/** The result of a state in one language: looks, or the reason why there were none. */
export type StateResult = { readonly language: Language; readonly state: string } & (
  Seen | { readonly missed: string }
);

const countOf = (findings: Seen['findings']): number =>
  [...findings.values()].reduce((sum, in_) => sum + in_.length, 0);

const totalsOf = (results: readonly StateResult[]) =>
  results.reduce(
    (sum, result) =>
      'missed' in result
        ? { ...sum, missed: sum.missed + 1 }
        : { ...sum, looks: sum.looks + result.looks, violations: sum.violations + countOf(result.findings) },
    { looks: 0, violations: 0, missed: 0 },
  );

const findingLines = (result: StateResult): readonly string[] =>
  'missed' in result
    ? [`  NOT REACHED in ${result.language}: ${result.missed}`]
    : [...result.findings].map(([finding, looks]) => `  ${finding.replaceAll(/\s*\n\s*/g, ' ')} [${looks.join(', ')}]`);

/** One line for each state, with its looks in both languages and what they found, then a line for each finding. */
export const linesOf = (results: readonly StateResult[]): readonly string[] =>
  [...new Set(results.map(({ state }) => state))].flatMap((state) => {
    const ofState = results.filter((result) => result.state === state);
    const { looks, violations } = totalsOf(ofState);
    return [`${state}: ${looks} looks, ${violations} violations`, ...ofState.flatMap(findingLines)];
  });

/** All states in a sentence, and whether every one was reached and found to be in order. */
export const summaryOf = (results: readonly StateResult[]): { readonly text: string; readonly isGood: boolean } => {
  const { looks, violations, missed } = totalsOf(results);
  const states = new Set(results.map(({ state }) => state)).size;
  const notReached = missed === 0 ? 'every state was reached' : `${missed} times a state was not reached`;
  return {
    text: `${states} states, ${looks} looks, ${violations} violations; ${notReached}`,
    isGood: violations === 0 && missed === 0 && states > 0,
  };
};
