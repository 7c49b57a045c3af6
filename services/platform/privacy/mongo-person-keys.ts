import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MongoServerError, type Binary, type Collection } from 'mongodb';
import type { Owner } from '../../../contracts/owner.js';
import { decrypt, encrypt } from '../cipher.js';
import { whileReachable, type MongoLink } from '../mongo/mongo-link.js';
import type { PersonKey, PersonKeys } from './person-keys.js';

const ID_BYTES = 8;
const KEY_BYTES = 32;
const REMEMBERED_MAX = 10_000;
const REMEMBERED_MS = 1000;
const DUPLICATE_KEY = 11_000;

interface StoredKey {
  readonly _id: string;
  readonly owner: Owner;
  readonly sealed: Binary | Uint8Array;
}

interface MongoPersonKeysOptions {
  readonly link: MongoLink;
  /** Of the installation, 32 bytes; the same on every server. */
  readonly key: Buffer;
  /** How long a server goes on with a key that it has read. */
  readonly rememberedMs?: number;
}

/**
 * Keys in MongoDB, each sealed with the installation's key, which is not there. No server remembers one for longer than
 * a second, and whoever destroys keys waits for longer than that: then no server has them any more, none told and none
 * forgotten.
 */
export const openMongoPersonKeys = async (options: MongoPersonKeysOptions): Promise<PersonKeys> => {
  const { link, key, rememberedMs = REMEMBERED_MS } = options;
  const keys = link.db.collection<StoredKey>('person-keys');
  await whileReachable(() => keys.createIndexes([{ key: { owner: 1 }, unique: true }]));
  const byId = new LRUCache<string, Buffer>({ max: REMEMBERED_MAX, ttl: rememberedMs });
  const byOwner = new LRUCache<Owner, PersonKey>({ max: REMEMBERED_MAX, ttl: rememberedMs });
  const open = ({ _id: id, sealed }: StoredKey): PersonKey => ({ id, key: decrypt(key, bytesOf(sealed), id) });

  return {
    adapter: 'mongodb',
    async current(owner) {
      const known = byOwner.get(owner);
      if (known) return known;
      const current = open(await whileReachable(async () => (await keys.findOne({ owner })) ?? make(keys, key, owner)));
      byOwner.set(owner, current);
      return current;
    },
    async find(id) {
      const known = byId.get(id);
      if (known) return known;
      const stored = await whileReachable(() => keys.findOne({ _id: id }));
      if (!stored) return undefined;
      const found = open(stored).key;
      byId.set(id, found);
      return found;
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

const copiesOf = (keys: Collection<StoredKey>): Pick<PersonKeys, 'list' | 'restore'> => ({
  async *list() {
    for await (const { _id: id, owner, sealed } of keys.find()) {
      yield { id, owner, sealed: Buffer.from(bytesOf(sealed)) };
    }
  },
  async restore({ id, owner, sealed }) {
    await whileReachable(() => keys.updateOne({ _id: id }, { $setOnInsert: { owner, sealed } }, { upsert: true }));
  },
});

const bytesOf = (sealed: StoredKey['sealed']): Uint8Array =>
  'buffer' in sealed && 'sub_type' in sealed ? sealed.value() : sealed;

/** Of two servers that make one at the same time, both get that of the first. */
const make = async (keys: Collection<StoredKey>, installation: Buffer, owner: Owner): Promise<StoredKey> => {
  const id = randomBytes(ID_BYTES).toString('hex');
  const fresh: StoredKey = { _id: id, owner, sealed: encrypt(installation, randomBytes(KEY_BYTES), id) };
  try {
    await keys.insertOne(fresh);
    return fresh;
  } catch (error) {
    const made = error instanceof MongoServerError && error.code === DUPLICATE_KEY && (await keys.findOne({ owner }));
    if (!made) throw error;
    return made;
  }
};
