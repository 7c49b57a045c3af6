import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { belongingTo, readOrNothing, tellsProcesses } from './process-table.js';

/** How far a job gives way to others. */
export interface Priority {
  readonly nice: number;
  /** While a job of normal priority runs, it stands still for part of the time. */
  readonly standsBack: boolean;
}

export const NORMAL: Priority = { nice: 0, standsBack: false };
/**
 * Beside a program that is busy all the time, these have three tenths of a processor and a seventh of it: fairness is among
 * visitors, and no other program of the machine may bring a conversion to a standstill.
 */
const LOWER_NICE = 4;
const LOWEST_NICE = 8;

/** In seconds of a processor: a job that uses no more is short. */
const SHORT_JOB_CPU_SECONDS = 0.25;
/** An owner who has lately used more gives way with every job. */
const MUCH_CPU_SECONDS = 5;
/** An owner for whom more jobs wait is in no hurry with each of them. */
const FEW_JOBS = 2;

/** In seconds of a processor. */
interface Used {
  /** Processor time that the job has taken so far, or that its like took before. */
  readonly seconds: number;
  /** Processor time that all jobs of its owner have taken lately. */
  readonly ownerSeconds: number;
  /** Jobs of its owner that wait beside this one. */
  readonly waitingJobs: number;
  readonly isSlow: boolean;
  /** Whether jobs of other owners wait or run. */
  readonly hasCompany: boolean;
}

/**
 * Beside others, only short jobs of owners who use little and have few waiting do not give way. Jobs of an owner alone keep
 * their priority for long. A priority that was lowered can't be raised again without the rights of root.
 */
export const priorityOf = ({ seconds, ownerSeconds, waitingJobs, isSlow, hasCompany }: Used): Priority => {
  if (!hasCompany) return isSlow ? { nice: LOWER_NICE, standsBack: false } : NORMAL;
  if (isSlow || ownerSeconds > MUCH_CPU_SECONDS || waitingJobs > FEW_JOBS)
    return { nice: LOWEST_NICE, standsBack: true };
  return seconds <= SHORT_JOB_CPU_SECONDS ? NORMAL : { nice: LOWER_NICE, standsBack: true };
};

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
  const niceness = / nice (-?\d+)$/m.exec(readOrNothing(path))?.[1];
  if (niceness !== undefined && Number(niceness) < nice) orGone(() => writeFileSync(path, String(nice)));
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
