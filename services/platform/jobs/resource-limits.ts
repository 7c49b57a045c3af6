import { readdir, lstat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { MB, KB, GB } from '../../../contracts/byte-sizes.js';
import { belongingTo, processAt, readOrNothing, type ProcessEntry, tellsProcesses } from './process-table.js';

const LEAST_MB = 768;
const MOST_MB = 4096;

/** Half of the machine's memory, or of what a container may take of it, shared among the jobs at a time. */
export const defaultMemoryMb = (jobs: number, bytes = memoryOfMachine()): number =>
  Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(bytes / 2 / MB / jobs)));

/** Node answers 0, or more than there is, where nothing constrains it. */
const memoryOfMachine = (): number => {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
};

const VARIABLE = 'DOCKET_JOB_MEMORY_MB';

/** The variable that a job process must find in its environment to keep itself, and what it starts, below a cap. */
export const capInEnvironment = (memoryMb: number | undefined): Readonly<Record<string, string>> =>
  memoryMb === undefined ? {} : { [VARIABLE]: String(memoryMb) };

/** The cap of this job process in bytes; undefined where there is none. */
export const capOfThisProcess = (environment: NodeJS.ProcessEnv): number | undefined => {
  const megabytes = Number(environment[VARIABLE]);
  return megabytes > 0 ? megabytes * MB : undefined;
};

/**
 * Whether processes, their groups and all that descends from them hold more than so many bytes together, what they
 * share counted once.
 */
export const holdMoreThan = (bytes: number, leaders: readonly number[]): boolean => {
  const members = leaders.flatMap(belongingTo);
  const resident = members.reduce((sum, { residentPages }) => sum + residentPages, 0) * pageBytes();
  if (resident <= bytes) return false; // cheap, and never too little
  return members.reduce((sum, member) => sum + proportionalBytes(member), 0) > bytes;
};

/** The bytes that a process, its group and all that descends from it hold, with all that they share. */
export const residentBytes = (leaders: readonly number[]): number =>
  leaders.flatMap(belongingTo).reduce((sum, { residentPages }) => sum + residentPages, 0) * pageBytes();

let page: number | undefined;

/** Node knows its own memory in bytes; a page is a power of two. */
const pageBytes = (): number => {
  if (page !== undefined) return page;
  const own = processAt(process.pid)?.residentPages ?? 0;
  page = own > 0 ? 2 ** Math.round(Math.log2(process.memoryUsage.rss() / own)) : 4 * KB;
  return page;
};

/** Where it may not be looked at so closely, what it shares is counted in full. */
const proportionalBytes = ({ pid, residentPages }: ProcessEntry): number => {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1];
  return kilobytes === undefined ? residentPages * pageBytes() : Number(kilobytes) * KB;
};

const MEMORY_INTERVAL_MS = 200;

/**
 * Watches what a program holds together with all that it has started, from outside: nothing in there can talk it down.
 *
 * @returns what ends the watch.
 */
export const watchMemory = (pid: number | undefined, bytes: number | undefined, onOver: () => void): (() => void) => {
  if (pid === undefined || bytes === undefined || !tellsProcesses) return () => undefined;
  const timer = setInterval(() => {
    if (holdMoreThan(bytes, [pid])) onOver();
  }, MEMORY_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};

const DISK_INTERVAL_MS = 500;
const BLOCK_BYTES = 512;
/** The space on the disk that one job may have at a time: the largest upload, unpacked, several times over. */
export const FOLDER_MAX: FolderLimit = { bytes: 6 * GB, entries: 50_000 };

/** The space on the disk that a program may have. */
export interface FolderLimit {
  readonly bytes: number;
  readonly entries: number;
}

/**
 * Watches how much of the disk a program takes with its folder, as the kernel bounds single files only.
 *
 * @returns what ends the watch.
 */
export const watchFolder = (folder: string, limit: FolderLimit, onOver: () => void): (() => void) => {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const isOver = await holdsMore(folder, limit);
    if (ended) return;
    if (isOver) onOver();
    else timer = setTimeout(() => void look(), DISK_INTERVAL_MS).unref();
  };
  timer = setTimeout(() => void look(), DISK_INTERVAL_MS).unref();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
};

/** A file that is deleted while it is looked at counts as nothing; no link is followed. */
const holdsMore = async (folder: string, { bytes, entries }: FolderLimit): Promise<boolean> => {
  let left = bytes;
  let leftEntries = entries;
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    leftEntries -= entries.length;
    if (leftEntries < 0) return true;
    for (const entry of entries) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) waiting.push(inside);
      else left -= ((await lstat(inside).catch(() => undefined))?.blocks ?? 0) * BLOCK_BYTES;
    }
    if (left < 0) return true;
  }
  return false;
};
