import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { GB } from '../../contracts/byte-sizes.js';

/** A run as those cite it who compare: the cases, the machine, the time, and the results. */
export interface SavedRun {
  readonly command: string;
  /** ISO-8601 UTC. */
  readonly startedAt: string;
  readonly machine: string;
  /** The commit of the source that was measured; left out by runs from before it was saved. */
  readonly commit?: string;
  /** Average over the last minute at the start: whatever else kept the machine busy makes wall times longer. */
  readonly loadAtStart: number;
  /** Figures by their name, which ends with the unit. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Ends the names of Docket's own figures, beside those of other programs. */
export const OURS = 'Docket, over HTTP';

/** Names the processor, memory and system of this machine. */
export const machineName = (): string =>
  `Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / GB)} GB`;

/** To be asked for at the start of a run. */
export const runAsOf = (command: string, now: Date): Omit<SavedRun, 'figures'> => ({
  command,
  startedAt: now.toISOString(),
  machine: machineName(),
  commit: spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).stdout.trim(),
  loadAtStart: Number((loadavg()[0] ?? 0).toFixed(1)),
});

/** Written for people to read, too. */
export const saveRun = (path: string, run: SavedRun): void => {
  writeFileSync(path, `${JSON.stringify(run, null, 2)}\n`);
};

/** @throws Error where there is no such file */
export const readRun = async (path: string): Promise<SavedRun> => JSON.parse(await readFile(path, 'utf8')) as SavedRun;
