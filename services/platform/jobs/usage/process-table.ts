import { readdirSync, readFileSync } from 'node:fs';

/** Of proc(5), `stat`, counted after the name in brackets, which may hold anything. */
const FIELDS = { parent: 1, group: 2, cpuFrom: 11, cpuTo: 15, nice: 16, resident: 21, policy: 38 } as const;
/** SCHED_IDLE of sched(7): it runs when nothing else wants to. */
const IDLE_POLICY = 5;
/** What several watches ask for at almost the same time is read once. */
const SHARED_MS = 100;

/** A process as the kernel tells of it. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly nice: number;
  readonly isIdlePolicy: boolean;
  readonly residentPages: number;
  /** Its own, and of those of its children that have ended. */
  readonly cpuTicks: number;
}

/** Whether this platform tells what other processes use. */
export const tellsProcesses = process.platform === 'linux';

/** A process, its group and all that descends from it. */
export const belongingTo = (leader: number): readonly ProcessEntry[] => {
  const all = allProcesses(leader);
  const found = new Set(all.filter(({ pid, group }) => pid === leader || group === leader));
  for (let before = -1; before < found.size;) {
    before = found.size;
    const pids = new Set([...found].map(({ pid }) => pid));
    for (const process of all) if (pids.has(process.parent)) found.add(process);
  }
  return [...found];
};

let table: { readonly readAt: number; readonly entries: readonly ProcessEntry[] } | undefined;

/** A process that has begun since the last time is among them. */
const allProcesses = (wanted: number): readonly ProcessEntry[] => {
  const isOld = !table || performance.now() - table.readAt > SHARED_MS;
  if (!table || isOld || !table.entries.some(({ pid }) => pid === wanted)) {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    table = { readAt: performance.now(), entries: pids.flatMap((name) => processAt(Number(name)) ?? []) };
  }
  return table.entries;
};

export const processAt = (pid: number): ProcessEntry | undefined => {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  if (stat === '') return undefined;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (at: number): number => fields[at] ?? 0;
  return {
    pid,
    parent: field(FIELDS.parent),
    group: field(FIELDS.group),
    nice: field(FIELDS.nice),
    isIdlePolicy: field(FIELDS.policy) === IDLE_POLICY,
    residentPages: field(FIELDS.resident),
    cpuTicks: fields.slice(FIELDS.cpuFrom, FIELDS.cpuTo).reduce((sum, ticks) => sum + ticks, 0),
  };
};

/** A process may end while it is looked at. */
export const readOrNothing = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
