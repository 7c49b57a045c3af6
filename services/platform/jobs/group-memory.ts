import { readdirSync, readFileSync } from 'node:fs';

const KB = 1024;
/** Of proc(5), `stat`, counted after the name in brackets, which may hold anything. */
const GROUP_FIELD = 2;
const RESIDENT_FIELD = 21;

interface Member {
  readonly pid: number;
  readonly residentPages: number;
}

/** Whether this platform tells what a group of processes holds. */
export const tellsGroupMemory = process.platform === 'linux';

/** Whether the processes of a group hold more than so many bytes together, what they share counted once. */
export const holdsMoreThan = (bytes: number, group: number): boolean => {
  const members = membersOf(group);
  const resident = members.reduce((sum, { residentPages }) => sum + residentPages, 0) * pageBytes(members);
  if (resident <= bytes) return false; // cheap, and never too little
  return members.reduce((sum, { pid }) => sum + proportionalBytes(pid), 0) > bytes;
};

const membersOf = (group: number): Member[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => memberAt(Number(name), group) ?? []);

const memberAt = (pid: number, group: number): Member | undefined => {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (Number(fields[GROUP_FIELD]) !== group) return undefined;
  return { pid, residentPages: Number(fields[RESIDENT_FIELD]) };
};

/** Node knows its own memory in bytes; a page is a power of two. */
const pageBytes = (members: readonly Member[]): number => {
  const own = members.find(({ pid }) => pid === process.pid)?.residentPages ?? 0;
  return own > 0 ? 2 ** Math.round(Math.log2(process.memoryUsage.rss() / own)) : 4 * KB;
};

const proportionalBytes = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * KB;

/** A process may end while it is looked at. */
const readOrNothing = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
