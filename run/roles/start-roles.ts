import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '../../contracts/durations.js';
import { WrongSettings } from '../../services/platform/settings/config.js';
import type { Running } from '../../services/platform/leases/hold-lease.js';
import { openSandbox } from '../../services/platform/sandbox/open-sandbox.js';
import type { Sandbox } from '../../services/platform/sandbox/sandbox.js';
import { strayKeepers } from '../../services/platform/sandbox/where-is.js';
import { reportIsolation } from '../../services/platform/telemetry/report-isolation.js';
import { createGatewayRole, startShareRole } from './answer-visitors.js';
import { startAnalyticsRole, startRelaying } from './read-the-log.js';
import type { Role } from './role.js';
import { rolePartsOf, type RoleParts, type RolesIn } from './role-parts.js';
import { stopInTurn } from './stop-in-turn.js';
import { openNeighbours } from '../../services/platform/jobs/neighbours.js';
import { startAiRole, startPdfRole } from './work-on-files.js';

export interface StartedRoles extends Running {
  /** Where it listens, such as `http://localhost:3000`; undefined without the gateway. */
  readonly address: string | undefined;
  /** The sandbox of what works on files here; undefined where others do. */
  readonly sandbox: Sandbox | undefined;
  /** Goes on for as long as whoever spreads requests needs to notice that this process is about to stop. */
  drain(): Promise<void>;
}

const nothing: Running = { stop: () => Promise.resolve() };

/**
 * Starts these roles in this process, those who wait for events before the relay, so that nothing passes them by.
 *
 * @throws WrongSettings when the identity that the settings name can't be used.
 */
export const startRoles = async (roles: ReadonlySet<Role>, rolesIn: RolesIn): Promise<StartedRoles> => {
  const parts = await rolePartsOf(rolesIn);
  const inCase = (role: Role, start: () => Promise<Running>): Promise<Running> =>
    roles.has(role) ? start() : Promise.resolve(nothing);

  const trying = roles.has('pdf') || roles.has('ai') ? sandboxFor(parts) : Promise.resolve(undefined);
  trying.catch(() => undefined); // thrown below, unless something else is before
  const analytics = await inCase('analytics', () => startAnalyticsRole(parts));
  const share = await inCase('share', () => startShareRole(parts));
  const sandbox = await trying;
  const workers = sandbox ? await startWorkers(roles, parts, sandbox) : nothing;
  const gateway = roles.has('gateway') ? await createGatewayRole(parts, sandbox) : undefined;
  const relaying = await inCase('analytics', () => startRelaying(parts));
  const place = await gateway?.listen();

  return {
    sandbox,
    address: place && (rolesIn.config.PUBLIC_URL ?? `http://localhost:${place.port}`),
    drain: async () => {
      if (!gateway) return;
      gateway.drain();
      await pause(rolesIn.config.DRAIN_SECONDS * SECOND_MS);
    },
    stop: async () => {
      await gateway?.close();
      await stopInTurn([share, workers], [relaying], [analytics]).stop();
    },
  };
};

const sandboxFor = async ({ ports, log, config }: RoleParts): Promise<Sandbox> => {
  const sandbox = await openSandbox({ scratch: ports.scratch, dataFolder: config.DATA_DIR });
  log.info({ sandbox: sandbox.level, by: sandbox.told }, 'sandbox of what works on uploaded files');
  if (sandbox.level !== 'full') for (const stray of strayKeepers()) log.error(stray, STRAY);
  if (sandbox.level === 'none') process.umask(FOR_OWNER); // nothing else keeps programs from new files
  if (!sandbox.asRoot) return sandbox;
  if (!config.ALLOW_UNSANDBOXED) throw new WrongSettings(AS_ROOT);
  log.warn('uploaded files are worked on with the rights of root, as ALLOW_UNSANDBOXED says');
  return sandbox;
};

const FOR_OWNER = 0o077;
const STRAY =
  'this program would keep uploaded files apart, and is refused: it is in no folder of the system, so anybody could have ' +
  'put it there. Install bubblewrap and util-linux as packages of the system';
const AS_ROOT =
  'It runs as root, and finds no way to work on uploaded files with lesser rights: a file that takes over a program ' +
  'would have the whole machine. Run it as another user; or install bubblewrap or util-linux (setpriv, prlimit), in a ' +
  'folder that every user may read; or set ALLOW_UNSANDBOXED=1 to take the risk.';

const lanes = ['pdf', 'ai'] as const;

const startWorkers = async (roles: ReadonlySet<Role>, parts: RoleParts, sandbox: Sandbox): Promise<Running> => {
  const { WORKERS, AI_WORKERS } = parts.config;
  const slots = (roles.has('pdf') ? WORKERS : 0) + (roles.has('ai') ? AI_WORKERS : 0);
  const work = { ...parts, sandbox, slots, neighbours: openNeighbours() };
  const pdf = roles.has('pdf') ? await startPdfRole(work) : nothing;
  const ai = roles.has('ai') ? await startAiRole(work) : nothing;
  const { bus } = parts.ports;
  const telling = lanes.filter((lane) => roles.has(lane)).map((lane) => reportIsolation(bus, lane, sandbox));
  return stopInTurn([pdf, ai, ...telling]);
};
