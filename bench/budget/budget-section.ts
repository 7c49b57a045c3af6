import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadOf } from '../product/bench-upload.js';
import { openVisitor, type Visitor } from '../product/bench-visitor.js';
import { startServer, type Server } from '../product/server.js';
import { callOf } from '../product/timed-calls.js';
import { megabytes, p50, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import { sampleOf } from '../samples/sample.js';
import type { Setting } from '../setting.js';
import { samplesIn } from '../tools/tool-samples.js';
import { budgetCases, type BudgetCase } from './budget-cases.js';
import { watchServer, type ProcessUse, type ServerUse } from './process-use.js';

/** The kernel counts time in hundredths of a second. */
const RUNS = { quick: 5, full: 15 } as const;
const WARM_UPS = 3;

const titles = [
  'what',
  'files MB',
  'out MB',
  'CPU ms',
  'main',
  'job',
  'ended',
  'main reads MB',
  'writes',
  'calls',
  'job reads MB',
  'writes',
  'calls',
  'wall ms',
];

const ABOUT =
  'For one conversion over HTTP: CPU time of the server by process, and what passes through calls of the system (files, pipes, sockets).';

/** Where the time of a conversion goes, and how often its bytes are passed on. */
export const budgetSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'budget');
  await mkdir(folder);
  const rows: string[][] = [];
  setting.tells(() => `${ABOUT}\n\n${tableOf(titles, rows, [0])}`);
  const server = await startServer(join(folder, 'server'));
  try {
    const visitor = await openVisitor(server.url);
    for (const one of budgetCases(samplesIn(folder))) {
      if (setting.timeLeft() <= 0) break;
      setting.watch(`budget: ${one.name}`);
      const row = await rowOf(one, { server, visitor, runs: RUNS[setting.quick ? 'quick' : 'full'] });
      if (row) rows.push(row);
    }
    visitor.leave();
  } finally {
    await server.stop();
  }
};

interface Measuring {
  readonly server: Server;
  readonly visitor: Visitor;
  readonly runs: number;
}

const rowOf = async (
  { name, tool, options, sample }: BudgetCase,
  { server, visitor, runs }: Measuring,
): Promise<string[] | undefined> => {
  const source = await sample();
  if (!source) return undefined;
  const { files, size } = await sampleOf(
    source.name,
    source.files.map(({ path }) => path),
  );
  const upload = await uploadOf(tool, options, files);
  const path = callOf(tool);
  const run = () => (path === undefined ? visitor.convert(upload) : visitor.ask(path, upload));
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await run();
  const used = watchServer(server.pid);
  const before = used();
  const walls: number[] = [];
  let output = NaN;
  for (let count = 0; count < runs; count += 1) {
    const visit = await run();
    walls.push(visit.wallMs);
    output = visit.output;
    used();
  }
  const figures = perRun(before, used(), runs);
  return [name, megabytes(size), megabytes(output), ...figures, short(p50(walls))];
};

const perRun = (before: ServerUse, after: ServerUse, runs: number): string[] => {
  const ms = (of: (use: ServerUse) => number): number => ((of(after) - of(before)) / runs) * 1000;
  const shares = [ms(({ main }) => main.cpuSeconds), ms(({ jobs }) => jobs.cpuSeconds), ms(({ ended }) => ended)];
  const io = (of: (use: ServerUse) => ProcessUse): string[] => [
    megabytes((of(after).readBytes - of(before).readBytes) / runs),
    megabytes((of(after).writtenBytes - of(before).writtenBytes) / runs),
    short((of(after).calls - of(before).calls) / runs),
  ];
  return [
    short(shares.reduce((sum, share) => sum + share, 0)),
    ...shares.map(short),
    ...io(({ main }) => main),
    ...io(({ jobs }) => jobs),
  ];
};
