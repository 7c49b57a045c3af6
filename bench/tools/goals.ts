import { ratio } from '../report/format-numbers.js';
import type { Comparison } from './compare.js';
import { setOf, whatOf } from './tool-rows.js';

/** Beyond the third digit, and within what the clock of the processor tells, two figures are the same. */
const EQUAL_FACTOR = 1.005;
const TICK_SECONDS = 0.001;

/** Where the operation is to be at least as fast as a peer: how often it is, and by how much it is not. */
export const goalsOf = (comparisons: readonly Comparison[]): string => {
  const judged = comparisons.flatMap((compared) => judge(compared) ?? []);
  if (judged.length === 0) return '';
  const missed = judged.filter(({ isMet }) => !isMet).map(({ tells }) => `- ${tells}`);
  const met = `At least as fast as its peer, in CPU and wall time (the operation, warm): ${judged.length - missed.length} of ${judged.length}.`;
  return missed.length > 0 ? `${met} Missed, Docket / peer:\n${missed.join('\n')}` : met;
};

const judge = (compared: Comparison): { readonly isMet: boolean; readonly tells: string } | undefined => {
  const { case: one, operation: ours, peers } = compared;
  const theirs = peers.find(({ name }) => name === one.goal?.name)?.figures;
  if (!theirs || 'failure' in theirs || !ours || 'failure' in ours) return undefined;
  const isMet =
    ours.wallMs <= theirs.wallMs * EQUAL_FACTOR &&
    ours.cpuSeconds <= Math.max(theirs.cpuSeconds, TICK_SECONDS) * EQUAL_FACTOR;
  const cpu = ratio(ours.cpuSeconds, theirs.cpuSeconds);
  const wall = ratio(ours.wallMs, theirs.wallMs);
  return { isMet, tells: `${whatOf(compared)}, ${setOf(compared)}, ${one.goal?.name ?? ''}: CPU ${cpu}, wall ${wall}` };
};
