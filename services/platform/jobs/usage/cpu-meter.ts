import { belongingTo, tellsProcesses } from './process-table.js';

/** Of the numbers in proc(5), on every platform that Node runs on. */
const TICKS_PER_SECOND = 100;

/** What one job has its processes work, measured from outside. */
export interface CpuMeter {
  /** Counts from now on what a process and all that descends from it uses. @returns what ends that. */
  readonly add: (pid: number) => () => void;
  /** Of all that were added; never less than before. 0 where the platform does not tell. */
  readonly seconds: () => number;
  /** What those that are counted now had used when they were added. */
  readonly secondsBefore: () => number;
  /** Those that are counted now. */
  readonly pids: () => readonly number[];
}

interface Part {
  readonly pid: number;
  readonly before: number;
  used: number;
}

export const openCpuMeter = (): CpuMeter => {
  const parts = new Set<Part>();
  let over = 0;
  const measure = (part: Part): number => (part.used = Math.max(part.used, ticksOf(part.pid) - part.before));
  return {
    add: (pid) => {
      const part = { pid, before: ticksOf(pid), used: 0 };
      parts.add(part);
      return () => {
        if (parts.delete(part)) over += measure(part);
      };
    },
    seconds: () => [...parts].reduce((sum, part) => sum + measure(part), over) / TICKS_PER_SECOND,
    secondsBefore: () => [...parts].reduce((sum, { before }) => sum + before, 0) / TICKS_PER_SECOND,
    pids: () => [...parts].map(({ pid }) => pid),
  };
};

const ticksOf = (leader: number): number =>
  tellsProcesses ? belongingTo(leader).reduce((sum, { cpuTicks }) => sum + cpuTicks, 0) : 0;
