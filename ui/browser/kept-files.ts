import { clear, del, entries, get, set, update } from 'idb-keyval';
import { TAB, wasEmptied } from './kept-tab.js';
import { forget, remember, remembered } from './storage.js';

/** What a tab has open, kept until it starts over, so that a reload does not lose it. */
interface Kept {
  readonly files: readonly File[];
  /** The last finished file, as JSON; empty for none. */
  readonly made: string;
  /** Results that exist in this browser alone, by id. */
  readonly results?: Readonly<Record<string, File>>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEPT_MS = 24 * 60 * 60 * 1000;

const newKey = (): string => {
  const made = `tab-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  remember('sessionStorage', TAB, made);
  return made;
};

/** A page that is loaded anew comes by its name once the one before it has let go of it. */
const LET_GO_MS = 500;

/** Holds a name for as long as this page is there. @returns false where another tab has it */
const hold = (key: string): Promise<boolean> =>
  new Promise((resolve) => {
    const keep = (): Promise<never> => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    const signal = AbortSignal.timeout(LET_GO_MS);
    navigator.locks.request(`docket.${key}`, { signal }, keep).catch(() => resolve(false));
  });

let claim: Promise<string> | undefined;

/** A tab that was made as a copy of another keeps what that one had, and from then on under a name of its own. */
const claimed = async (key: string): Promise<string> => {
  if (!('locks' in navigator) || (await hold(key))) return key;
  const copied = await get<Kept>(key);
  const made = newKey();
  if (copied) await set(made, copied);
  await hold(made);
  return made;
};

const keyOf = async (): Promise<string> => {
  const known = remembered('sessionStorage', TAB);
  if (known === null) claim = undefined;
  claim ??= claimed(known ?? newKey());
  return claim;
};

/** What closed tabs have left behind. */
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

export const keepFiles = async (files: readonly File[], made: string): Promise<void> => {
  await ifPossible(async () => {
    await update<Kept>(await keyOf(), (before) => ({ ...before, files, made, at: Date.now() }));
    await removeOld();
  });
};

/** Adds to what is kept: `change` gets the last finished file, and answers with the next. */
export const keepResult = async (
  change: (made: string) => string,
  own: Readonly<Record<string, File>> = {},
): Promise<void> => {
  await ifPossible(async () =>
    update<Kept>(await keyOf(), (before) => ({
      files: before?.files ?? [],
      made: change(before?.made ?? ''),
      results: { ...before?.results, ...own },
      at: Date.now(),
    })),
  );
};

export const forgetKept = async (): Promise<void> => {
  if (remembered('sessionStorage', TAB) === null) return;
  await ifPossible(async () => {
    const key = await keyOf();
    forget('sessionStorage', TAB);
    await del(key);
  });
};

/** What a member has left who is no longer signed in. */
export const emptyKept = async (): Promise<void> => {
  await ifPossible(async () => {
    await clear();
    wasEmptied();
  });
};

export const keptFiles = async (): Promise<Kept | undefined> => ifPossible(async () => get<Kept>(await keyOf()));
