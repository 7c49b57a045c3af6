import type { Logger } from 'pino';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnginesAnswer } from '../../contracts/api/health.js';
import { questions } from '../../contracts/subjects.js';
import { createGateway } from '../../gateway/gateway.js';
import { startAccountsService } from '../../services/accounts/accounts.service.js';
import { startAiWorker } from '../../services/ai/ai.worker.js';
import { providerOf } from '../../services/ai/model/provider.js';
import { startAdminService } from '../../services/analytics/admin/admin.service.js';
import { openLogTasks } from '../../services/analytics/log-tasks/log-tasks.js';
import { startAuditService } from '../../services/analytics/log/audit.service.js';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { openLogKey } from '../../services/analytics/log/tree/log-key.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { startPdfWorker } from '../../services/pdf/pdf.worker.js';
import { openInstallationIdentity, type IdentityFile } from '../../services/pdf/signing/identity/installation.js';
import type { Config } from '../../services/platform/config.js';
import { sweepQuestions } from '../../services/platform/conversions/sweep-questions.js';
import { sweepStuck } from '../../services/platform/conversions/sweep-stuck.js';
import { runPeriodically } from '../../services/platform/run-periodically.js';
import { startProjector } from '../../services/platform/read-models/projector.js';
import { startRelay } from '../../services/platform/relay.js';
import { limitsOfTools } from '../../services/platform/jobs/limits-of-tools.js';
import { defaultMemoryMb } from '../../services/platform/jobs/memory-cap.js';
import { openSandbox } from '../../services/platform/sandbox/open-sandbox.js';
import { openSecrets } from '../../services/platform/secrets/conversion-secrets.js';
import { openSecretsKey } from '../../services/platform/secrets/kept-key.js';
import type { Sandbox } from '../../services/platform/sandbox/sandbox.js';
import type { WorkerParts } from '../../services/platform/conversions/worker-parts.js';
import { startShareService } from '../../services/share/share.service.js';
import { logSettingsOf } from '../open-event-log.js';
import { openPorts, type Ports } from '../ports.js';
import type { About } from '../start-banner.js';
import { openTelemetry } from '../telemetry/open-telemetry.js';

const SWEEP_INTERVAL_MS = 60_000;
const ENGINES_MS = 30_000;
/** A process for what reads the whole log. */
const LOG_TASK = fileURLToPath(new URL('../log-task.job.js', import.meta.url));
const UI = fileURLToPath(new URL('../../ui', import.meta.url));

export interface Docket {
  /** Where it listens, such as `http://localhost:3000`. */
  readonly address: string;
  readonly about: About;
  /** Lets running work finish or hands it back, then lets go of everything. */
  stop(): Promise<void>;
}

/**
 * Starts every service in this process, consumers before the relay, so that nothing passes them by.
 *
 * @throws DataDirInUse
 * @throws WrongSettings when the identity that the settings name can't be used.
 */
export const startDocket = async (config: Config, log: Logger): Promise<Docket> => {
  const clock = () => new Date();
  const telemetry = await openTelemetry(config, 'all', log);
  const ports = telemetry.watch(await openPorts(config, log));
  const { store, bus, documents, sealed, keys, blobs, adapters, scratch } = ports;
  const secrets = openSecrets(blobs, await openSecretsKey(config));
  const identity = await openInstallationIdentity(config, hostname(), clock());

  const projector = await startProjector({ ...sealed, log }, projections);
  const share = await startShareService({ store, bus, documents, blobs, clock, log });
  const sandbox = await openSandbox({ scratch });
  log.info({ sandbox: sandbox.level, by: sandbox.told }, 'sandbox of what works on uploaded files');
  const workers = await startWorkers(config, {
    ...{ store, bus, blobs, secrets, scratch, clock, log, telemetry, identity, sandbox },
  });
  const accounts = await startAccountsService({ store, bus, documents, keys, blobs, clock });
  const analytics = await startAnalytics(config, ports, log);
  const gateway = await createGateway({
    ...{ config, store, bus, documents, blobs, secrets, log, telemetry },
    adapters: { ...adapters, sandbox: sandbox.level, sandboxedBy: sandbox.told },
    uiDirectory: UI,
  });
  const relay = await startRelay(sealed.store, sealed.bus, log);
  const sweeper = startSweeper({ store, documents, secrets, clock }, log);
  const { port } = await gateway.listen();
  await telemetry.ready(ports, { sandbox: sandbox.level });

  return {
    address: config.PUBLIC_URL ?? `http://localhost:${port}`,
    about: { adapters, sandbox, engines: () => bus.ask<EnginesAnswer>(questions.engines, {}, ENGINES_MS) },
    stop: async () => {
      telemetry.stopping();
      await gateway.close();
      await Promise.all([sweeper.stop(), share.stop(), accounts.stop(), workers.stop()]);
      await relay.stop();
      await projector.stop();
      await analytics.stop();
      await ports.close();
      await telemetry.close();
    },
  };
};

/** Ends what nobody works on any more. */
const startSweeper = (parts: Parameters<typeof sweepStuck>[0], log: Logger): ReturnType<typeof runPeriodically> =>
  runPeriodically(SWEEP_INTERVAL_MS, log, async () => {
    await sweepStuck(parts);
    await sweepQuestions(parts);
  });

interface WorkersParts extends Omit<WorkerParts, 'pool'> {
  readonly identity: IdentityFile;
  readonly sandbox: Sandbox;
}

/** What works on uploaded files; it shares half of the machine's memory. */
const startWorkers = async (
  config: Config,
  { identity, sandbox, scratch, ...parts }: WorkersParts,
): Promise<{ stop(): Promise<void> }> => {
  const { WORKERS, AI_WORKERS } = config;
  const limitsOf = limitsOfTools(config.JOB_TIME_FACTOR);
  const memoryMb = config.JOB_MEMORY_MB ?? defaultMemoryMb(WORKERS + AI_WORKERS);
  const pdf = await startPdfWorker(
    { ...parts, scratch: join(scratch, 'pdf') },
    {
      ...{ concurrency: WORKERS, limitsOf, memoryMb, identity, sandbox, allowUnsandboxed: config.ALLOW_UNSANDBOXED },
      kept: join(config.DATA_DIR, 'engines'),
    },
  );
  const ai = await startAiWorker(
    { ...parts, scratch: join(scratch, 'ai') },
    { concurrency: AI_WORKERS, limitsOf, memoryMb, sandbox, provider: providerOf(config) },
  );
  return {
    stop: async () => {
      await Promise.all([pdf.stop(), ai.stop()]);
    },
  };
};

/** Its services have the log as it is written: what is sealed in it stays so until somebody may read it. */
const startAnalytics = async (config: Config, ports: Ports, log: Logger): Promise<{ stop(): Promise<void> }> => {
  const { sealed, documents, keys } = ports;
  const signer = await openLogKey(config, log);
  const clock = () => new Date();
  const tasks = openLogTasks({ entry: LOG_TASK, log: logSettingsOf(config) });
  const common = { bus: sealed.bus, documents, keys, clock };
  const audit = await startAuditService({
    ...common,
    store: sealed.store,
    checker: tasks,
    folder: logFolderOf(config),
    signer,
    sendTo: config.CHECKPOINT_URL,
    log,
  });
  const admin = await startAdminService({ ...common, log: sealed.store, replay: tasks });
  return {
    stop: async () => {
      await Promise.all([admin.stop(), audit.stop()]);
    },
  };
};
