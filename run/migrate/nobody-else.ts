import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../services/platform/settings/config.js';
import type { Log } from '../../services/platform/settings/logger.js';
import { openMongoLink } from '../../services/platform/mongo/mongo-link.js';
import { HasOtherContents } from './report.js';
import type { SideName } from './side.js';

/** Whoever holds a lease counts on much more often. */
const WATCH_MS = 7000;

interface StoredLease {
  readonly _id: string;
  readonly holder: string | null;
  readonly beat: number;
}

/** @throws Error when a role of the cluster runs: somebody holds a lease in MongoDB and goes on counting. */
export const assertNobodyRuns = async ({ MONGO_URI: uri }: Config): Promise<void> => {
  if (uri === undefined) return;
  const link = await openMongoLink({ uri });
  try {
    const leases = link.db.collection<StoredLease>('leases');
    const held = await leases.find({ holder: { $ne: null } }).toArray();
    if (held.length === 0) return;
    await pause(WATCH_MS);
    const now = await leases.find({ holder: { $ne: null } }).toArray();
    const isCounting = now.some(({ _id, beat }) => held.some((before) => before._id === _id && before.beat !== beat));
    if (isCounting) throw new Error('Docket runs on the cluster; stop every role of it first');
  } finally {
    await link.close();
  }
};

/** @throws HasOtherContents when the bus that is to serve the log has events of another one. */
export const assertNoBusInUse = async (to: SideName, { NATS_URL: url }: Config, log: Log): Promise<void> => {
  if (to === 'embedded' || url === undefined) return;
  const { openLink } = await import('../../services/platform/event-bus/nats/nats-link.js');
  const { endOfStream, ensureStream } = await import('../../services/platform/event-bus/nats/nats-stream.js');
  const link = await openLink({ url, name: 'docket-migrate', log });
  try {
    await ensureStream(link);
    if ((await endOfStream(link)).sequence > 0) throw new HasOtherContents('its bus');
  } finally {
    await link.connection.close();
  }
};
