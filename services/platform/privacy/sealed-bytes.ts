import { decrypt, encrypt } from '../secrets/cipher.js';
import type { PersonKey, PersonKeys } from './person-keys.js';

/** Hexadecimal digits of the id of a key, which stands before what is sealed with it. */
const ID_CHARS = 16;

/** Bytes that only the key of their person opens. @param about bound to them without being in them. */
export const sealBytes = ({ id, key }: PersonKey, plain: Uint8Array, about: string): Buffer =>
  Buffer.concat([Buffer.from(id, 'latin1'), encrypt(key, plain, about)]);

/**
 * @returns the bytes; undefined once the key is destroyed.
 * @throws Error where they were changed, or are about something else.
 */
export const openBytes = async (
  keys: Pick<PersonKeys, 'find'>,
  sealed: Buffer,
  about: string,
): Promise<Buffer | undefined> => {
  const key = await keys.find(sealed.subarray(0, ID_CHARS).toString('latin1'));
  return key && decrypt(key, sealed.subarray(ID_CHARS), about);
};
