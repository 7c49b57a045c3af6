import { short } from '../report/format-numbers.js';
import { OURS, type SavedRun } from './saved-run.js';

/** Runs differ by less than this when nothing has changed. */
const WORSE_FACTOR = 1.2;
const RATIO = 'cpuRatio';
const MEMORY = 'peakMb';

/**
 * Names the cases that have become worse from one run to another by a fifth, in time beside the same peer or in memory,
 * and those that are not there any more.
 *
 * @throws Error for runs of two machines: a ratio does not hold on another one.
 */
export const worseThan = (before: SavedRun, after: SavedRun): readonly string[] => {
  if (before.machine !== after.machine) throw new Error(`one ran on ${before.machine}, the other on ${after.machine}`);
  return Object.entries(before.figures).flatMap(([name, was]) => {
    const is = after.figures[name];
    return [...slower(name, was, is), ...larger(name, was, is)];
  });
};

type Figures = SavedRun['figures'][string];

const slower = (name: string, { [RATIO]: was }: Figures, after: Figures | undefined): readonly string[] => {
  const is = after?.[RATIO];
  if (was === undefined) return [];
  if (is === undefined) return [`${name}: was ${short(was)} times its peer, and is not measured any more`];
  return is > was * WORSE_FACTOR ? [`${name}: was ${short(was)} times its peer, is ${short(is)}`] : [];
};

/** Runs of before memory was kept say nothing of it; what other programs take is theirs. */
const larger = (name: string, { [MEMORY]: was = NaN }: Figures, after: Figures | undefined): readonly string[] => {
  const is = after?.[MEMORY] ?? NaN;
  return name.endsWith(OURS) && is > was * WORSE_FACTOR ? [`${name}: took ${short(was)} MB, takes ${short(is)}`] : [];
};
