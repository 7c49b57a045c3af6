import { MB } from '../../contracts/byte-sizes.js';
import type { Measured } from '../measure/repeat.js';
import { OURS, type SavedRun } from '../save/saved-run.js';
import type { Comparison } from './compare.js';
import { setOf, whatOf } from './tool-rows.js';

const DIGITS = 3;

/** Docket over HTTP and each peer, in seconds and megabytes; what failed is left out, so that nobody can cite it. */
export const savedComparisons = (comparisons: readonly Comparison[]): SavedRun['figures'] =>
  Object.fromEntries(
    comparisons.flatMap((compared) => {
      const what = `${whatOf(compared)}: ${setOf(compared)}`;
      const contestants = [{ name: OURS, figures: compared.http }, ...compared.peers];
      return contestants.flatMap(({ name, figures }, at) =>
        'failure' in figures
          ? []
          : [
              [
                `${what}: ${name}`,
                { ...figuresOf(figures), ...(at === 0 && ratioToPeer(compared, figures.cpuSeconds)) },
              ],
            ],
      );
    }),
  );

const figuresOf = ({ wallMs, cpuSeconds, peakBytes, runs }: Measured): SavedRun['figures'][string] => ({
  wallSeconds: Number((wallMs / 1000).toFixed(DIGITS)),
  cpuSeconds: Number(cpuSeconds.toFixed(DIGITS)),
  ...(Number.isFinite(peakBytes) && { peakMb: Math.round(peakBytes / MB) }),
  runs: runs.length,
});

/** To the peer that is the goal, or else to the first one; nothing where there is none. */
const ratioToPeer = ({ case: { goal }, peers }: Comparison, cpuSeconds: number): { readonly cpuRatio?: number } => {
  const figures = (peers.find(({ name }) => name === goal?.name) ?? peers[0])?.figures;
  if (!figures || 'failure' in figures || figures.cpuSeconds === 0) return {};
  return { cpuRatio: Number((cpuSeconds / figures.cpuSeconds).toFixed(DIGITS)) };
};
