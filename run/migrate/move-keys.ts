import type { StoredPersonKey, PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { decrypt } from '../../services/platform/secrets/cipher.js';
import { HasOtherContents } from './report.js';

const keysIn = async (keys: PersonKeys): Promise<Map<string, StoredPersonKey>> => {
  const keysById = new Map<string, StoredPersonKey>();
  for await (const key of keys.list()) keysById.set(key.id, key);
  return keysById;
};

export const countKeys = async (keys: PersonKeys): Promise<number> => (await keysIn(keys)).size;

/** @throws HasOtherContents when the target has keys that the source does not have. */
export const assertOnlyKeysOf = async (from: PersonKeys, to: PersonKeys): Promise<void> => {
  const known = await keysIn(from);
  for (const { id, sealed } of (await keysIn(to)).values()) {
    if (!known.get(id)?.sealed.equals(sealed)) throw new HasOtherContents('a key of a person');
  }
};

/** The keys as they are kept, each sealed with the key of the installation, which is the same on both sides. */
export const moveKeys = async (from: PersonKeys, to: PersonKeys): Promise<void> => {
  for (const key of (await keysIn(from)).values()) await to.restore(key);
};

/** @throws Error when the keys of people are sealed with another key than this. */
export const assertOpenedBy = async (key: Buffer, keys: PersonKeys): Promise<void> => {
  for await (const { id, sealed } of keys.list()) {
    try {
      decrypt(key, sealed, id);
    } catch (error) {
      const says = 'SECRETS_KEY does not open these keys of people: it must be the key that they were made with';
      throw new Error(says, { cause: error });
    }
  }
};
