import { setTimeout as pause } from 'node:timers/promises';
import { projections } from '../../services/analytics/read-models/projections.js';
import type { Lease, Leases } from '../../services/platform/leases/leases.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { runOfflineCommand } from './offline-command.js';
import { print } from './run-command.js';

const TRIES = 10;
const PAUSE_MS = 1000;

/** Where processes share an installation, none of them may fold events meanwhile. */
const leaseFor = async (leases: Leases): Promise<Lease> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const lease = await leases.acquire('projector');
    if (lease) return lease;
    await pause(PAUSE_MS);
  }
  throw new Error('another process keeps the read models; stop every one that runs as analytics first');
};

/** `npm run rebuild`: folds the log into the read models anew. */
await runOfflineCommand({}, async (_, { sealed, leases }) => {
  const lease = leases && (await leaseFor(leases));
  const count = await rebuild(sealed.store, sealed.documents, projections);
  await lease?.release();
  await print(`Rebuilt the read models from ${count} events.\n`);
});
