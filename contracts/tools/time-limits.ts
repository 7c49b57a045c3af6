import { JOB_DEADLINE_MS } from '../limits.js';
import type { Effort, Tool } from './tool.js';

/** Seconds of one processor; work in several threads has as many of each core. */
const CPU_SECONDS: Readonly<Record<Effort, number>> = { quick: 30, pages: 60, long: 300 };

/** A job that sleeps may take longer than it works; it is ended all the same. What it waits for a processor does not count. */
const WALL_FACTOR = 5;
const WALL_LEAST_SECONDS = JOB_DEADLINE_MS / 1000;
/** The longest that work may take by the clock, before the sweeper takes it for stuck. */
export const WALL_MOST_SECONDS = 25 * 60;

/** Each page whose picture is read may use so much of a processor beyond what its job may: five times what one needs. */
export const RECOGNISED_PAGE_CPU_SECONDS = 20;

/** When a job is ended: by what it uses of a processor, or by the clock. */
export interface TimeLimits {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** For each page that is recognised; none unless given. */
  readonly pageCpuSeconds?: number;
}

interface Machine {
  readonly cores: number;
  /** How many times longer everything may take, as on a slow machine. */
  readonly factor: number;
}

const effortOf = ({ effort, isQuestion }: Pick<Tool, 'effort' | 'isQuestion'>): Effort =>
  effort ?? (isQuestion ? 'quick' : 'pages');

/** When a job of a tool is ended. */
export const timeLimitsOf = (
  tool: Pick<Tool, 'effort' | 'isQuestion'> | undefined,
  { cores, factor }: Machine,
): TimeLimits => {
  const effort = tool ? effortOf(tool) : 'pages'; // an unknown one is refused by its job
  const cpuSeconds = CPU_SECONDS[effort] * factor * (effort === 'long' ? cores : 1);
  const wallSeconds = Math.min(WALL_MOST_SECONDS, Math.max(WALL_LEAST_SECONDS, WALL_FACTOR * cpuSeconds));
  if (effort !== 'long') return { cpuSeconds, wallSeconds };
  return { cpuSeconds, wallSeconds, pageCpuSeconds: RECOGNISED_PAGE_CPU_SECONDS * factor };
};

/** For the turn of a job to come. */
const TURN_SECONDS = 60;

/**
 * How long a call waits for what a tool makes: the longest its job may run, which is the same for any number of cores,
 * and a while for its turn to come.
 */
export const answerSecondsOf = (tool: Pick<Tool, 'effort' | 'isQuestion'>, factor: number): number =>
  timeLimitsOf(tool, { cores: 1, factor }).wallSeconds + TURN_SECONDS;

/**
 * The processor time that a job may use that has so many pages to recognise; by the clock it may take no longer than
 * any other.
 */
export const cpuSecondsFor = ({ cpuSeconds, pageCpuSeconds = 0 }: TimeLimits, pages: number): number =>
  cpuSeconds + pageCpuSeconds * pages;
