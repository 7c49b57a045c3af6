import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Tells one process from a later one with the same number. */
export interface ProcessMark {
  readonly pid: number;
  readonly parent: number;
  readonly startedAt: string;
}

/** @see proc(5): the name in brackets may hold anything; fields 4 and 22 are the parent and the start. */
const markOf = (pid: number): ProcessMark | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined; // ended, only not yet buried
    return { pid, parent: Number(fields[1]), startedAt: fields[19] ?? '' };
  } catch {
    return undefined; // it has ended meanwhile
  }
};

const allMarks = (): ProcessMark[] => {
  if (!existsSync('/proc/self/stat')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => markOf(Number(pid)) ?? []);
};

/** Every process that this one has started, directly or not; none where there is no /proc. */
export const descendantsOf = (pid: number): ProcessMark[] => {
  const all = allMarks();
  const descendants: ProcessMark[] = [];
  for (let parents = [pid]; parents.length > 0;) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    descendants.push(...children);
    parents = children.map((child) => child.pid);
  }
  return descendants;
};

/** Its program and arguments, where it still runs. */
export const commandOf = ({ pid }: Pick<ProcessMark, 'pid'>): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ''; // it has ended meanwhile
  }
};

/** Every process that was started with this text among its arguments, such as those of a sandbox with its folder. */
export const processesNaming = (text: string): ProcessMark[] =>
  allMarks().filter(({ pid }) => commandOf({ pid }).includes(text));

/** Those that still run. */
export const survivorsOf = (marks: readonly ProcessMark[]): ProcessMark[] =>
  marks.filter(({ pid, startedAt }) => markOf(pid)?.startedAt === startedAt);

/** Open files, sockets and the like of a process. */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
