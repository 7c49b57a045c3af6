import { randomUUID } from 'node:crypto';
import { MongoServerError, type Collection } from 'mongodb';
import { DUPLICATE_KEY } from '../mongo/mongo-link.js';
import type { Log } from '../settings/logger.js';
import { whileReachable, type MongoLink } from '../mongo/mongo-link.js';
import { keepRenewing } from './keep-renewing.js';
import type { Lease, Leases } from './leases.js';

/** A holder that was silent for so long is taken for dead. */
const SILENCE_MS = 6000;

export const LEASES_COLLECTION = 'leases';

/** A lease as it lies in MongoDB. */
export interface StoredLease {
  readonly _id: string;
  /** Null once it was given up. */
  readonly holder: string | null;
  readonly fence: number;
  /** Counts up while its holder lives. */
  readonly beat: number;
}

interface MongoLeasesOptions {
  readonly link: MongoLink;
  readonly log: Log;
  /** Default: 6 seconds. */
  readonly silenceMs?: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly monotonic?: () => number;
}

interface Seen {
  readonly stored: StoredLease;
  readonly sinceMs: number;
}

/**
 * Leases in MongoDB. No two clocks are compared: who wants a lease watches whether its holder goes on counting, by a
 * clock of its own, and the holder lets go by its own clock before anybody can have watched for long enough.
 */
export const openMongoLeases = (options: MongoLeasesOptions): Leases => {
  const { link, log, silenceMs = SILENCE_MS, monotonic = () => performance.now() } = options;
  const leases = link.db.collection<StoredLease>(LEASES_COLLECTION);
  const me = randomUUID();
  const isFree = watchHolders(silenceMs, monotonic);
  const held = new Set<Lease>();

  const hold = ({ _id: name, fence }: StoredLease, askedMs: number): Lease => {
    const once = () => renew(leases, { name, holder: me, fence });
    const renewing = keepRenewing({ renew: once, name, log, monotonic, askedMs, silenceMs });
    const lease: Lease = {
      fence,
      lost: renewing.lost,
      release: async () => {
        held.delete(lease);
        renewing.stop();
        await whileReachable(() => leases.updateOne({ _id: name, holder: me, fence }, { $set: { holder: null } }));
      },
    };
    held.add(lease);
    return lease;
  };

  return {
    adapter: 'mongodb',
    acquire: async (name) => {
      const stored = await whileReachable(() => leases.findOne({ _id: name }));
      if (stored && !isFree(stored)) return undefined;
      const askedMs = monotonic();
      const mine: StoredLease = { _id: name, holder: me, fence: (stored?.fence ?? 0) + 1, beat: 0 };
      return (await take(leases, stored, mine)) ? hold(mine, askedMs) : undefined;
    },
    close: async () => {
      await Promise.allSettled([...held].map((lease) => lease.release()));
      await link.close();
    },
  };
};

/** Tells whether a lease was given up, or nothing was heard of its holder for too long while it was looked at. */
const watchHolders = (silenceMs: number, monotonic: () => number) => {
  const seen = new Map<string, Seen>();
  return (stored: StoredLease): boolean => {
    if (stored.holder === null) return true;
    const before = seen.get(stored._id);
    const isSilent = before?.stored.fence === stored.fence && before.stored.beat === stored.beat;
    if (!isSilent) seen.set(stored._id, { stored, sinceMs: monotonic() });
    return isSilent && monotonic() - before.sinceMs > silenceMs;
  };
};

/** @returns whether nobody was faster. */
const take = async (
  leases: Collection<StoredLease>,
  before: StoredLease | null,
  mine: StoredLease,
): Promise<boolean> => {
  if (before) {
    const { modifiedCount } = await whileReachable(() => leases.replaceOne({ ...before }, mine));
    return modifiedCount === 1;
  }
  try {
    await whileReachable(() => leases.insertOne(mine));
    return true;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
    throw error;
  }
};

interface Held {
  readonly name: string;
  readonly holder: string;
  readonly fence: number;
}

/** @returns whether it still is this holder's. */
const renew = async (leases: Collection<StoredLease>, { name, holder, fence }: Held): Promise<boolean> => {
  const { matchedCount } = await leases.updateOne({ _id: name, holder, fence }, { $inc: { beat: 1 } });
  return matchedCount === 1;
};
