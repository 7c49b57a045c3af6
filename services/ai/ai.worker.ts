import { fileURLToPath } from 'node:url';
import type { PoolOptions } from '../platform/jobs/pool.js';
import type { Sandbox } from '../platform/sandbox/sandbox.js';
import type { WorkerParts } from '../platform/conversions/worker-parts.js';
import { startWorker } from '../platform/conversions/worker.js';
import { openWatchedPool } from '../platform/telemetry/watch-pool.js';
import { modelCalls } from './model/model-calls.js';
import { environmentWith, type Provider } from './model/provider.js';

const JOB_ENTRY = fileURLToPath(new URL('./ai.job.js', import.meta.url));

interface AiWorkerOptions {
  /** Conversions at a time, as long as nobody else waits. */
  readonly concurrency: number;
  /** When one is ended. */
  readonly limitsOf: PoolOptions['limitsOf'];
  /** How what works on strangers' files is kept apart. */
  readonly sandbox: Sandbox;
  /** What one document may take. */
  readonly memoryMb: number;
  /** Whose model answers; no job process gets to see its key. Undefined: the engine that is built in answers. */
  readonly provider: Provider | undefined;
}

/** Runs every tool of lane `ai`, each document in a process of its own. */
export const startAiWorker = async (
  parts: Omit<WorkerParts, 'pool'>,
  { concurrency, limitsOf, provider, sandbox, memoryMb }: AiWorkerOptions,
): Promise<{ stop(): Promise<void> }> => {
  const { scratch, telemetry } = parts;
  const jobs = {
    ...{ entry: JOB_ENTRY, size: concurrency, limitsOf, sandbox, scratch, memoryMb },
    environment: environmentWith(provider),
    calls: modelCalls(provider),
    keepsOne: false, // who waits for a model does not notice the start of a process
  };
  const pool = openWatchedPool(jobs, { lane: 'ai', telemetry });
  const worker = await startWorker({ ...parts, pool }, { lane: 'ai', slots: concurrency });
  return {
    stop: async () => {
      await worker.stop();
      await pool.close();
    },
  };
};
