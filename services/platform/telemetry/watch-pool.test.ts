import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JobPool } from '../jobs/pool.js';
import { silentLog } from '../settings/logger.js';
import { openPrometheusMetrics, type PrometheusMetrics } from '../metrics/prometheus-metrics.js';
import { noTelemetry } from './telemetry.js';
import { openWatchedPool } from './watch-pool.js';

const entry = fileURLToPath(new URL('../jobs/fixtures/odd-jobs.mjs', import.meta.url));

let directory: string;
let metrics: PrometheusMetrics;
let pool: JobPool;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-watched-pool-'));
  metrics = openPrometheusMetrics(silentLog);
  const limitsOf = () => ({ wallSeconds: 30, cpuSeconds: 1 });
  const options = { entry, size: 1, scratch: directory, limitsOf };
  pool = openWatchedPool(options, { lane: 'pdf', telemetry: { ...noTelemetry, metrics } });
});
afterAll(async () => {
  await pool.close();
  await rm(directory, { recursive: true, force: true });
});

const never = new AbortController().signal;
const run = async (tool: string) => {
  const folder = await mkdtemp(join(directory, 'job-'));
  const prepare = async () => ({ tool, options: {}, files: [], directory: folder });
  return pool.run(prepare, { tool, owner: 'guest-1', signal: never, onProgress: () => undefined });
};
const valueOf = async (series: string): Promise<number> => {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.split(' ')[1]);
};
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('the metrics of a pool', () => {
  test('tell what runs and what waits, and how long the first of those has waited', async () => {
    const both = [run('sleep'), run('sleep')];
    await until(async () => (await valueOf('docket_jobs_running{lane="pdf"}')) === 1);
    expect(await valueOf('docket_jobs_waiting{lane="pdf"}')).toBe(1);
    expect(await valueOf('docket_queue_lag_seconds{lane="pdf"}')).toBeGreaterThan(0);
    await until(async () => (await valueOf('docket_job_oldest_seconds{lane="pdf"}')) > 0);
    for (const { path } of await Promise.all(both)) expect(await readFile(path, 'utf8')).toBe('slept');
    expect(await valueOf('docket_jobs_running{lane="pdf"}')).toBe(0);
    expect(await valueOf('docket_queue_lag_seconds{lane="pdf"}')).toBe(0);
    expect(await valueOf('docket_job_oldest_seconds{lane="pdf"}')).toBe(0);
    expect(await valueOf('docket_job_processes_started_total{lane="pdf"}')).toBeGreaterThanOrEqual(1);
  });

  test('tell jobs that die and jobs that take too long from those that refuse a file', async () => {
    await expect(run('refuse')).rejects.toMatchObject({ code: 'pdf.encrypted' });
    await expect(run('die')).rejects.toMatchObject({ name: 'JobCrashed' });
    await expect(run('spin')).rejects.toMatchObject({ code: 'conversion.deadline' });
    expect(await valueOf('docket_jobs_killed_total{lane="pdf",reason="crash"}')).toBe(1);
    expect(await valueOf('docket_jobs_killed_total{lane="pdf",reason="deadline"}')).toBe(1);
    expect(await valueOf('docket_jobs_killed_total{lane="pdf",reason="memory"}')).toBe(0);
  });
});
