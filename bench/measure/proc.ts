import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { KB } from '../../contracts/byte-sizes.js';

/** USER_HZ: the unit of times under /proc, the same on every Linux that Node runs on. */
export const TICKS_PER_SECOND = 100;

export interface Stat {
  readonly parent: number;
  /** Processor ticks of the process and of its ended, waited-for children. */
  readonly ownTicks: number;
  readonly childTicks: number;
}

/** Undefined for a process that is gone, and where there is no /proc. */
const readOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
};

/** @see proc(5): fields 4 and 14 to 17; the second one, the name, may hold anything. */
const statOf = (pid: number | 'self'): Stat | undefined => {
  const text = readOf(`/proc/${pid}/stat`);
  if (text === undefined) return undefined;
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
  return { parent, ownTicks: user + system, childTicks: childUser + childSystem };
};

const allProcesses = (): Map<number, Stat> => {
  const statById = new Map<number, Stat>();
  for (const name of existsSync('/proc/self') ? readdirSync('/proc') : []) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat) statById.set(Number(name), stat);
  }
  return statById;
};

/** A process and all that descends from it, parents first; empty where there is no /proc. */
export const statsOf = (root: number): ReadonlyMap<number, Stat> => {
  const processes = allProcesses();
  const own = processes.get(root);
  const tree = new Map(own ? [[root, own]] : []);
  for (const [parent] of tree) {
    for (const [pid, stat] of processes) if (stat.parent === parent) tree.set(pid, stat);
  }
  return tree;
};

export const treeOf = (root: number): readonly number[] => [...new Set([root, ...statsOf(root).keys()])];

/** CPU time of one process itself, and of its ended children. */
export const ownCpuSecondsOf = (pid: number): { readonly own: number; readonly ended: number } => {
  const { ownTicks = 0, childTicks = 0 } = statOf(pid) ?? {};
  return { own: ownTicks / TICKS_PER_SECOND, ended: childTicks / TICKS_PER_SECOND };
};

/** CPU time of this process's ended children. */
export const endedChildrenCpuSeconds = (): number => (statOf('self')?.childTicks ?? NaN) / TICKS_PER_SECOND;

const field = (pid: number, file: string, name: string): number => {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readOf(`/proc/${pid}/${file}`) ?? '') ?? [];
  return Number(kilobytes ?? NaN) * KB;
};

/** Bytes in memory; NaN for a process that is gone. */
export const residentOf = (pid: number): number => field(pid, 'status', 'VmRSS');
/** The same at its highest since the last reset. */
export const peakOf = (pid: number): number => field(pid, 'status', 'VmHWM');
/** Bytes in memory, what several processes share divided among them. */
export const proportionalOf = (pid: number): number => field(pid, 'smaps_rollup', 'Pss');

export const commandOf = (pid: number): string => (readOf(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');

/** @see proc(5), clear_refs: 5 resets the peak. */
export const resetPeak = (pid: number): void => {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // not every kernel allows it; the peak is then that of the whole life of the process
  }
};
