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
const LOWER = 4;
const LOWEST = 8;

/** In seconds of a processor: a job that uses no more is short. */
const SHORT = 0.25;
/** An owner who has lately used more gives way with every job. */
const MUCH = 5;
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
  if (!hasCompany) return isSlow ? { nice: LOWER, standsBack: false } : NORMAL;
  if (isSlow || ownerSeconds > MUCH || waitingJobs > FEW_JOBS) return { nice: LOWEST, standsBack: true };
  return seconds <= SHORT ? NORMAL : { nice: LOWER, standsBack: true };
};
