import { del, entries, get, set } from 'idb-keyval';
import { canHash, hexOf, sha256 } from './sha256.js';

/** A draft as it is kept, under the fingerprint of the document that it belongs to. */
interface PersistedDraft {
  readonly draft: unknown;
  /** Milliseconds since 1970; not `at`, by which what closed tabs have left behind is removed after a day. */
  readonly written: number;
}

const PREFIX = 'draft-';

const DRAFTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const names = new WeakMap<File, Promise<string>>();

/** Pages that came without HTTPS have no fingerprints: there, a document goes by its name, size and date. */
const named = async (file: File): Promise<string> =>
  PREFIX +
  (canHash() ? hexOf(await sha256(await file.arrayBuffer())) : `${file.name}-${file.size}-${file.lastModified}`);

/** The same bytes have the same name, in every tab and after a reload. */
export const draftName = (file: File): Promise<string> => {
  const known = names.get(file) ?? named(file);
  names.set(file, known);
  return known;
};

/** Undefined where nothing is kept, or the browser keeps nothing at all. */
export const persistedDraft = async (name: string): Promise<unknown> => {
  try {
    return (await get<PersistedDraft>(name))?.draft;
  } catch {
    return undefined;
  }
};

/** @throws where the browser has no room for it, or keeps nothing. */
export const keepDraft = async (name: string, draft: unknown): Promise<void> => {
  await set(name, { draft, written: Date.now() } satisfies PersistedDraft);
};

const removeOld = async (): Promise<void> => {
  const all = await entries<string, Partial<PersistedDraft>>();
  const old = all.filter(([key, { written = 0 }]) => key.startsWith(PREFIX) && Date.now() - written > DRAFTS_KEPT_MS);
  await Promise.all(old.map(([key]) => del(key)));
};

export const forgetDraft = async (name: string): Promise<void> => {
  try {
    await del(name);
    await removeOld();
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
};
