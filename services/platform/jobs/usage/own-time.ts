import { openCpuMeter } from './cpu-meter.js';
import { tellsProcesses } from './process-table.js';

const INTERVAL_MS = 200;
/** A program that hardly ever gets a processor is given up at last. */
const CLOCK_FACTOR = 10;

/** What a program was doing when somebody looked. */
interface Look {
  readonly atMs: number;
  /** All it has used so far. */
  readonly cpuSeconds: number;
  /** Whether it would go on if it had a processor, or were not made to stand still. */
  readonly isHeldUp: boolean;
}

/** The time that a program has had for itself, in seconds. */
export interface OwnTime {
  readonly add: (look: Look) => number;
}

/** Time passes for a program as it does by the clock; while others keep it from a processor, only as far as it works. */
export const openOwnTime = (startMs: number): OwnTime => {
  let seconds = 0;
  let before = { atMs: startMs, cpuSeconds: 0 };
  return {
    add: (look) => {
      const passed = (look.atMs - before.atMs) / 1000;
      const worked = Math.max(0, look.cpuSeconds - before.cpuSeconds);
      seconds += look.isHeldUp ? Math.min(passed, worked) : passed;
      before = look;
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
