import { fileURLToPath } from 'node:url';
import { startAdminService } from '../../services/analytics/admin/admin.service.js';
import { openLogTasks } from '../../services/analytics/log-tasks/log-tasks.js';
import { refuseChangedStorage, refuseShorterLog } from '../../services/analytics/log/refuse-wrong-log.js';
import { startAuditService } from '../../services/analytics/log/audit.service.js';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { openLogKey } from '../../services/analytics/log/tree/log-key.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { openAnsweringSince, probeStores } from '../../services/platform/conversions/away-stores.js';
import { sweepQuestions } from '../../services/platform/conversions/sweep-questions.js';
import { sweepStuck } from '../../services/platform/conversions/sweep-stuck.js';
import type { Running } from '../../services/platform/leases/hold-lease.js';
import { startProjector } from '../../services/platform/read-models/projector.js';
import { projectorLease } from '../../services/platform/read-models/versioned-documents.js';
import { startRelay } from '../../services/platform/event-bus/relay.js';
import { runPeriodically } from '../../services/platform/leases/run-periodically.js';
import { logSettingsOf } from '../ports/open-event-log.js';
import { RELAY } from '../telemetry/watch-ports.js';
import type { RoleParts } from './role-parts.js';
import { stopInTurn } from './stop-in-turn.js';

const SWEEP_INTERVAL_MS = 60_000;
/** A process for what reads the whole log. */
const LOG_TASK = fileURLToPath(new URL('../log-task.job.js', import.meta.url));

/**
 * Folds the log into read models, signs it, and answers from both. It has the log as it is written: what is sealed in
 * it stays so until somebody may read it.
 */
export const startAnalyticsRole = async (parts: RoleParts): Promise<Running> => {
  const { config, ports, clock, log } = parts;
  const { sealed, documents, keys, kept, startOnce, isShared } = ports;
  const folder = logFolderOf(config);
  await refuseChangedStorage(sealed.store);
  await refuseShorterLog({ log: sealed.store, folder, shared: kept?.shared });
  const projector = await startOnce(projectorLease(projections), () =>
    startProjector({ ...sealed, together: isShared, log }, projections),
  );
  const signer = await openLogKey(config, log);
  const tasks = openLogTasks({ entry: LOG_TASK, log: logSettingsOf(config) });
  const common = { bus: sealed.bus, documents, keys, clock };
  const audit = await startOnce('log-signing', () =>
    startAuditService({
      ...common,
      store: sealed.store,
      checker: tasks,
      folder,
      ...(kept && { kept }),
      signer,
      sendTo: config.CHECKPOINT_URL,
      log,
    }),
  );
  const admin = await startAdminService({ ...common, log: sealed.store, replay: tasks });
  return stopInTurn([projector], [admin, audit]);
};

/** Hands what is on the log to those who wait for it, and ends what nobody else would end. */
export const startRelaying = async ({ ports, secrets, clock, isClockTrusted, log }: RoleParts): Promise<Running> => {
  const { store, documents, blobs, sealed, startOnce } = ports;
  const answeringSince = openAnsweringSince(() => probeStores({ store, blobs }), clock);
  const relay = await startOnce(RELAY, () => startRelay(sealed.store, sealed.bus, log));
  const sweeper = await startOnce('sweepers', async () =>
    runPeriodically(SWEEP_INTERVAL_MS, log, async () => {
      const since = await answeringSince();
      if (!(await isClockTrusted())) return;
      await sweepStuck({ store, documents, secrets, clock, answeringSince: since });
      await sweepQuestions({ store, documents, clock });
    }),
  );
  return stopInTurn([sweeper], [relay]);
};
