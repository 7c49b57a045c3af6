import { lstat, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { filesIn, ignoreMissing, isUnfinishedName, type Layout } from './folder-layout.js';

/** A file is taken once nothing about it has changed for so long. */
const STILL_MS = 10_000;

interface Look {
  readonly size: number;
  readonly changedMs: number;
  /** When it looked like this for the first time. */
  readonly sinceMs: number;
}

/** Takes files that nobody writes to any more: moves each into a folder of its own, which names its run. */
export const openTaking = ({ elapsed, stillMs = STILL_MS }: Taking) => {
  let looks = new Map<string, Look>();
  return {
    async take(layout: Layout): Promise<void> {
      const seen = new Map<string, Look>();
      for (const name of await filesIn(layout.in)) {
        if (isUnfinishedName(name)) continue;
        const path = join(layout.in, name);
        const stats = await lstat(path).catch(ignoreMissing);
        if (!stats?.isFile()) continue;
        const look = stillSince(looks.get(name), { size: stats.size, changedMs: stats.mtimeMs, sinceMs: elapsed() });
        if (elapsed() - look.sinceMs >= stillMs && look.size > 0) await moveToWork(layout, name);
        else seen.set(name, look);
      }
      looks = seen;
    },
  };
};

interface Taking {
  /** Milliseconds that only ever grow: changes of the clock are no matter. */
  readonly elapsed: () => number;
  readonly stillMs?: number | undefined;
}

const stillSince = (before: Look | undefined, now: Look): Look =>
  before?.size === now.size && before.changedMs === now.changedMs ? before : now;

const moveToWork = async (layout: Layout, name: string): Promise<void> => {
  const folder = join(layout.working, v7());
  await mkdir(folder);
  await rename(join(layout.in, name), join(folder, name)).catch(ignoreMissing);
};
