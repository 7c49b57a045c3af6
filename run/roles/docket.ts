import type { Logger } from 'pino';
import { join } from 'node:path';
import type { Config } from '../../services/platform/settings/config.js';
import { DataDirInUse, openDataDir, type DataDir } from '../../services/platform/settings/data-dir.js';
import type { Running } from '../../services/platform/leases/hold-lease.js';
import { openPorts } from '../ports/ports.js';
import { checkRoleSettings, roles, type Role } from './role.js';
import { startRoles } from './start-roles.js';
import type { EnginesAnswer } from '../../contracts/api/health.js';
import { questions } from '../../contracts/subjects.js';
import type { About } from '../start-banner.js';
import { openTelemetry } from '../telemetry/open-telemetry.js';

const ENGINES_MS = 30_000;

export interface Docket extends Running {
  /** Where it listens, such as `http://localhost:3000`; undefined for a role that visitors do not reach. */
  readonly address: string | undefined;
  readonly about: About;
  /** Lets running work finish or hands it back, then lets go of everything. */
  stop(): Promise<void>;
}

/** Processes of one role that may share a data folder. */
const PROCESSES_MAX = 64;

/**
 * Starts all of Docket in this process, or one role of it beside other processes.
 *
 * @throws DataDirInUse
 * @throws WrongSettings
 */
export const startDocket = async (config: Config, log: Logger, role?: Role): Promise<Docket> => {
  if (role) checkRoleSettings(role, config);
  const dataDir = role ? await ownFolder(config.DATA_DIR, role) : await openDataDir(config.DATA_DIR);
  const own: Config = { ...config, DATA_DIR: dataDir.path };
  const telemetry = await openTelemetry(own, role ?? 'all', log);
  const ports = telemetry.watch(await openPorts({ config: own, dataDir, log }));
  const started = await startRoles(new Set(role ? [role] : roles), { config: own, ports, telemetry, log });
  const { address, sandbox } = started;
  await telemetry.ready(ports, { sandbox: sandbox?.level ?? 'not here', needsReadModels: answers(role) });
  return {
    address,
    about: {
      adapters: ports.adapters,
      sandbox,
      engines: () => ports.bus.ask<EnginesAnswer>(questions.engines, {}, ENGINES_MS),
    },
    stop: async () => {
      telemetry.stopping();
      if (role) await started.drain(); // alone there is nobody to go to
      await started.stop();
      await ports.close();
      await telemetry.close();
    },
  };
};

/** Whether a role answers out of read models; alone a process makes them before it begins. */
const answers = (role: Role | undefined): boolean => role === 'gateway' || role === 'share' || role === 'analytics';

/** The first that no other process has; nothing in it is needed by the next one. */
const ownFolder = async (path: string, role: Role): Promise<DataDir> => {
  for (let number = 1; ; number += 1) {
    try {
      return await openDataDir(join(path, `${role}-${number}`));
    } catch (error) {
      if (!(error instanceof DataDirInUse) || number === PROCESSES_MAX) throw error;
    }
  }
};
