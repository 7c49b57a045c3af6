import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MongoServerError, type Binary, type Collection } from 'mongodb';
import { Refusal } from '../../../contracts/errors.js';
import type { Owner } from '../../../contracts/owner.js';
import { DUPLICATE_KEY } from '../mongo/mongo-link.js';
import { decrypt, encrypt } from '../secrets/cipher.js';
import { eachReachable, whileReachable, type MongoLink } from '../mongo/mongo-link.js';
import type { PersonKey, PersonKeys } from './person-keys.js';

const ID_BYTES = 8;
const KEY_BYTES = 32;
const REMEMBERED_MAX = 10_000;
const REMEMBERED_MS = 1000;
/** A read that takes longer than a key may be remembered is repeated so often. */
const READS_MAX = 10;
const READ_MS = 10_000;

interface StoredKey {
  readonly _id: string;
  readonly owner: Owner;
  readonly sealed: Binary | Uint8Array;
}

interface MongoPersonKeysOptions {
  readonly link: MongoLink;
  /** The key of the installation: 32 bytes, the same on every server. */
  readonly key: Buffer;
  /** How long a server goes on with a key that it has read. */
  readonly rememberedMs?: number;
}

/**
 * Keys in MongoDB, each sealed with the installation's key, which is not there. No server remembers one for longer than
 * a second from when it asked for it, and whoever destroys keys waits for longer than that: then no server has them any
 * more, none told and none forgotten. What is asked is answered by the primary that has proved to be one, so the second
 * holds while another one is elected, too.
 */
export const openMongoPersonKeys = async (options: MongoPersonKeysOptions): Promise<PersonKeys> => {
  const { link, key, rememberedMs = REMEMBERED_MS } = options;
  const keys = link.db.collection<StoredKey>('person-keys');
  await whileReachable(() => keys.createIndexes([{ key: { owner: 1 }, unique: true }]));
  const findKey = findIn(keys, link.isReplicated);
  const times = { ttl: rememberedMs, ttlResolution: 0 };
  const byId = new LRUCache<string, Buffer>({ max: REMEMBERED_MAX, ...times });
  const byOwner = new LRUCache<Owner, PersonKey>({ max: REMEMBERED_MAX, ...times });
  const open = ({ _id: id, sealed }: StoredKey): PersonKey => ({ id, key: decrypt(key, bytesOf(sealed), id) });

  return {
    adapter: 'mongodb',
    async current(owner) {
      const known = byOwner.get(owner);
      if (known) return known;
      const read = async () =>
        open((await findKey({ owner })) ?? (await make(keys, { installation: key, owner, found: findKey })));
      const { value, leftMs } = await readInTime(rememberedMs, read);
      byOwner.set(owner, value, { ttl: leftMs });
      return value;
    },
    async find(id) {
      const known = byId.get(id);
      if (known) return known;
      const { value, leftMs } = await readInTime(rememberedMs, () => findKey({ _id: id }));
      if (!value) return undefined;
      const opened = open(value).key;
      byId.set(id, opened, { ttl: leftMs });
      return opened;
    },
    async destroy(owner) {
      const { deletedCount } = await whileReachable(() => keys.deleteMany({ owner }));
      byOwner.clear();
      byId.clear();
      await pause(2 * rememberedMs);
      return deletedCount;
    },
    ...copiesOf(keys),
    close: () => link.close(),
  };
};

/**
 * The value that was read, and how much longer it may be remembered: the time runs from before it was asked for, since
 * it may have been destroyed while the answer was under way.
 */
const readInTime = async <Value>(
  rememberedMs: number,
  read: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly leftMs: number }> => {
  for (let reads = 1; reads <= READS_MAX; reads += 1) {
    const askedMs = performance.now();
    const value = await whileReachable(read);
    const leftMs = rememberedMs - (performance.now() - askedMs);
    if (leftMs > 0) return { value, leftMs };
  }
  throw new Refusal('service.unavailable', { service: 'MongoDB' });
};

type Find = (filter: Partial<StoredKey>) => Promise<StoredKey | null>;

/** One server reads what it has; of several, the primary asks the others first whether it still is the one. */
const findIn =
  (keys: Collection<StoredKey>, isReplicated: boolean): Find =>
  (filter) =>
    keys.findOne(filter, isReplicated ? { readConcern: { level: 'linearizable' }, maxTimeMS: READ_MS } : {});

const copiesOf = (keys: Collection<StoredKey>): Pick<PersonKeys, 'list' | 'restore'> => ({
  async *list() {
    for await (const { _id: id, owner, sealed } of eachReachable(keys.find())) {
      yield { id, owner, sealed: Buffer.from(bytesOf(sealed)) };
    }
  },
  async restore({ id, owner, sealed }) {
    await whileReachable(() => keys.updateOne({ _id: id }, { $setOnInsert: { owner, sealed } }, { upsert: true }));
  },
});

const bytesOf = (sealed: StoredKey['sealed']): Uint8Array =>
  'buffer' in sealed && 'sub_type' in sealed ? sealed.value() : sealed;

interface Making {
  readonly installation: Buffer;
  readonly owner: Owner;
  readonly found: Find;
}

/** When two servers make a key for one person at the same time, both get that of the first. */
const make = async (keys: Collection<StoredKey>, { installation, owner, found }: Making): Promise<StoredKey> => {
  const id = randomBytes(ID_BYTES).toString('hex');
  const fresh: StoredKey = { _id: id, owner, sealed: encrypt(installation, randomBytes(KEY_BYTES), id) };
  try {
    await keys.insertOne(fresh);
    return fresh;
  } catch (error) {
    const otherKey = error instanceof MongoServerError && error.code === DUPLICATE_KEY && (await found({ owner }));
    if (!otherKey) throw error;
    return otherKey;
  }
};
