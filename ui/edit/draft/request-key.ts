import { del, get, set } from 'idb-keyval';
import { randomName } from '../../calls/random-name.js';

/** The last attempt to save a draft, until it is known how it ended. */
interface PersistedSave {
  /** The orders as text; another draft is another request. */
  readonly orders: string;
  readonly key: string;
  /** Milliseconds since 1970; by it, it goes with the drafts that nobody came back to. */
  readonly written: number;
}

const entryOf = (name: string): string => `${name}-save`;

/** Pictures by what tells them apart without reading them. */
const textOf = (orders: readonly object[]): string =>
  JSON.stringify(orders, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * The key under which these orders are sent: the same as before where the same were sent already and nobody saw how
 * that ended, such as after a reload.
 *
 * @param name of the draft, see `draftName`.
 */
export const requestKeyOf = async (name: string, orders: readonly object[]): Promise<string> => {
  const text = textOf(orders);
  const key = randomName();
  try {
    const before = await get<PersistedSave>(entryOf(name));
    if (before?.orders === text) return before.key;
    await set(entryOf(name), { orders: text, key, written: Date.now() } satisfies PersistedSave);
  } catch {
    // a browser that keeps nothing has no draft after a reload either
  }
  return key;
};

/** The end of the attempt was seen: the next one is a request of its own. */
export const forgetSave = async (name: string): Promise<void> => {
  try {
    await del(entryOf(name));
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
};
