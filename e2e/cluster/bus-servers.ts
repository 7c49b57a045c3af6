import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roles, type Role } from '../../run/roles/role.js';
import { makeNatsCertificate } from '../../services/platform/event-bus/nats/nats-certificate.js';
import { startNatsCluster } from '../../services/platform/event-bus/nats/nats-cluster.js';
import { startNatsServer } from '../../services/platform/event-bus/nats/nats-server.js';

/** NATS as the processes of a cluster have it. */
export interface BusServers {
  readonly settingsOf: (role: Role) => Readonly<Record<string, string>>;
  /** Kills the server that leads, and resolves to what starts it again. */
  killLeader(): Promise<() => Promise<void>>;
  dispose(): Promise<void>;
}

/** One server without users. */
export const oneBusServer = async (): Promise<BusServers> => {
  const nats = await startNatsServer();
  return {
    settingsOf: () => ({ NATS_URL: nats.url }),
    killLeader: async () => {
      await nats.kill();
      return () => nats.start();
    },
    dispose: () => nats.dispose(),
  };
};

const CONFIG = join(import.meta.dirname, '../../cluster/nats.conf');

/** Three servers as `cluster/` has them: TLS, and a user for each role. */
export const threeBusServers = async (): Promise<BusServers> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-nats-keys-'));
  const { cert, key } = makeNatsCertificate(folder);
  const passwords = new Map(roles.map((role) => [role, `p${randomBytes(16).toString('hex')}`]));
  const nats = await startNatsCluster({
    config: {
      file: CONFIG,
      environment: {
        NATS_SERVER_CERT: cert,
        NATS_SERVER_KEY: key,
        NATS_SERVER_CA: cert,
        ...Object.fromEntries(
          [...passwords].map(([role, password]) => [`NATS_${role.toUpperCase()}_PASSWORD`, password]),
        ),
      },
      access: {
        user: 'analytics',
        pass: passwords.get('analytics') ?? '',
        inboxPrefix: '_INBOX_analytics',
        tls: { ca: readFileSync(cert, 'utf8') },
      },
    },
  });
  return {
    settingsOf: (role) => ({
      NATS_URL: nats.urls.replace('//', `//${role}:${passwords.get(role) ?? ''}@`),
      NATS_TLS_CA: cert,
    }),
    killLeader: async () => {
      const leader = await nats.leaderOf('DOCKET');
      await nats.kill(leader);
      return () => nats.restart(leader);
    },
    dispose: async () => {
      await nats.dispose();
      await rm(folder, { recursive: true });
    },
  };
};
