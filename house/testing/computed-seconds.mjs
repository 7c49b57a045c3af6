import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds of this process and of those that it started and waited for, which in turn count those of theirs;
 * programs whose parent was killed are in none. NaN where there is no /proc.
 *
 * @see proc(5): the name in brackets may hold anything; fields 14 to 17 are user, system, and both of the children.
 */
export const computedSeconds = () => {
  if (!existsSync(STAT)) return NaN;
  const stat = readFileSync(STAT, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
};
