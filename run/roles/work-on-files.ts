import { hostname } from 'node:os';
import { join } from 'node:path';
import { startAiWorker } from '../../services/ai/ai.worker.js';
import { providerOf } from '../../services/ai/model/provider.js';
import { translationModelsIn } from '../../services/ai/translation/models/model-folder.js';
import { serverSettingsIn } from '../../services/ai/translation/server/translation-server.js';
import { startPdfWorker } from '../../services/pdf/pdf.worker.js';
import { openInstallationIdentity } from '../../services/pdf/signing/identity/installation.js';
import type { WorkerParts } from '../../services/platform/conversions/worker-parts.js';
import { openDiskRooms } from '../../services/platform/disk/disk-rooms.js';
import { limitsOfTools } from '../../services/platform/jobs/pool.js';
import type { Neighbours } from '../../services/platform/jobs/neighbours.js';
import { defaultMemoryMb } from '../../services/platform/jobs/resource-limits.js';
import type { Running } from '../../services/platform/leases/hold-lease.js';
import type { Sandbox } from '../../services/platform/sandbox/sandbox.js';
import { openSiteRules } from '../../services/platform/site/site-rules.js';
import type { RoleParts } from './role-parts.js';

const MINUTE_SECONDS = 60;

interface WorkParts extends RoleParts {
  readonly sandbox: Sandbox;
  /** Conversions at a time of all lanes in this process, which share half of the machine's memory. */
  readonly slots: number;
  /** State that the lanes share, since they share the cores. */
  readonly neighbours: Neighbours;
}

/** Every tool that makes or changes a PDF. */
export const startPdfRole = async (parts: WorkParts): Promise<Running> => {
  const { config, clock, sandbox, neighbours } = parts;
  const identity = await openInstallationIdentity(config, hostname(), clock);
  return startPdfWorker(workerPartsOf(parts, 'pdf'), {
    ...limitsOn(parts),
    concurrency: config.WORKERS,
    identity,
    sandbox,
    neighbours,
    ...officeOn(parts),
  });
};

/** Every tool that understands a document. */
export const startAiRole = async (parts: WorkParts): Promise<Running> => {
  const { config, sandbox, neighbours } = parts;
  return startAiWorker(workerPartsOf(parts, 'ai'), {
    ...limitsOn(parts),
    concurrency: config.AI_WORKERS,
    sandbox,
    neighbours,
    ...officeOn(parts),
    provider: providerOf(config),
    translationModels: translationModelsIn(config),
    translationServer: serverSettingsIn(config),
  });
};

const officeOn = ({ config }: WorkParts) => ({
  allowUnsandboxed: config.ALLOW_UNSANDBOXED,
  kept: join(config.DATA_DIR, 'engines'),
});

const limitsOn = ({ config, slots }: WorkParts) => ({
  limitsOf: limitsOfTools(config.JOB_TIME_FACTOR),
  memoryMb: config.JOB_MEMORY_MB ?? defaultMemoryMb(slots),
});

/** Running work has this long when one process of several stops; longer work goes to another one. */
const GRACE_OF_SEVERAL_MS = 60_000;

const workerPartsOf = (
  { config, ports, secrets, clock, telemetry, log }: WorkParts,
  lane: string,
): Omit<WorkerParts, 'pool'> => {
  const { store, bus, blobs, documents, scratch } = ports;
  const cpuSecondsPerHour = config.CPU_MINUTES_PER_HOUR * MINUTE_SECONDS;
  const limits = { rooms: openDiskRooms({ config, documents, rules: openSiteRules(store) }), cpuSecondsPerHour };
  const parts = { store, bus, blobs, secrets, ...limits, clock, telemetry, log, scratch: join(scratch, lane) };
  return ports.leases ? { ...parts, graceMs: GRACE_OF_SEVERAL_MS } : parts;
};
