import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Owner } from '../../../contracts/owner.js';
import { closeDatabase, openDatabase, refusalOf, type Database } from '../sqlite/database.js';
import { decrypt, encrypt } from '../secrets/cipher.js';
import type { StoredPersonKey, PersonKey, PersonKeys } from './person-keys.js';

const ID_BYTES = 8;
const KEY_BYTES = 32;
const REMEMBERED_MAX = 10_000;

/** The migrations of the table of keys. */
export const migrations = [
  `CREATE TABLE keys (id TEXT PRIMARY KEY, owner TEXT NOT NULL, sealed BLOB NOT NULL) STRICT;
   CREATE INDEX keys_by_owner ON keys (owner);`,
];

interface Row {
  readonly id: string;
  readonly sealed: Uint8Array;
}

/**
 * Keys in a database file of their own, each sealed with the installation's key. A deleted row is overwritten.
 *
 * @param key  of the installation, 32 bytes.
 */
export const openSqlitePersonKeys = ({ path, key }: { readonly path: string; readonly key: Buffer }): PersonKeys => {
  const db = openDatabase({ path, migrations });
  db.exec('PRAGMA secure_delete = ON');
  const byId = new LRUCache<string, Buffer>({ max: REMEMBERED_MAX });
  const byOwner = new LRUCache<Owner, PersonKey>({ max: REMEMBERED_MAX });
  const open = ({ id, sealed }: Row): PersonKey => ({ id, key: decrypt(key, sealed, id) });

  return {
    adapter: 'sqlite',
    async current(owner) {
      const known = byOwner.get(owner);
      if (known) return known;
      const row = db.prepare('SELECT id, sealed FROM keys WHERE owner = ? ORDER BY rowid DESC LIMIT 1').get(owner) as
        Row | undefined;
      const current = row ? open(row) : make(db, key, owner);
      byOwner.set(owner, current);
      return current;
    },
    async find(id) {
      const known = byId.get(id);
      if (known) return known;
      const row = db.prepare('SELECT id, sealed FROM keys WHERE id = ?').get(id) as Row | undefined;
      if (!row) return undefined;
      const key = open(row).key;
      byId.set(id, key);
      return key;
    },
    async destroy(owner) {
      byOwner.clear();
      byId.clear();
      const { changes } = db.prepare('DELETE FROM keys WHERE owner = ?').run(owner);
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)'); // the log of changes still had them
      return changes;
    },
    ...copiesOf(db),
    close: async () => {
      closeDatabase(db);
    },
  };
};

const copiesOf = (db: Database): Pick<PersonKeys, 'list' | 'restore'> => ({
  async *list() {
    const rows = db.prepare('SELECT id, owner, sealed FROM keys').all() as unknown as StoredPersonKey[];
    for (const { id, owner, sealed } of rows) yield { id, owner, sealed: Buffer.from(sealed) };
  },
  async restore({ id, owner, sealed }) {
    db.prepare('INSERT INTO keys VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(id, owner, sealed);
  },
});

const make = (db: Database, installation: Buffer, owner: Owner): PersonKey => {
  const fresh = { id: randomBytes(ID_BYTES).toString('hex'), key: randomBytes(KEY_BYTES) };
  try {
    db.prepare('INSERT INTO keys VALUES (?, ?, ?)').run(fresh.id, owner, encrypt(installation, fresh.key, fresh.id));
  } catch (error) {
    throw refusalOf(error);
  }
  return fresh;
};
