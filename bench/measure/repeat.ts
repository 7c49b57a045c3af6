import { p50 } from '../report/format-numbers.js';

/** One run as the one who did it saw it. */
export interface Run {
  readonly wallMs: number;
  /** Bytes of the result. */
  readonly output: number;
}

export interface Measured<One extends Run = Run> {
  readonly wallMs: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
  readonly output: number;
  readonly runs: readonly One[];
}

export interface Contender<One extends Run = Run> {
  /** Runs that it takes until everything is warm. */
  readonly warmUps: number;
  /** Watches memory during the warm-up, so that watching slows no timed run. @returns ends it; gives the peak in bytes */
  watch(): () => number;
  /** As `run`, but it may be slower for being watched. */
  warmUp(): Promise<One>;
  run(): Promise<One>;
  /** Processor seconds so far of everything that works for it. */
  cpuSeconds(): number;
}

/**
 * A case that takes longer than `slowMs` is run once, and once before where that warms it; one that takes longer than
 * `longMs` only once, because whatever a first run loads is little beside it.
 */
const paces = {
  full: { runsMax: 15, budgetMs: 900, slowMs: 1200, longMs: 2500 },
  quick: { runsMax: 5, budgetMs: 500, slowMs: 800, longMs: 1800 },
  once: { runsMax: 1, budgetMs: 0, slowMs: 0, longMs: 700 },
  glance: { runsMax: 5, budgetMs: 300, slowMs: 600, longMs: 1500 },
} as const;
export type Pace = keyof typeof paces;

/** Processor time that a process has used since the last reading is lost when a sandbox is killed around it. */
const READING_MS = 100;

/** Runs it as often as the budget allows. */
export const repeat = async <One extends Run>(contender: Contender<One>, pace: Pace): Promise<Measured<One>> => {
  const reading = setInterval(contender.cpuSeconds, READING_MS);
  try {
    return await repeated(contender, pace);
  } finally {
    clearInterval(reading);
  }
};

const repeated = async <One extends Run>(contender: Contender<One>, pace: Pace): Promise<Measured<One>> => {
  const { runsMax, budgetMs, slowMs, longMs } = paces[pace];
  const cpuAtFirst = contender.cpuSeconds();
  const peak = contender.watch();
  const first = await contender.warmUp();
  if (first.wallMs > slowMs) {
    if (contender.warmUps === 1 || first.wallMs > longMs)
      return measured([first], contender.cpuSeconds() - cpuAtFirst, peak());
    const cpuBefore = contender.cpuSeconds();
    return measured([await contender.run()], contender.cpuSeconds() - cpuBefore, peak());
  }
  for (let index = 1; index < contender.warmUps; index += 1) await contender.warmUp();
  const peakBytes = peak();

  const count = Math.max(2, Math.min(runsMax, Math.floor(budgetMs / first.wallMs)));
  const cpuBefore = contender.cpuSeconds();
  const runs: One[] = [];
  for (let index = 0; index < count; index += 1) runs.push(await contender.run());
  return measured(runs, contender.cpuSeconds() - cpuBefore, peakBytes);
};

const measured = <One extends Run>(runs: readonly One[], cpuSeconds: number, peakBytes: number): Measured<One> => ({
  wallMs: p50(runs.map(({ wallMs }) => wallMs)),
  cpuSeconds: cpuSeconds / runs.length,
  peakBytes,
  output: runs.at(-1)?.output ?? NaN,
  runs,
});
