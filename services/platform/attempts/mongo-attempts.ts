import { createHash } from 'node:crypto';
import { MongoServerError } from 'mongodb';
import { MINUTE_MS } from '../../../contracts/durations.js';
import { DUPLICATE_KEY } from '../mongo/mongo-link.js';
import { whileReachable, type MongoLink } from '../mongo/mongo-link.js';
import { ATTEMPTS_WINDOW_MS, LONGEST_WINDOW_MS, type OpenAttempts } from './attempts.js';

const EXPIRED_AFTER_SECONDS = LONGEST_WINDOW_MS / 1000;

interface StoredAttempts {
  /** The name of the count, and a hash of the key: an address of a network is nobody's business. */
  readonly _id: string;
  readonly count: number;
  readonly since: Date;
}

/** Counted by all processes together. */
export const mongoAttempts = async ({ db }: MongoLink, clock: () => Date = () => new Date()): Promise<OpenAttempts> => {
  const attempts = db.collection<StoredAttempts>('attempts');
  await whileReachable(() =>
    attempts.createIndexes([{ key: { since: 1 }, expireAfterSeconds: EXPIRED_AFTER_SECONDS }]),
  );

  return ({ name, max, windowMs = ATTEMPTS_WINDOW_MS }) => {
    /** The window, of which nothing is a part that was counted by a clock that was ahead: it would count for weeks. */
    const within = () => {
      const now = clock().getTime();
      return { $gt: new Date(now - windowMs), $lt: new Date(now + windowMs) };
    };
    const idOf = (key: string): string => `${name} ${createHash('sha256').update(key).digest('base64url')}`;
    const find = (key: string) => whileReachable(() => attempts.findOne({ _id: idOf(key), since: within() }));
    const countMore = async (key: string, amount: number): Promise<number> => {
      const _id = idOf(key);
      const counted = await attempts.findOneAndUpdate(
        { _id, since: within() },
        { $inc: { count: amount } },
        { returnDocument: 'after' },
      );
      if (counted) return counted.count;
      await attempts.deleteOne({ _id, since: { $not: within() } });
      await attempts.insertOne({ _id, count: amount, since: clock() });
      return amount;
    };
    const countOf = async (key: string): Promise<number> => (await find(key))?.count ?? 0;
    return {
      areTooMany: async (key) => (await countOf(key)) >= max,
      count: countOf,
      add: async (key, amount = 1) => max - (await whileReachable(() => countedFirst(() => countMore(key, amount)))),
      forget: async (key) => {
        await whileReachable(() => attempts.deleteOne({ _id: idOf(key) }));
      },
      minutesLeft: async (key) => {
        const since = (await find(key))?.since;
        return since ? Math.ceil((since.getTime() + windowMs - clock().getTime()) / MINUTE_MS) : 0;
      },
    };
  };
};

/** Once more where another process has counted the first of a key in the same moment. */
const countedFirst = async (count: () => Promise<number>): Promise<number> => {
  try {
    return await count();
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return count();
    throw error;
  }
};
