import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { LRUCache } from 'lru-cache';
import { whereIs } from '../../sandbox/where-is.js';
import type { Priority } from '../job-priority.js';
import { belongingTo, readOrNothing, tellsProcesses, type ProcessEntry } from './process-table.js';

/**
 * Has processes with all that they have started give way to others. What they start later inherits it; threads that
 * begin meanwhile may be missed, so it is said again while they run.
 */
export const lowerPriority = (leaders: readonly number[], { nice, isIdle }: Priority): void => {
  if (!tellsProcesses || nice === 0) return;
  const members = leaders.flatMap(belongingTo);
  for (const { pid, nice: before } of members) {
    if (before < nice) lowerThreads(pid, nice);
    lowerSession(pid, nice);
  }
  if (isIdle) letIdle(members.filter(({ pid, isIdlePolicy }) => !isIdlePolicy && !tried.has(pid)));
};

/** Where the policy can't be changed, trying it once for each process is enough. */
const TRIED_MS = 60_000;
const tried = new LRUCache<number, true>({ max: 10_000, ttl: TRIED_MS });

/**
 * Beside the lowest nice value, so that whoever wakes up has the processor at once. Node can't set it; where `chrt` is
 * missing, the nice value must do.
 */
const letIdle = (processes: readonly ProcessEntry[]): void => {
  if (processes.length === 0) return;
  for (const { pid } of processes) tried.set(pid, true);
  const pids = processes.map(({ pid }) => String(pid));
  const script = 'chrt=$1; shift; for pid; do "$chrt" --idle --all-tasks --pid 0 "$pid"; done';
  spawn(whereIs('sh'), ['-c', script, 'sh', whereIs('chrt'), ...pids], { stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
};

/** Linux knows a priority for each thread, not for a process. */
const lowerThreads = (pid: number, nice: number): void =>
  orGone(() => {
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), nice);
  });

/**
 * Where each session is scheduled as a group, priorities count within the session only, and the session has one of
 * its own (sched(7), autogroup).
 */
const lowerSession = (pid: number, nice: number): void => {
  const path = `/proc/${pid}/autogroup`;
  const told = / nice (-?\d+)$/m.exec(readOrNothing(path))?.[1];
  if (told !== undefined && Number(told) < nice) orGone(() => writeFileSync(path, String(nice)));
};

/** A process may end meanwhile; and the kernel takes few changes of sessions in a second: the next time will do. */
const GONE: readonly unknown[] = ['ESRCH', 'ENOENT', 'EAGAIN', 'EACCES', 'EPERM', 'EROFS'];

const orGone = (change: () => void): void => {
  try {
    change();
  } catch (error) {
    const { code, info } = error as NodeJS.ErrnoException & { readonly info?: { readonly code?: string } };
    if (!GONE.includes(info?.code ?? code)) throw error;
  }
};
