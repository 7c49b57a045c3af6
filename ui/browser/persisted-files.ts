import { clear, del, entries, get, set, update } from 'idb-keyval';
import { changeRecord, newName, tabRecord, wasEmptied } from './persisted-tab.js';

/** The bytes of what a tab has open, under the name of its record. */
interface PersistedBytes {
  readonly files: readonly File[];
  /** The finished files, as JSON: only of a record of version 1. */
  readonly made?: string;
  /** Results that exist in this browser alone, by id. */
  readonly results?: Readonly<Record<string, File>>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A tab that the browser has put to sleep neither answers nor lets go. */
const ASLEEP_MS = 3000;

/**
 * Holds a name for as long as this page is there. A page that is loaded anew waits until the one before it has let go;
 * a tab that has the name answers, and so tells a copy from a reload.
 *
 * @returns false where another tab has it
 */
const hold = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(`docket.${name}`);
    const trying = new AbortController();
    const asleep = setTimeout(() => trying.abort(), ASLEEP_MS);
    channel.onmessage = ({ data }) => data === 'held' && trying.abort();
    const keep = (): Promise<never> => {
      clearTimeout(asleep);
      channel.onmessage = ({ data }) => data === 'asked' && channel.postMessage('held');
      channel.postMessage('held');
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(`docket.${name}`, { signal: trying.signal }, keep).catch(() => {
      clearTimeout(asleep);
      channel.close();
      resolve(false);
    });
    channel.postMessage('asked');
  });

/** Names that records of this tab have had, each with the one that it is kept under. */
const claims = new Map<string, Promise<string>>();

/** A tab that was made as a copy of another keeps what that one had, and from then on under a name of its own. */
const claimed = async (name: string): Promise<string> => {
  if (!('locks' in navigator) || (await hold(name))) return name;
  const copied = await get<PersistedBytes>(name);
  const own = newName();
  claims.set(own, Promise.resolve(own));
  if (copied) await set(own, copied);
  if (tabRecord()) changeRecord({ name: own, isCopy: true });
  await hold(own);
  return own;
};

const ownedAs = (name: string): Promise<string> => {
  const claim = claims.get(name) ?? claimed(name);
  claims.set(name, claim);
  return claim;
};

/** The name of this tab, which no other tab has. */
const ownName = (): Promise<string> => ownedAs((tabRecord() ?? changeRecord({})).name);

/** Removes records that closed tabs have left behind. */
const removeOld = async (): Promise<void> => {
  const old = (await entries<string, { readonly at: number }>()).filter(([, { at }]) => Date.now() - at > KEPT_MS);
  await Promise.all(old.map(([key]) => del(key)));
};

/** A browser without the database, as in some private windows, keeps nothing. */
const ifPossible = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

export const keepFiles = async (files: readonly File[]): Promise<void> => {
  await ifPossible(async () => {
    const name = await ownName();
    await update<PersistedBytes>(name, (before) => ({ results: before?.results ?? {}, files, at: Date.now() }));
    await removeOld();
  });
};

const changeFiles = async (change: (files: readonly File[]) => readonly File[]): Promise<void> => {
  await ifPossible(async () =>
    update<PersistedBytes>(await ownName(), (before) => ({
      ...before,
      files: change(before?.files ?? []),
      at: Date.now(),
    })),
  );
};

/** Adds a file behind those that are kept. */
export const keepFileBehind = (file: File): Promise<void> => changeFiles((files) => [...files, file]);

/** Deletes the file at a place, from 0. */
export const dropFile = (place: number): Promise<void> => changeFiles((files) => files.filter((_, at) => at !== place));

/** Adds a result that the server does not have. */
export const keepOwnResult = async (id: string, file: File): Promise<void> => {
  await ifPossible(async () =>
    update<PersistedBytes>(await ownName(), (before) => ({
      ...before,
      files: before?.files ?? [],
      results: { ...before?.results, [id]: file },
      at: Date.now(),
    })),
  );
};

/** Deletes the bytes of a record that is forgotten. */
export const forgetFiles = async (name: string): Promise<void> => {
  await ifPossible(async () => del(await ownedAs(name)));
};

/** Empties the record of a member who is no longer signed in. */
export const emptyPersisted = async (): Promise<void> => {
  await ifPossible(async () => {
    await clear();
    wasEmptied();
  });
};

export const persistedFiles = async (): Promise<PersistedBytes | undefined> =>
  ifPossible(async () => get<PersistedBytes>(await ownName()));
