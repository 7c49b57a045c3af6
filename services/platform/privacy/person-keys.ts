import type { Owner } from '../../../contracts/owner.js';

/** A key of one person. `id` stands beside all that is sealed with it. */
export interface PersonKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** A key as it is kept, for a copy elsewhere: sealed with the installation's key. */
export interface StoredPersonKey {
  readonly id: string;
  readonly owner: Owner;
  readonly sealed: Buffer;
}

/**
 * Keys that what is personal on the log is sealed with: destroying those of a person makes it unreadable wherever it
 * has got to, while the log stays whole. They are kept apart from the log, and are to be backed up apart from it.
 */
export interface PersonKeys {
  readonly adapter: string;

  /**
   * The key for what is new of this owner; made, and safe, where there is none.
   *
   * @throws Refusal `storage.full`.
   */
  current(owner: Owner): Promise<PersonKey>;

  /** The key of this id; undefined once it is destroyed. */
  find(id: string): Promise<Buffer | undefined>;

  /**
   * Destroys every key of this owner for good; one made afterwards opens nothing older.
   *
   * @returns how many there were.
   */
  destroy(owner: Owner): Promise<number>;

  /** Every key, in no order. */
  list(): AsyncIterable<StoredPersonKey>;

  /** Keeps a key that was listed elsewhere; nothing happens where it is kept already. */
  restore(key: StoredPersonKey): Promise<void>;

  close(): Promise<void>;
}
