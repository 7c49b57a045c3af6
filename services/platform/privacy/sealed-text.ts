import { decrypt, encrypt } from '../secrets/cipher.js';
import type { PersonKey, PersonKeys } from './person-keys.js';

const SEALED_PREFIX = 'sealed:';
const SEALED_FORM = /^sealed:([0-9a-f]{16}):([A-Za-z0-9+/]+={0,2})$/;

/** Stands in the place of a text whose key is destroyed. */
export const ERASED = '[erased]';

/** @returns `sealed:{id of the key}:{base64}`. */
export const sealText = ({ id, key }: PersonKey, text: string): string =>
  `sealed:${id}:${encrypt(key, Buffer.from(text), id).toString('base64')}`;

export const isSealed = (text: string): boolean => SEALED_FORM.test(text);

type Keys = Pick<PersonKeys, 'find'>;

/**
 * JSON with every sealed text in it as it was; {@link ERASED} once nobody has the key. Each event goes through here for each of its readers: the keys are looked
 * up once for all texts, and nothing else waits.
 */
export const openAll = async <Value>(keys: Keys, value: Value): Promise<Value> => {
  const ids = new Set<string>();
  noteKeys(value, ids);
  if (ids.size === 0) return value;
  const keysById = await Promise.all([...ids].map(async (id) => [id, await keys.find(id)] as const));
  return openWithin(new Map(keysById), value) as Value;
};

const noteKeys = (value: unknown, ids: Set<string>): void => {
  if (typeof value === 'string') {
    const id = value.startsWith(SEALED_PREFIX) ? SEALED_FORM.exec(value)?.[1] : undefined;
    if (id !== undefined) ids.add(id);
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) noteKeys(item, ids);
  }
};

type FoundKeys = ReadonlyMap<string, Uint8Array | undefined>;

const openWithin = (keys: FoundKeys, value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith(SEALED_PREFIX) ? openedWith(keys, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => openWithin(keys, item));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, openWithin(keys, item)]));
};

const openedWith = (keys: FoundKeys, text: string): string => {
  const [, id, sealed] = SEALED_FORM.exec(text) ?? [];
  if (id === undefined || sealed === undefined) return text;
  const key = keys.get(id);
  return key ? decrypt(key, Buffer.from(sealed, 'base64'), id).toString() : ERASED;
};
