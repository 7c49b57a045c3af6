import { join } from 'node:path';
import { startServer } from '../product/server.js';
import { megabytes, p50, ratio, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import type { Setting } from '../setting.js';
import { httpJobs, type HttpJob } from './http-jobs.js';
import { openSessions, processOf, rivalAt, type HttpRival } from './http-rivals.js';

/** The setting that names a Gotenberg of version 8 that runs already. */
const SETTING = 'GOTENBERG_URL';

const RUNS = { quick: 5, full: 30 } as const;
const AT_ONCE = 4;
const CROWD_MS = { quick: 2000, full: 10_000 } as const;
const HOUR_MS = 3_600_000;

/** How one of them did one job. */
interface Done {
  /** The middle of single requests, one after the other. */
  readonly wallMs: number;
  /** Processor seconds of each of them. */
  readonly cpuSeconds: number;
  /** With {@link AT_ONCE} requests at a time. */
  readonly perHour: number;
}

export interface Row {
  readonly title: string;
  readonly docket: Done;
  readonly gotenberg: Done;
}

export interface Memory {
  readonly docket: number;
  readonly gotenberg: number;
}

/** The same jobs over HTTP, in turns, beside a Gotenberg that runs already; skipped by name without one. */
export const overHttpSection = async (setting: Setting): Promise<void> => {
  const address = process.env[SETTING] ?? '';
  if (address === '') {
    setting.tells(() => `Skipped: ${SETTING} names no Gotenberg to measure beside.`);
    return;
  }
  const server = await startServer(join(setting.folder, 'over-http'));
  const docket = rivalAt(server.url, server.pid, await openSessions(server.url, AT_ONCE));
  const gotenberg = rivalAt(address.replace(/\/$/, ''), processOf('gotenberg'));
  const rows: Row[] = [];
  let memory: Memory = { docket: NaN, gotenberg: NaN };
  setting.tells(() => reportOf(rows, memory));
  try {
    for (const job of await httpJobs()) {
      if (setting.timeLeft() <= 0) break;
      setting.watch(`over HTTP: ${job.title}`);
      rows.push(await rowOf(job, { docket, gotenberg }, setting.quick));
      memory = { docket: docket.memoryBytes(), gotenberg: gotenberg.memoryBytes() };
    }
  } finally {
    await server.stop();
  }
};

type Rivals = Readonly<Record<'docket' | 'gotenberg', HttpRival>>;

const rowOf = async (job: HttpJob, { docket, gotenberg }: Rivals, quick: boolean): Promise<Row> => {
  const pace = quick ? 'quick' : 'full';
  const walls = { docket: [] as number[], gotenberg: [] as number[] };
  const spent = { docket: 0, gotenberg: 0 };
  const turn = async (name: keyof Rivals, rival: HttpRival): Promise<void> => {
    const before = rival.cpuSeconds();
    walls[name].push(await rival.ask(job[name]));
    spent[name] += rival.cpuSeconds() - before;
  };
  await Promise.all([docket.ask(job.docket), gotenberg.ask(job.gotenberg)]); // the first ones meet cold programs
  for (let run = 0; run < RUNS[pace]; run += 1) {
    await turn('docket', docket);
    await turn('gotenberg', gotenberg);
  }
  const done = async (name: keyof Rivals, rival: HttpRival): Promise<Done> => ({
    wallMs: p50(walls[name]),
    cpuSeconds: spent[name] / walls[name].length,
    perHour: await throughput((visitor) => rival.ask(job[name], visitor), CROWD_MS[pace]),
  });
  return { title: job.title, docket: await done('docket', docket), gotenberg: await done('gotenberg', gotenberg) };
};

/** Requests an hour, with several on the way all the time. */
const throughput = async (ask: (visitor: number) => Promise<unknown>, milliseconds: number): Promise<number> => {
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started > milliseconds;
  let count = 0;
  const keepAsking = async (visitor: number): Promise<void> => {
    while (!isOver()) {
      await ask(visitor);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, visitor) => keepAsking(visitor)));
  return (count * HOUR_MS) / (performance.now() - started);
};

const TITLES = ['over HTTP', 'ms', 'Gotenberg', 'ratio', 'CPU s', 'Gotenberg', `an hour, ${AT_ONCE} at a time`].concat([
  'Gotenberg',
  'ratio',
]);

/** Ratios are Docket's figure by that of Gotenberg; a dash stands for what could not be seen. */
export const reportOf = (rows: readonly Row[], memory: Memory): string => {
  const lines = rows.map(({ title, docket, gotenberg }) => [
    title,
    short(docket.wallMs),
    short(gotenberg.wallMs),
    ratio(docket.wallMs, gotenberg.wallMs),
    short(docket.cpuSeconds),
    short(gotenberg.cpuSeconds),
    short(docket.perHour),
    short(gotenberg.perHour),
    ratio(docket.perHour, gotenberg.perHour),
  ]);
  const held = `Memory of all processes after that: Docket ${megabytes(memory.docket)} MB, Gotenberg ${megabytes(memory.gotenberg)} MB.`;
  return `${tableOf(TITLES, lines, [0])}\n\n${held}`;
};
