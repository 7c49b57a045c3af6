import { setTimeout as pause } from 'node:timers/promises';
import { clusterServersName, clusterServersNeeded } from './cluster/cluster-servers.js';
import { startCluster, type Cluster } from './cluster/running-cluster.js';
import type { RunningRole } from './cluster/running-role.js';
import { until } from './harness/until.js';

const START_MS = 240_000;
const LOOKS_EVERY_MS = 200;
const SENDERS = 4;
/** Who has not signed in is told so, which is an answer. */
const SERVER_ERROR = 500;

/** Where the process tells whether it is ready; it may tell so at another place after a restart. */
const watchedAt = async (gateway: RunningRole): Promise<string> => {
  const lines = (await gateway.logged()).split('\n').filter((line) => line.includes('metrics are served'));
  return (JSON.parse(lines.at(-1) ?? '{}') as { address: string }).address;
};

const isReady = async (gateway: RunningRole): Promise<boolean> => {
  const address = await watchedAt(gateway);
  return fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
};

/** Sends each request to one gateway of those that were ready when it last looked, as Kubernetes does. */
const balance = (gateways: readonly RunningRole[]) => {
  const stopping = new AbortController();
  let ready: readonly string[] = [];
  let sent = 0;
  const failures: string[] = [];
  const look = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const each = await Promise.all(gateways.map(async (gateway) => ({ gateway, is: await isReady(gateway) })));
      ready = each.filter(({ is }) => is).map(({ gateway }) => gateway.address());
      await pause(LOOKS_EVERY_MS);
    }
  };
  const send = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(5);
      const address = ready[sent % ready.length];
      if (address === undefined) continue;
      sent += 1;
      const problem = await fetch(`${address}/api/auth/me`).then(
        async (answer) => (answer.status < SERVER_ERROR ? undefined : `${answer.status} ${await answer.text()}`),
        (error: unknown) => String((error as Error).cause),
      );
      if (problem !== undefined) failures.push(problem);
    }
  };
  const done = Promise.all([look(), ...Array.from({ length: SENDERS }, send)]);
  return {
    ready: () => ready,
    sent: () => sent,
    failures,
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
};

const onServers = () => {
  let cluster: Cluster;
  beforeAll(async () => {
    const settings = { METRICS_PORT: '0', DRAIN_SECONDS: '3' };
    cluster = await startCluster({ gateway: 2, analytics: 1 }, { settings });
  }, START_MS);
  afterAll(() => cluster.dispose());

  test('gateways that are replaced one after the other lose no request', async () => {
    const gateways = cluster.of('gateway');
    const load = balance(gateways);
    for (const gateway of gateways) {
      await until('both are ready', () => load.ready().length === 2);
      const before = load.sent();
      expect(await gateway.stop()).toBe(0);
      expect(load.sent()).toBeGreaterThan(before);
      await gateway.start();
    }
    await until('both are ready again', () => load.ready().length === 2);
    await load.stop();
    expect({ sent: load.sent() > 100, failures: load.failures }).toEqual({ sent: true, failures: [] });
  });
};

if (clusterServersName) describe(`gateways of a cluster on ${clusterServersName}`, onServers);
else test.skip(`gateways of a cluster (needs ${clusterServersNeeded})`, () => undefined);
