import { Refusal } from '../../../contracts/errors.js';
import type { Lane } from '../../../contracts/tools/tool.js';
import { JobCrashed } from '../jobs/job.js';
import { openJobPool, type JobPool, type PoolOptions } from '../jobs/pool.js';
import { logFacts } from './log-facts.js';
import type { Metrics } from '../metrics/metrics.js';
import { noTelemetry, type Telemetry } from './telemetry.js';

const MS_PER_SECOND = 1000;
const END_REASONS = ['deadline', 'memory', 'crash'] as const;

interface Watching {
  readonly lane: Lane;
  readonly telemetry?: Telemetry | undefined;
}

/** A pool of jobs, of which is noted what waits, runs and does not end by itself. */
export const openWatchedPool = (options: PoolOptions, { lane, telemetry = noTelemetry }: Watching): JobPool => {
  for (const reason of END_REASONS) telemetry.metrics.add('docket_jobs_killed_total', { lane, reason }, 0);
  const onStart = () => telemetry.metrics.add('docket_job_processes_started_total', { lane });
  const pool = openJobPool({ ...options, onStart });
  return { ...pool, run: watchedRun(pool, lane, telemetry) };
};

interface WatchedJob {
  readonly since: number;
  turn?: Date;
}

const watchedRun = (pool: JobPool, lane: Lane, { metrics, tracing, log }: Telemetry): JobPool['run'] => {
  const jobs = openJobCounts(metrics, lane);
  return async (prepare, request) => {
    const { conversionId } = logFacts(); // of whoever asks: a process may be another's by the time it speaks
    const job = jobs.add();
    const onWarning = (warning: string) => log.warn({ conversionId, warning }, 'a library warned');
    const onTurn: typeof prepare = () => {
      job.turn ??= new Date();
      return prepare();
    };
    try {
      return await pool.run(onTurn, { ...request, onWarning });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason) metrics.add('docket_jobs_killed_total', { lane, reason });
      throw error;
    } finally {
      jobs.delete(job);
      const { turn: from } = job;
      const span = { name: `job ${request.tool}`, attributes: { 'docket.lane': lane } };
      if (conversionId !== undefined && from) tracing.record({ conversionId, ...span, from, to: new Date() });
    }
  };
};

const openJobCounts = (metrics: Metrics, lane: Lane) => {
  const jobs = new Set<WatchedJob>();
  const waiting = () => [...jobs].filter(({ turn }) => turn === undefined);
  const longest = () => Math.max(0, ...waiting().map(({ since }) => (performance.now() - since) / MS_PER_SECOND));
  const oldest = () =>
    Math.max(
      0,
      ...[...jobs].map(({ turn }) => (turn === undefined ? 0 : (Date.now() - turn.getTime()) / MS_PER_SECOND)),
    );
  const labels = { lane };
  metrics.gauge('docket_jobs_waiting', () => [{ labels, value: waiting().length }]);
  metrics.gauge('docket_jobs_running', () => [{ labels, value: jobs.size - waiting().length }]);
  metrics.gauge('docket_job_oldest_seconds', () => [{ labels, value: oldest() }]);
  metrics.gauge('docket_queue_lag_seconds', () => [{ labels, value: longest() }]);
  return {
    add: (): WatchedJob => {
      const job = { since: performance.now() };
      jobs.add(job);
      return job;
    },
    delete: (job: WatchedJob): void => void jobs.delete(job),
  };
};

const reasonOf = (error: unknown): (typeof END_REASONS)[number] | undefined => {
  if (error instanceof JobCrashed) return 'crash';
  if (!(error instanceof Refusal)) return undefined;
  if (error.code === 'conversion.deadline') return 'deadline';
  return error.code === 'conversion.out-of-memory' ? 'memory' : undefined;
};
