import { belongingTo, processAt, tellsProcesses, wantsProcessor, type ProcessEntry } from './process-table.js';

/** The unit of the numbers in proc(5), on every platform that Node runs on. */
const TICKS_PER_SECOND = 100;

/** What a process had used, together with those that belong to it, when somebody looked. */
export interface CpuReading {
  readonly members: readonly number[];
  readonly ticks: number;
}

/** What one job has its processes work, measured from outside. */
export interface CpuMeter {
  /**
   * Counts what a process and all that descends from it use.
   *
   * @param since from when on; default: now
   * @returns what ends that.
   */
  readonly add: (pid: number, since?: CpuReading) => () => void;
  /** The seconds of all processes that were added; never less than before. 0 where the platform does not tell. */
  readonly seconds: () => number;
  /** The same for the cost of a few files read, without what has begun since the last look and still runs. */
  readonly secondsOfKnown: () => number;
  /** Whether any that was counted at the last look would go on if it had a processor, or were not made to stand still. */
  readonly isHeldUp: () => boolean;
  /** As last looked at. */
  readonly readingOf: (pid: number) => CpuReading | undefined;
  /** What those that are counted now had used when they were added. */
  readonly secondsBefore: () => number;
  /** Those that are counted now. */
  readonly pids: () => readonly number[];
}

interface Part {
  readonly pid: number;
  readonly before: number;
  used: number;
  members: readonly number[];
}

type Look = (part: Part) => CpuReading;

export const openCpuMeter = (): CpuMeter => {
  const parts = new Map<number, Part>();
  let over = 0;
  const measure = (part: Part, look: Look): number => {
    const { members, ticks } = look(part);
    part.members = members;
    return (part.used = Math.max(part.used, ticks - part.before));
  };
  const sum = (of: (part: Part) => number): number => [...parts.values()].reduce((all, part) => all + of(part), 0);
  const secondsBy = (look: Look): number => (sum((part) => measure(part, look)) + over) / TICKS_PER_SECOND;
  return {
    add: (pid, since = lookAll({ pid })) => {
      const part = { pid, before: since.ticks, used: 0, members: since.members };
      parts.set(pid, part);
      return () => {
        if (parts.delete(pid)) over += measure(part, lookAll);
      };
    },
    seconds: () => secondsBy(lookAll),
    secondsOfKnown: () => secondsBy(lookAtKnown),
    isHeldUp: () => [...parts.values()].some(({ members }) => members.some(wantsProcessor)),
    readingOf: (pid) => {
      const part = parts.get(pid);
      return part && { members: part.members, ticks: part.before + part.used };
    },
    secondsBefore: () => sum(({ before }) => before) / TICKS_PER_SECOND,
    pids: () => [...parts.keys()],
  };
};

const lookAll = ({ pid }: Pick<Part, 'pid'>): CpuReading => readingOf(tellsProcesses ? belongingTo(pid) : []);

const lookAtKnown: Look = ({ members }) => readingOf(members.flatMap((pid) => processAt(pid) ?? []));

const readingOf = (processes: readonly ProcessEntry[]): CpuReading => ({
  members: processes.map(({ pid }) => pid),
  ticks: processes.reduce((sum, { cpuTicks }) => sum + cpuTicks, 0),
});
