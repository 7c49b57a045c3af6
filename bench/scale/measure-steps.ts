import { DatabaseSync } from '@photostructure/sqlite';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { watchServer, type ServerUse } from '../budget/process-use.js';
import { openVisitor } from '../product/bench-visitor.js';
import { startServer } from '../product/server.js';
import { p50 } from '../report/format-numbers.js';
import type { Setting } from '../setting.js';
import { soakWork, type SoakWork } from '../soak/soak-work.js';
import { busRates } from '../spine/bus-rows.js';
import { manyAppendsPerSecond } from '../spine/log-rows.js';
import { perSecond } from '../spine/rate.js';
import { rebuildPerSecond } from '../spine/replay-rows.js';
import type { Crowd, Steps } from './steps.js';

const FOR_MS = { quick: 2000, full: 12_000 } as const;
/** Until each visitor's process has compiled what it uses. */
const WARM_MS = { quick: 1500, full: 6000 } as const;
const CROWDS = [1, 2, 4, 8, 16] as const;

/** Measures each step of a small conversion, and what so many visitors get done together. */
export const measureSteps = async (setting: Setting): Promise<Steps> => {
  const folder = join(setting.folder, 'server');
  const server = await startServer(folder);
  const work = await soakWork();
  const used = watchServer(server.pid);
  const crowds: Crowd[] = [];
  let alone: Spent | undefined;
  try {
    for (const visitors of CROWDS) {
      setting.watch(`scale: ${visitors} visitors`);
      const before = snapshot(folder, used);
      const crowd = await crowdOf(server.url, { visitors, work, quick: setting.quick, onWarm: before.again });
      crowds.push(crowd);
      alone ??= spentSince(before.taken(), snapshot(folder, used).taken(), crowd.conversions);
    }
  } finally {
    await server.stop();
  }
  if (!alone) throw new Error('nothing was measured');
  return { ...alone, crowds, ...(await ratesOf(setting)) };
};

const ratesOf = async (
  setting: Setting,
): Promise<Pick<Steps, 'appendsPerSecond' | 'relayedPerSecond' | 'projectedPerSecond'>> => {
  setting.watch('scale: log');
  const appendsPerSecond = await manyAppendsPerSecond(setting);
  setting.watch('scale: bus');
  const { inProcess, nats } = await busRates(setting);
  setting.watch('scale: read models');
  const projectedPerSecond = await rebuildPerSecond(setting);
  return { appendsPerSecond, relayedPerSecond: (nats ?? inProcess).perSecond, projectedPerSecond };
};

interface Taken {
  readonly server: ServerUse;
  readonly ownCpuMs: number;
  readonly events: number;
  readonly logBytes: number;
}

/** Reads what has been spent so far; `again` reads it anew. */
const snapshot = (folder: string, used: () => ServerUse) => {
  const read = (): Taken => {
    const { user, system } = process.cpuUsage();
    const path = join(folder, 'data/events.db');
    const db = new DatabaseSync(path, { readOnly: true });
    const { events } = db.prepare('SELECT count(*) AS events FROM events').get() as { readonly events: number };
    const { bytes } = db.prepare('SELECT sum(length(data)) AS bytes FROM events').get() as { readonly bytes: number };
    db.close();
    return { server: used(), ownCpuMs: (user + system) / 1000, events, logBytes: bytes || statSync(path).size };
  };
  let last = read();
  return { again: () => void (last = read()), taken: () => last };
};

type Spent = Pick<Steps, 'mainMs' | 'jobMs' | 'clientMs' | 'events' | 'logBytes'>;

const spentSince = (before: Taken, after: Taken, conversions: number): Spent => {
  const ms = (of: (use: ServerUse) => number): number => ((of(after.server) - of(before.server)) * 1000) / conversions;
  return {
    mainMs: ms(({ main }) => main.cpuSeconds),
    jobMs: ms(({ jobs, ended }) => jobs.cpuSeconds + ended),
    clientMs: (after.ownCpuMs - before.ownCpuMs) / conversions,
    events: (after.events - before.events) / conversions,
    logBytes: (after.logBytes - before.logBytes) / conversions,
  };
};

interface CrowdOptions {
  readonly visitors: number;
  readonly work: readonly SoakWork[];
  readonly quick: boolean;
  readonly onWarm: () => void;
}

const crowdOf = async (url: string, { visitors: count, work, quick, onWarm }: CrowdOptions): Promise<Crowd> => {
  const visitors = await Promise.all(Array.from({ length: count }, () => openVisitor(url)));
  const times: number[] = [];
  let next = 0;
  const convert = async (hand: number): Promise<void> => {
    const { upload } = work[next++ % work.length]!;
    times.push((await visitors[hand]!.convert(upload)).wallMs);
  };
  const speed = quick ? 'quick' : 'full';
  await perSecond(count, WARM_MS[speed], convert);
  times.length = 0;
  onWarm();
  const rate = await perSecond(count, FOR_MS[speed], convert);
  for (const visitor of visitors) visitor.leave();
  return { visitors: count, perSecond: rate, p50Ms: p50(times), conversions: times.length };
};
