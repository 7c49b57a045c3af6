import { fileURLToPath } from 'node:url';
import { openLibreOffice } from '../pdf/engines/libreoffice/libreoffice.js';
import { officeCalls } from '../pdf/engines/libreoffice/office-calls.js';
import type { Neighbours } from '../platform/jobs/neighbours.js';
import type { PoolOptions } from '../platform/jobs/pool.js';
import type { Sandbox } from '../platform/sandbox/sandbox.js';
import type { WorkerParts } from '../platform/conversions/worker-parts.js';
import { startWorker } from '../platform/conversions/worker.js';
import { openWatchedPool } from '../platform/telemetry/watch-pool.js';
import { modelCalls } from './model/model-calls.js';
import { environmentWith, type Provider } from './model/provider.js';
import { translationModelCalls } from './translation/models/model-calls.js';
import { translationServerCalls } from './translation/server/server-calls.js';
import { openTranslationServer, type ServerSettings } from './translation/server/translation-server.js';
import { answerTranslations } from './translation/translation-offer.js';

const JOB_ENTRY = fileURLToPath(new URL('./ai.job.js', import.meta.url));

interface AiWorkerOptions {
  /** Conversions at a time, as long as nobody else waits. */
  readonly concurrency: number;
  /** The limits at which a job is ended. */
  readonly limitsOf: PoolOptions['limitsOf'];
  /** How what works on strangers' files is kept apart. */
  readonly sandbox: Sandbox;
  /** Whether Office files are opened even where nothing is kept apart. */
  readonly allowUnsandboxed: boolean;
  /** Folder of this installation for what can be made again. */
  readonly kept: string;
  /** Memory that one document may take. */
  readonly memoryMb: number;
  /** Shared with the other pools of this process. */
  readonly neighbours?: Neighbours;
  /** Whose model answers; no job process gets to see its key. Undefined: the engine that is built in answers. */
  readonly provider: Provider | undefined;
  /** Folder of the models that translate on this server. */
  readonly translationModels: string;
  /** Another server that translates; no job process gets to see its key. */
  readonly translationServer: ServerSettings | undefined;
}

/** Runs every tool of lane `ai`, each document in a process of its own. */
export const startAiWorker = async (
  parts: Omit<WorkerParts, 'pool'>,
  { concurrency, limitsOf, provider, neighbours, translationModels, translationServer, ...place }: AiWorkerOptions,
): Promise<{ stop(): Promise<void> }> => {
  const { scratch, telemetry } = parts;
  const { sandbox, memoryMb } = place;
  const libreOffice = openLibreOffice({ ...place, scratch });
  const server = translationServer && openTranslationServer(translationServer);
  const jobs = {
    entry: JOB_ENTRY,
    size: concurrency,
    limitsOf,
    sandbox,
    scratch,
    memoryMb,
    environment: environmentWith(provider),
    calls: {
      ...modelCalls(provider),
      ...translationModelCalls(translationModels),
      ...translationServerCalls(server),
      ...officeCalls(libreOffice, scratch),
    },
    ...(neighbours && { neighbours }),
    keepsOne: false, // who waits for a model does not notice the start of a process
  };
  const pool = openWatchedPool(jobs, { lane: 'ai', telemetry });
  const offer = await answerTranslations(parts.bus, translationModels, server);
  const worker = await startWorker({ ...parts, pool }, { lane: 'ai', slots: concurrency });
  return {
    stop: async () => {
      await worker.stop();
      await offer.stop();
      await pool.close();
      await libreOffice.rest();
    },
  };
};
