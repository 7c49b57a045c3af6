import { short } from '../report/format-numbers.js';
import type { SavedRun } from './saved-run.js';

/** Runs differ by less than this when nothing has changed. */
const WORSE = 1.2;
const RATIO = 'cpuRatio';

/**
 * What has become worse from one run to another by a fifth beside the same peer, and what is not there any more.
 *
 * @throws Error for runs of two machines: a ratio does not hold on another one.
 */
export const worseThan = (before: SavedRun, after: SavedRun): readonly string[] => {
  if (before.machine !== after.machine) throw new Error(`one ran on ${before.machine}, the other on ${after.machine}`);
  return Object.entries(before.figures).flatMap(([name, { [RATIO]: was }]) => {
    if (was === undefined) return [];
    const is = after.figures[name]?.[RATIO];
    if (is === undefined) return [`${name}: was ${short(was)} times its peer, and is not measured any more`];
    return is > was * WORSE ? [`${name}: was ${short(was)} times its peer, is ${short(is)}`] : [];
  });
};
