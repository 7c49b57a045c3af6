import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A file to which a run of jest writes a line for each suite that another part has, see `partOf`. */
const LEFT_OUT = 'DOCKET_SUITES_OF_OTHER_PARTS';
/** Set where the suites of `npm test` are dealt to the parts as well. */
const DEAL_ALL = 'DOCKET_DEAL_EVERY_SUITE';

const groups = JSON.parse(readFileSync(new URL('only-in-all.json', import.meta.url), 'utf8'));

/** Patterns of the suites that `npm test` leaves out. */
export const onlyInAll = Object.values(groups).flat();

const patterns = onlyInAll.map((pattern) => new RegExp(pattern));

/** The environment of a run of jest that deals its suites to parts. */
export const partsSettings = ({ leftOutFile, dealAll }) => ({
  [LEFT_OUT]: leftOutFile,
  ...(dealAll && { [DEAL_ALL]: '1' }),
});

/** Paths of the suites that a run has left to other parts. */
export const leftToOtherParts = (leftOutFile) =>
  existsSync(leftOutFile) ? readFileSync(leftOutFile, 'utf8').trim().split('\n') : [];

/**
 * The suites of one part, and those of `npm test` in every part. They are dealt in turn, so that parts of suites sorted
 * by weight weigh about the same.
 *
 * @param paths  of all suites, the heaviest first
 * @param part  `shardIndex` from 1 to `shardCount`
 */
export const partOf = (paths, { shardIndex, shardCount }, env = process.env) => {
  const isDealt = (path) => env[DEAL_ALL] === '1' || patterns.some((pattern) => pattern.test(relative('.', path)));
  const dealt = paths.filter(isDealt);
  const others = new Set(dealt.filter((path, at) => at % shardCount !== shardIndex - 1));
  const file = env[LEFT_OUT];
  if (file) for (const path of others) appendFileSync(file, `${relative('.', path)}\n`);
  return paths.filter((path) => !others.has(path));
};
