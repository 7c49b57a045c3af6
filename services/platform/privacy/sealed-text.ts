import { decrypt, encrypt } from '../cipher.js';
import type { PersonKey, PersonKeys } from './person-keys.js';

const SEALED = /^sealed:([0-9a-f]{16}):([A-Za-z0-9+/]+={0,2})$/;

/** What stands in the place of a text whose key is destroyed. */
export const ERASED = '[erased]';

/** @returns `sealed:{id of the key}:{base64}`. */
export const sealText = ({ id, key }: PersonKey, text: string): string =>
  `sealed:${id}:${encrypt(key, Buffer.from(text), id).toString('base64')}`;

export const isSealed = (text: string): boolean => SEALED.test(text);

/** The text as it was; {@link ERASED} once nobody has the key; a text that is not sealed as it is. */
export const openText = async (keys: Pick<PersonKeys, 'find'>, text: string): Promise<string> => {
  const [, id, sealed] = SEALED.exec(text) ?? [];
  if (id === undefined || sealed === undefined) return text;
  const key = await keys.find(id);
  return key ? decrypt(key, Buffer.from(sealed, 'base64'), id).toString() : ERASED;
};

/** JSON with every sealed text in it opened. */
export const openAll = async <Value>(keys: Pick<PersonKeys, 'find'>, value: Value): Promise<Value> =>
  JSON.stringify(value).includes('"sealed:') ? openWithin(keys, value) : value;

const openWithin = async <Value>(keys: Pick<PersonKeys, 'find'>, value: Value): Promise<Value> => {
  if (typeof value === 'string') return (await openText(keys, value)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (await Promise.all(value.map((item) => openWithin(keys, item)))) as Value;
  const entries = Object.entries(value).map(async ([name, item]) => [name, await openWithin(keys, item)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Value;
};
