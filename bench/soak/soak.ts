import { setTimeout as pause } from 'node:timers/promises';
import { openVisitor } from '../product/bench-visitor.js';
import type { SoakWork } from './soak-work.js';

/** A visitor leaves after so many conversions, and another one comes. */
const CONVERSIONS_EACH = 100;

interface Soaking {
  readonly urls: readonly string[];
  readonly work: readonly SoakWork[];
  readonly visitors: number;
  readonly forMs: number;
  readonly sampleEveryMs: number;
  /** Reads the memory and the handles that the processes hold. */
  readonly hold: () => Held;
}

export interface Held {
  readonly megabytes: number;
  readonly descriptors: number;
}

export interface Soaked {
  /** Milliseconds from the upload to the last byte of the result, by tool. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly failures: readonly string[];
  readonly held: readonly Held[];
  readonly hours: number;
}

/** Visitors who convert one small file after the other, for a while. */
export const soak = async ({ urls, work, visitors, forMs, sampleEveryMs, hold }: Soaking): Promise<Soaked> => {
  const times = new Map<string, number[]>(work.map(({ tool }) => [tool, []]));
  const failures: string[] = [];
  const held: Held[] = [];
  const started = performance.now();
  const isOver = () => performance.now() - started >= forMs;

  const visit = async (index: number): Promise<void> => {
    for (let next = index; !isOver();) {
      const visitor = await openVisitor(urls[index % urls.length] ?? '');
      for (let count = 0; count < CONVERSIONS_EACH && !isOver(); count += 1, next += 1) {
        const { tool, upload } = work[next % work.length]!;
        try {
          times.get(tool)?.push((await visitor.convert(upload)).wallMs);
        } catch (error) {
          failures.push(`${tool}: ${(error as Error).message}`);
        }
      }
      visitor.leave();
    }
  };
  const sample = async (): Promise<void> => {
    while (!isOver()) {
      held.push(hold());
      await pause(Math.min(sampleEveryMs, Math.max(1, forMs - (performance.now() - started))));
    }
  };
  await Promise.all([...Array.from({ length: visitors }, (_, index) => visit(index)), sample()]);
  held.push(hold());
  return { times, failures, held, hours: (performance.now() - started) / 3_600_000 };
};
