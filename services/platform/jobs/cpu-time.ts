import { belongingTo, processAt, tellsProcesses, wantsProcessor, type ProcessEntry } from './process-table.js';

/** The unit of the numbers in proc(5), on every platform that Node runs on. */
const TICKS_PER_SECOND = 100;

/** The ticks that a process had used, together with those that belong to it, when somebody looked. */
export interface CpuReading {
  readonly members: readonly number[];
  readonly ticks: number;
}

/** The work of the processes of one job, measured from outside. */
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
  /** The seconds that those that are counted now had used when they were added. */
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

const INTERVAL_MS = 200;
/** A program that hardly ever gets a processor is given up at last. */
const CLOCK_FACTOR = 10;

/** The state of a program when somebody looked. */
interface Sample {
  readonly atMs: number;
  /** All it has used so far. */
  readonly cpuSeconds: number;
  /** Whether it would go on if it had a processor, or were not made to stand still. */
  readonly isHeldUp: boolean;
}

/** The time that a program has had for itself, in seconds. */
export interface OwnTime {
  readonly add: (sample: Sample) => number;
}

/** Time passes for a program as it does by the clock; while others keep it from a processor, only as far as it works. */
export const openOwnTime = (startMs: number): OwnTime => {
  let seconds = 0;
  let before = { atMs: startMs, cpuSeconds: 0 };
  return {
    add: (sample) => {
      const passed = (sample.atMs - before.atMs) / 1000;
      const worked = Math.max(0, sample.cpuSeconds - before.cpuSeconds);
      seconds += sample.isHeldUp ? Math.min(passed, worked) : passed;
      before = sample;
      return seconds;
    },
  };
};

/**
 * Calls `onOver` once a program and all it has started have had so much time for themselves, or ten times as much has
 * passed by the clock.
 *
 * @returns what ends the watch.
 */
export const limitOwnTime = (pid: number | undefined, timeoutMs: number, onOver: () => void): (() => void) => {
  if (pid === undefined || !tellsProcesses) return endTimer(setTimeout(onOver, timeoutMs));
  const meter = openCpuMeter();
  meter.add(pid);
  const startMs = performance.now();
  const own = openOwnTime(startMs);
  const timer = setInterval(
    () => {
      const atMs = performance.now();
      const seconds = own.add({ atMs, cpuSeconds: meter.seconds(), isHeldUp: meter.isHeldUp() });
      if (1000 * seconds < timeoutMs && atMs - startMs < CLOCK_FACTOR * timeoutMs) return;
      clearInterval(timer);
      onOver();
    },
    Math.min(INTERVAL_MS, timeoutMs),
  );
  return endTimer(timer);
};

const endTimer = (timer: NodeJS.Timeout) => (): void => clearTimeout(timer);
