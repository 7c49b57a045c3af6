import { fileURLToPath } from 'node:url';
import { JOB_DEADLINE_MS } from '../../contracts/limits.js';
import { defaultMemoryMb } from '../platform/jobs/memory-cap.js';
import { openJobPool } from '../platform/jobs/pool.js';
import type { WorkerParts } from '../platform/conversions/worker-parts.js';
import { startWorker } from '../platform/conversions/worker.js';
import { environmentWith, type Provider } from './model/provider.js';

const JOB_ENTRY = fileURLToPath(new URL('./ai.job.js', import.meta.url));

interface AiWorkerOptions {
  readonly concurrency: number;
  /** What one document may take; default: by the machine's memory. */
  readonly memoryMb?: number | undefined;
  /** Whose model answers; only the job processes open it. Undefined: the engine that is built in answers. */
  readonly provider: Provider | undefined;
}

/** Runs every tool of lane `ai`, each document in a process of its own. */
export const startAiWorker = async (
  parts: Omit<WorkerParts, 'pool'>,
  { concurrency, provider, memoryMb = defaultMemoryMb(concurrency) }: AiWorkerOptions,
): Promise<{ stop(): Promise<void> }> => {
  const environment = environmentWith(provider);
  const pool = openJobPool({ entry: JOB_ENTRY, size: concurrency, deadlineMs: JOB_DEADLINE_MS, memoryMb, environment });
  const worker = await startWorker({ ...parts, pool }, { lane: 'ai', concurrency });
  return {
    stop: async () => {
      await worker.stop();
      await pool.close();
    },
  };
};
