import { join } from 'node:path';
import { clusterServersName, clusterServersNeeded } from '../../e2e/cluster/cluster-servers.js';
import { startCluster, type Cluster } from '../../e2e/cluster/running-cluster.js';
import { openVisitor, type Visitor } from '../product/bench-visitor.js';
import { startServer } from '../product/server.js';
import { atShare, p50, ratio, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import type { Setting } from '../setting.js';
import { soakWork, type SoakWork } from '../soak/soak-work.js';
import { cellsOf, spineTitles, type SpineRow } from '../spine/row.js';
import { rebuildRow } from './rebuild-row.js';

const RUNS = { quick: 12, full: 60 } as const;
const BATCH = { quick: 12, full: 60 } as const;
const KILLS = { quick: 1, full: 4 } as const;
const PDF_PROCESSES = 4;

/** Measures the cost of being several processes, beside one process in the same run. */
export const clusterSection = async (setting: Setting): Promise<void> => {
  const rows: SpineRow[] = [];
  setting.tells(() => `On ${clusterServersName}.\n\n${tableOf(spineTitles, rows.map(cellsOf), [0, 1, 5])}`);
  if (!clusterServersName) {
    setting.tells(() => `Not run here: it needs ${clusterServersNeeded}.`);
    return;
  }
  setting.saves(() => figuresOf(rows));
  setting.watch('cluster: rebuild');
  rows.push(await rebuildRow(setting));
  const cluster = await startCluster({ gateway: 2, pdf: PDF_PROCESSES, share: 1, analytics: 2 });
  try {
    setting.watch('cluster: latency');
    rows.push(...(await latencyRows(setting, cluster)));
    setting.watch('cluster: scaling');
    rows.push(...(await scalingRows(setting, cluster)));
    setting.watch('cluster: failover');
    rows.push(await failoverRow(setting, cluster));
  } finally {
    await cluster.dispose();
  }
};

/** The unit stands in the name of the row. */
const figuresOf = (rows: readonly SpineRow[]) =>
  Object.fromEntries(rows.map(({ what, figure, beside }) => [what, { docket: numberIn(figure), ...besideOf(beside) }]));

const besideOf = (beside: SpineRow['beside']): Readonly<Record<string, number>> =>
  beside ? { [beside.what]: numberIn(beside.figure), ratio: numberIn(beside.ratio) } : {};

const numberIn = (figure: string): number => Number(figure.replaceAll(',', ''));

const sizeOf = ({ quick }: Setting) => (quick ? 'quick' : 'full');
const gatewayOf = (cluster: Cluster): string => cluster.of('gateway')[0]?.address() ?? '';

/** In turn, so that a busy machine slows both. */
const latencyRows = async (setting: Setting, cluster: Cluster): Promise<SpineRow[]> => {
  const alone = await startServer(join(setting.folder, 'cluster-alone'), { WORKERS: '1' });
  const visitors = [await openVisitor(gatewayOf(cluster)), await openVisitor(alone.url)] as const;
  const times: readonly [number[], number[]] = [[], []];
  const work = await soakWork();
  for (let run = 0; run < RUNS[sizeOf(setting)] + work.length; run += 1) {
    for (const [index, visitor] of visitors.entries()) {
      const { wallMs } = await visitor.convert(workAt(work, run).upload);
      if (run >= work.length) times[index]?.push(wallMs); // the first of each kind meet cold processes
    }
  }
  for (const visitor of visitors) visitor.leave();
  await alone.stop();
  const row = (what: string, of: (values: readonly number[]) => number): SpineRow => ({
    what: `small conversion over HTTP, ${what}, ms`,
    figure: short(of(times[0])),
    beside: { what: 'one process', figure: short(of(times[1])), ratio: ratio(of(times[0]), of(times[1])) },
  });
  return [row('p50', p50), row('p95', (values) => atShare(values, 0.95))];
};

const workAt = (work: readonly SoakWork[], index: number): SoakWork => work[index % work.length]!;

/** The same conversions at once, with fewer and fewer processes. */
const scalingRows = async (setting: Setting, cluster: Cluster): Promise<SpineRow[]> => {
  const visitor = await openVisitor(gatewayOf(cluster));
  const rates: (readonly [number, number])[] = [];
  for (let processes = PDF_PROCESSES; processes >= 1; processes /= 2) {
    for (const extra of cluster.of('pdf').slice(processes)) await extra.stop();
    rates.push([processes, await rateOf(visitor, BATCH[sizeOf(setting)])]);
  }
  visitor.leave();
  const single = rates.at(-1)?.[1] ?? NaN;
  return rates.toReversed().map(([processes, rate]) => ({
    what: `conversions/s, ${processes} processes of pdf with a slot each`,
    figure: short(rate),
    beside: { what: 'one of them', figure: short(single), ratio: ratio(rate, single) },
  }));
};

/** So many at a time as one session may upload. */
const AT_A_TIME = 8;

const rateOf = async (visitor: Visitor, count: number): Promise<number> => {
  const work = await soakWork();
  const started = performance.now();
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < count) await visitor.convert(workAt(work, next++).upload);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sender));
  return (count * 1000) / (performance.now() - started);
};

/** From the death of a process that may have the leases to the end of a conversion that was asked for then. */
const failoverRow = async (setting: Setting, cluster: Cluster): Promise<SpineRow> => {
  const visitor = await openVisitor(gatewayOf(cluster));
  const work = await soakWork();
  const seconds: number[] = [];
  for (let kill = 0; kill < KILLS[sizeOf(setting)]; kill += 1) {
    const victim = cluster.of('analytics')[kill % 2];
    await victim?.kill();
    seconds.push((await visitor.convert(workAt(work, kill).upload)).wallMs / 1000);
    await victim?.start();
  }
  visitor.leave();
  return {
    what: 'a process of analytics dies: until a conversion asked for then is done, s',
    figure: short(Math.max(...seconds)),
    note: `the longest of ${seconds.map(short).join(', ')}; one that had no lease costs nothing`,
  };
};
