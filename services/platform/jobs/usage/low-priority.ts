import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Priority } from '../job-priority.js';
import { belongingTo, readOrNothing, tellsProcesses } from './process-table.js';

/**
 * Has processes with all that they have started give way to others. What they start later inherits it; threads that
 * begin meanwhile may be missed, so it is said again while they run.
 */
export const lowerPriority = (leaders: readonly number[], { nice }: Priority): void => {
  if (!tellsProcesses || nice === 0) return;
  for (const { pid, nice: before } of leaders.flatMap(belongingTo)) {
    if (before < nice) lowerThreads(pid, nice);
    lowerSession(pid, nice);
  }
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
