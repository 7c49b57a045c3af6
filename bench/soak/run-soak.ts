import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MB } from '../../contracts/byte-sizes.js';
import { MINUTE_MS } from '../../contracts/durations.js';
import { clusterServersName, clusterServersNeeded } from '../../e2e/cluster/cluster-servers.js';
import { startCluster } from '../../e2e/cluster/running-cluster.js';
import { runAsOf, saveRun, type SavedRun } from '../save/saved-run.js';
import { residentOf } from '../measure/proc.js';
import { startServer } from '../product/server.js';
import { atShare, p50, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import { soak, type Held, type Soaked } from './soak.js';
import { soakWork } from './soak-work.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    visitors: { type: 'string', default: '4' },
    cluster: { type: 'boolean', default: false },
    save: { type: 'string' },
  },
});
const SAMPLES = 60;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

interface Target {
  readonly name: string;
  readonly urls: readonly string[];
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

const oneProcess = async (folder: string): Promise<Target> => {
  const server = await startServer(join(folder, 'soak'));
  return { name: 'one process', urls: [server.url], pids: [server.pid], stop: () => server.stop() };
};

const severalProcesses = async (): Promise<Target> => {
  const cluster = await startCluster({ gateway: 2, pdf: 2, share: 1, analytics: 1 }, { settings: { WORKERS: '1' } });
  return {
    name: `a cluster of ${cluster.processes.length} processes on ${clusterServersName}`,
    urls: cluster.of('gateway').map(({ address }) => address()),
    pids: cluster.processes.map(({ pid }) => pid() ?? 0),
    stop: () => cluster.dispose(),
  };
};

const heldBy = (pids: readonly number[]): Held => ({
  megabytes: pids.reduce((sum, pid) => sum + residentOf(pid) / MB, 0),
  descriptors: pids.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0),
});

const figuresOf = ({ times, failures, held, hours }: Soaked): SavedRun['figures'] => {
  const of = (ms: readonly number[]) => ({
    conversions: ms.length,
    p50Ms: Math.round(p50(ms)),
    p95Ms: Math.round(atShare(ms, 0.95)),
    p99Ms: Math.round(atShare(ms, 0.99)),
  });
  const all = [...times.values()].flat();
  const total = { ...of(all), failures: failures.length, conversionsAnHour: Math.round(all.length / hours) };
  const heldAfter = (share: number) => ({ ...held[Math.min(held.length - 1, Math.floor(share * held.length))] });
  const tools = Object.fromEntries([...times].map(([tool, ms]) => [tool, of(ms)]));
  return {
    all: total,
    ...tools,
    'held after a tenth': heldAfter(0.1),
    'held after half': heldAfter(0.5),
    'held at the end': heldAfter(1),
  };
};

const report = ({ times, failures, held, hours }: Soaked): void => {
  const all = [...times.values()].flat();
  const row = (name: string, of: readonly number[]): string[] => [
    name,
    String(of.length),
    ...[p50(of), atShare(of, 0.95), atShare(of, 0.99)].map(short),
  ];
  const rows = [...[...times].map(([tool, of]) => row(tool, of)), row('all', all)];
  print(tableOf(['tool', 'conversions', 'p50, ms', 'p95, ms', 'p99, ms'], rows, [0]));
  print(`\n${short(all.length / hours)} an hour; ${failures.length} failed`);
  for (const failure of failures.slice(0, 10)) print(`  ${failure}`);
  const moments = [0.1, 0.5, 1].map((share) => held[Math.min(held.length - 1, Math.floor(share * held.length))]);
  for (const what of ['megabytes', 'descriptors'] as const) {
    print(
      `${what} after a tenth, half and all of the time: ${moments.map((one) => short(one?.[what] ?? NaN)).join(', ')}`,
    );
  }
};

if (values.cluster && !clusterServersName) {
  print(`not run here: a cluster needs ${clusterServersNeeded}`);
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'docket-soak-'));
const target = values.cluster ? await severalProcesses() : await oneProcess(folder);
const begun = runAsOf(`npm run soak -- ${process.argv.slice(2).join(' ')}`, new Date());
const forMs = Number(values.minutes) * MINUTE_MS;
print(`${values.minutes} minutes, ${values.visitors} visitors at a time, ${target.name}, ${cpus().length} cores\n`);
try {
  const soaked = await soak({
    urls: target.urls,
    work: await soakWork(),
    visitors: Number(values.visitors),
    forMs,
    sampleEveryMs: forMs / SAMPLES,
    hold: () => heldBy(target.pids),
  });
  report(soaked);
  if (values.save !== undefined) saveRun(values.save, { ...begun, figures: figuresOf(soaked) });
  process.exitCode = soaked.failures.length > 0 ? 1 : 0;
} finally {
  await target.stop();
  await rm(folder, { recursive: true, force: true });
}
