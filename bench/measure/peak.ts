import { peakOf, resetPeak, residentOf, treeOf } from './proc.js';

const INTERVAL_MS = 15;

const finite = (bytes: number): number => (Number.isFinite(bytes) ? bytes : 0);

/** Bytes that any one of these processes needs at its highest, with the programs that it starts. */
export const watchPeak = (roots: readonly number[]): (() => number) => {
  let highest = 0;
  roots.forEach(resetPeak);
  const look = () => {
    for (const root of roots) {
      const sum = treeOf(root).reduce((bytes, pid) => bytes + finite(residentOf(pid)), 0);
      highest = Math.max(highest, sum);
    }
  };
  const timer = setInterval(look, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return Math.max(highest, ...roots.map((root) => finite(peakOf(root)))) || NaN;
  };
};
