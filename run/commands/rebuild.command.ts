import { setTimeout as pause } from 'node:timers/promises';
import { projections } from '../../services/analytics/read-models/projections.js';
import type { Lease, Leases } from '../../services/platform/leases/leases.js';
import { rebuildUnlessStopped } from '../../services/platform/read-models/refresh.js';
import { projectorLease } from '../../services/platform/read-models/versioned-documents.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { runOfflineCommand } from './offline-command.js';
import { print } from './run-command.js';

const REBUILD_TRIES_MAX = 10;
const PAUSE_MS = 1000;

/** Where processes share an installation, none of them may fold events meanwhile. */
const leaseFor = async (leases: Leases): Promise<Lease> => {
  for (let tries = 0; tries < REBUILD_TRIES_MAX; tries += 1) {
    const lease = await leases.acquire(projectorLease(projections));
    if (lease) return lease;
    await pause(PAUSE_MS);
  }
  throw new Error('another process keeps the read models; stop every one that runs as analytics first');
};

/** @throws Error saying why it was broken off. */
const orSayWhy = async (rebuilding: Promise<number>, lease: Lease | undefined): Promise<number> => {
  try {
    return await rebuilding;
  } catch (error) {
    if (!lease?.lost.aborted) throw error;
    const text = 'broken off: MongoDB was out of reach, and another process may keep the read models now; run it again';
    throw new Error(text, { cause: error });
  }
};

/** `npm run rebuild`: folds the log into the read models anew. */
const syntax = {
  name: 'rebuild',
  about: 'Folds the log into the read models anew. Docket must be stopped.',
  options: {},
  exitCodes: DONE_OR_NOT,
} as const;

await runOfflineCommand(syntax, async (_, { sealed, leases }) => {
  const lease = leases && (await leaseFor(leases));
  const { store, documents } = sealed;
  const count = await orSayWhy(rebuildUnlessStopped({ store, documents, projections, stopping: lease?.lost }), lease);
  await lease?.release();
  await print(`Rebuilt the read models from ${count} events.\n`);
});
