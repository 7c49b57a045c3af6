import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '../../contracts/durations.js';
import { proportionalOf, treeOf } from '../measure/proc.js';
import { openVisitor } from '../product/bench-visitor.js';
import { startServer, type Server } from '../product/server.js';
import { megabytes } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import type { Setting } from '../setting.js';
import { soakWork, type SoakWork } from '../soak/soak-work.js';

const VISITORS = 16;
const FOR_MS = { quick: MINUTE_MS, full: 10 * MINUTE_MS } as const;
const CONVERSIONS_EACH = 6;
/** Between two conversions of a visitor, who looks at what came out. */
const LOOK_MS = 2 * SECOND_MS;
const SAMPLE_EVERY_MS = SECOND_MS;
/** Longer than a process of jobs waits for more work of its visitor. */
const IDLE_MS = 30 * SECOND_MS;

interface Held {
  readonly all: number;
  readonly main: number;
  readonly jobs: readonly number[];
}

/** Bytes in memory, what processes share divided among them; a process that has ended meanwhile holds nothing. */
const bytesOf = (pid: number): number => proportionalOf(pid) || 0;

const heldBy = (server: Server): Held => {
  const all = treeOf(server.pid).reduce((sum, pid) => sum + bytesOf(pid), 0);
  return { all, main: bytesOf(server.pid), jobs: server.jobProcesses().map(bytesOf) };
};

/** Converts a few small files, one after the other, and leaves. @returns how many failed. */
const visit = async (url: string, work: readonly SoakWork[], from: number): Promise<number> => {
  const visitor = await openVisitor(url);
  let failed = 0;
  for (let count = 0; count < CONVERSIONS_EACH; count += 1) {
    const { upload } = work[(from + count) % work.length]!;
    await visitor.convert(upload).catch(() => (failed += 1));
    await pause(LOOK_MS);
  }
  visitor.leave();
  return failed;
};

const row = (when: string, { all, main, jobs }: Held): readonly string[] => [
  when,
  megabytes(all),
  megabytes(main),
  String(jobs.length),
  jobs.length === 0 ? '' : megabytes(Math.max(...jobs)),
];

const titles = ['when', 'all, MB', 'main process, MB', 'job processes', 'largest of them, MB'];

/** The memory that an installation holds while visitors come and go, and once they are gone. */
export const memorySection = async (setting: Setting): Promise<void> => {
  const server = await startServer(join(setting.folder, 'memory'));
  const rows: (readonly string[])[] = [];
  let failed = 0;
  setting.tells(
    () =>
      `${VISITORS} visitors, ${CONVERSIONS_EACH} small conversions each, ${failed} failed. ` +
      `Proportional set sizes.\n\n${tableOf(titles, rows, [0])}`,
  );
  try {
    const work = await soakWork();
    const forMs = FOR_MS[setting.quick ? 'quick' : 'full'];
    rows.push(row('before anybody came', heldBy(server)));
    setting.watch('memory: visitors');
    let highest = heldBy(server);
    const watching = setInterval(() => {
      const held = heldBy(server);
      if (held.all > highest.all) highest = held;
    }, SAMPLE_EVERY_MS);
    const visits = Array.from({ length: VISITORS }, async (_, index) => {
      await pause((index * forMs) / VISITORS);
      failed += await visit(server.url, work, index);
    });
    await Promise.all(visits);
    clearInterval(watching);
    rows.push(row('at its highest', highest), row('when the last one left', heldBy(server)));
    await pause(IDLE_MS);
    rows.push(row('half a minute later', heldBy(server)));
  } finally {
    await server.stop();
  }
};
