import { readdirSync, readFileSync } from 'node:fs';

const KB = 1024;
/** Of proc(5), `stat`, counted after the name in brackets, which may hold anything. */
const PARENT_FIELD = 1;
const GROUP_FIELD = 2;
const RESIDENT_FIELD = 21;

interface Member {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly residentPages: number;
}

/** Whether this platform tells what a group of processes holds. */
export const tellsGroupMemory = process.platform === 'linux';

/**
 * Whether a process, its group and all that descends from it hold more than so many bytes together, what they share
 * counted once.
 */
export const holdsMoreThan = (bytes: number, leader: number): boolean => {
  const members = belongingTo(leader);
  const resident = members.reduce((sum, { residentPages }) => sum + residentPages, 0) * pageBytes();
  if (resident <= bytes) return false; // cheap, and never too little
  return members.reduce((sum, member) => sum + proportionalBytes(member), 0) > bytes;
};

const belongingTo = (leader: number): readonly Member[] => {
  const all = allProcesses();
  const found = new Set(all.filter(({ pid, group }) => pid === leader || group === leader));
  for (let before = -1; before < found.size;) {
    before = found.size;
    const pids = new Set([...found].map(({ pid }) => pid));
    for (const process of all) if (pids.has(process.parent)) found.add(process);
  }
  return [...found];
};

const allProcesses = (): Member[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processAt(Number(name)) ?? []);

const processAt = (pid: number): Member | undefined => {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  if (stat === '') return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    pid,
    parent: Number(fields[PARENT_FIELD]),
    group: Number(fields[GROUP_FIELD]),
    residentPages: Number(fields[RESIDENT_FIELD]),
  };
};

let page: number | undefined;

/** Node knows its own memory in bytes; a page is a power of two. */
const pageBytes = (): number => {
  const own = processAt(process.pid)?.residentPages ?? 0;
  return (page ??= own > 0 ? 2 ** Math.round(Math.log2(process.memoryUsage.rss() / own)) : 4 * KB);
};

/** Where it may not be looked at so closely, what it shares is counted in full. */
const proportionalBytes = ({ pid, residentPages }: Member): number => {
  const told = /^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1];
  return told === undefined ? residentPages * pageBytes() : Number(told) * KB;
};

/** A process may end while it is looked at. */
const readOrNothing = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
