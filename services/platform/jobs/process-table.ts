import { readdirSync, readFileSync } from 'node:fs';

/** Places in `stat` of proc(5), counted after the name in brackets, which may hold anything. */
const FIELDS = { parent: 1, group: 2, cpuFrom: 11, cpuTo: 15, nice: 16, resident: 21 } as const;
/** States of proc(5): at work or waiting for a processor, and made to stand still. */
const HELD_UP = /^[RT]/;
/** Several watches that ask at almost the same time share one reading. */
const SHARED_MS = 100;
/** Where there are many processes to look through, nobody does so for more than this part of the time. */
const SEARCH_SHARE = 1 / 40;
const SEARCHED_AT_LEAST_EVERY_MS = 1000;

/** A process as the kernel tells of it. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly nice: number;
  readonly residentPages: number;
  /** Its own, and of those of its children that have ended. */
  readonly cpuTicks: number;
}

/** Whether this platform tells what other processes use. */
export const tellsProcesses = process.platform === 'linux';

/** A process, its group and all that descends from it, as they are now. */
export const belongingTo = (leader: number): readonly ProcessEntry[] => {
  const { entries, isFresh } = allProcesses(leader);
  const members = membersOf(leader, entries);
  return isFresh ? members : members.flatMap(({ pid }) => processAt(pid) ?? []);
};

const membersOf = (leader: number, all: readonly ProcessEntry[]): readonly ProcessEntry[] => {
  const members = new Set(all.filter(({ pid, group }) => pid === leader || group === leader));
  for (let before = -1; before < members.size;) {
    before = members.size;
    const pids = new Set([...members].map(({ pid }) => pid));
    for (const process of all) if (pids.has(process.parent)) members.add(process);
  }
  return [...members];
};

interface Table {
  readonly readAt: number;
  readonly validMs: number;
  readonly entries: readonly ProcessEntry[];
}

let table: Table | undefined;

/** A process that has begun since the last search may be missing for a second, but never the one that is wanted. */
const allProcesses = (wanted: number): { readonly entries: readonly ProcessEntry[]; readonly isFresh: boolean } => {
  const age = table ? performance.now() - table.readAt : Infinity;
  if (table && age <= table.validMs && table.entries.some(({ pid }) => pid === wanted)) {
    return { entries: table.entries, isFresh: age <= SHARED_MS };
  }
  table = search();
  return { entries: table.entries, isFresh: true };
};

const search = (): Table => {
  const startedAt = performance.now();
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const entries = pids.flatMap((name) => processAt(Number(name)) ?? []);
  const readAt = performance.now();
  return { readAt, validMs: validAfter(readAt - startedAt), entries };
};

/** For how many milliseconds a search will do, given how many it took. */
const validAfter = (costMs: number): number =>
  Math.min(SEARCHED_AT_LEAST_EVERY_MS, Math.max(SHARED_MS, costMs / SEARCH_SHARE));

export const processAt = (pid: number): ProcessEntry | undefined => {
  const statFields = afterName(`/proc/${pid}/stat`);
  if (statFields === '') return undefined;
  const fields = statFields.split(' ').map(Number);
  const field = (at: number): number => fields[at] ?? 0;
  return {
    pid,
    parent: field(FIELDS.parent),
    group: field(FIELDS.group),
    nice: field(FIELDS.nice),
    residentPages: field(FIELDS.resident),
    cpuTicks: fields.slice(FIELDS.cpuFrom, FIELDS.cpuTo).reduce((sum, ticks) => sum + ticks, 0),
  };
};

/** Whether any thread of a process would go on if it had a processor. */
export const wantsProcessor = (pid: number): boolean => {
  try {
    return readdirSync(`/proc/${pid}/task`).some((thread) =>
      HELD_UP.test(afterName(`/proc/${pid}/task/${thread}/stat`)),
    );
  } catch {
    return false; // it has ended meanwhile
  }
};

/** The text of `stat` after the name in brackets, which may hold anything; empty once it has ended. */
const afterName = (path: string): string => {
  const stat = readOrNothing(path);
  return stat.slice(stat.lastIndexOf(')') + 2);
};

/** A process may end while it is looked at. */
export const readOrNothing = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
