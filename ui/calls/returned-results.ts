import { fromPromise } from 'xstate';
import { z } from 'zod';
import { KEEP_HEADER, KEPT_HEADER } from '../../contracts/api/conversions.js';
import { carryOn, handOver, isFromWorkbench, placesOf, versionOf } from '../browser/handed-files.js';
import { changeRecord, tabRecord, type LentPlaces } from '../browser/persisted-tab.js';
import { FileGone, resultFile } from './conversions.calls.js';

/** A finished file as the workbench keeps it over reloads. */
const persistedVersion = z.object({
  /** The ID of the conversion. */
  id: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  from: z.string().nullable(),
  /** Places of the chosen files that it goes back to; none where that is not known. */
  of: z.array(z.number()).default([]),
  tool: z.string(),
  /** ISO-8601 UTC; null where that is not known. */
  madeAt: z.string().nullable().default(null),
  chosenName: z.string().nullable(),
  /** Empty for a file that was made in the browser. */
  shareHash: z.string(),
  shareLink: z.string(),
  name: z.string(),
  size: z.number().nullable(),
  sizeBefore: z.number(),
  notes: z.array(z.string()),
});
type PersistedVersion = Readonly<z.output<typeof persistedVersion>>;

/** The finished files of a tab, the one shown last, and the conversion that runs. */
const persistedResults = z.object({
  made: persistedVersion.nullable(),
  versions: z.array(persistedVersion),
  running: z.string().nullable().default(null),
  /** Places of the chosen files that what runs goes back to. */
  runningOf: z.array(z.number()).default([]),
});

/** The finished files of a record; null where it has none that can be read. */
export const readResults = (value: unknown): z.output<typeof persistedResults> | null =>
  persistedResults
    .nullable()
    .catch(null)
    .parse(value ?? null);

/** The result of another screen, to be found on the workbench. */
interface FromElsewhere {
  /** The file of the workbench that it was made of. */
  readonly source: File;
  readonly tool: string;
  readonly name: string;
  readonly size: number | null;
  readonly notes?: readonly string[];
  /** Where the server has it; null for a file that was made in the browser. */
  readonly kept: Pick<PersistedVersion, 'id' | 'shareHash' | 'shareLink'> | null;
  /** The file itself where the server has none. */
  readonly own?: File;
  /** The id of a file that was made in the browser: it takes the place of an earlier one with the same id. */
  readonly id?: string;
}

/** Begins the ids of files that were made in the browser. */
const MADE_HERE = 'here-';

/** Whether the server knows nothing of that file. */
export const isMadeHere = (id: string): boolean => id.startsWith(MADE_HERE);

/** Adds a finished file to the record, or puts it in the place of the conversion that made it. */
const keepVersion = (version: PersistedVersion): void => {
  const record = tabRecord();
  const { versions = [], running = null, runningOf = [] } = readResults(record?.results) ?? {};
  const rest = running === version.id ? { running: null } : { running, runningOf };
  const lent = record?.lent ? { ...record.lent, from: version.id } : null;
  changeRecord({
    lent,
    results: { made: version, versions: [...versions.filter(({ id }) => id !== version.id), version], ...rest },
  });
};

/**
 * Puts a result among the versions of the workbench; nothing where its file was not lent by the workbench.
 *
 * @returns the version that it is there; null for none.
 */
export const giveBack = async ({ source, kept, own, notes = [], ...said }: FromElsewhere): Promise<string | null> => {
  if (!isFromWorkbench(source) || !tabRecord()) return null;
  const from = versionOf(source);
  const sizeBefore = source.size;
  const { tool, name, size, id: nameHere = String(Date.now()) } = said;
  const { id, shareHash, shareLink } = kept ?? { id: `${MADE_HERE}${nameHere}`, shareHash: '', shareLink: '' };
  const about = { tool, name, size, sizeBefore, notes: [...notes] };
  const of = [...placesOf(source)];
  const version: PersistedVersion = {
    id,
    shareHash,
    shareLink,
    ...about,
    from,
    of,
    options: {},
    madeAt: new Date().toISOString(),
    chosenName: null,
  };
  if (own) await (await import('../browser/persisted-files.js')).keepOwnResult(id, own);
  keepVersion(version);
  return id;
};

/** Tells the workbench what is being made of a file that it has lent: it waits for that if the visitor comes back before. */
export const announce = (source: File | undefined, id: string): void => {
  if (!source || !isFromWorkbench(source) || !tabRecord()) return;
  const { made = null, versions = [] } = readResults(tabRecord()?.results) ?? {};
  changeRecord({ results: { made, versions, running: id, runningOf: [...placesOf(source)] } });
};

interface Conversion extends NonNullable<FromElsewhere['kept']>, Pick<FromElsewhere, 'source' | 'tool' | 'name'> {
  readonly notes: readonly string[];
}

/** Fetches what a conversion has made of a file, to work on that from now on. */
export const takeResult = fromPromise<File, Conversion>(async ({ input, signal }) => {
  const { source, id, name } = input;
  await giveBack({ ...input, size: null, kept: input });
  const file = await resultFile({ id, name: name || source.name }, signal);
  carryOn(source, file, id);
  return file;
});

/** The finished file: from the server, or from this browser where it was made here. */
export const madeFile = async (
  wanted: { readonly id: string; readonly name: string },
  signal: AbortSignal,
): Promise<File> => {
  if (!isMadeHere(wanted.id)) return resultFile(wanted, signal);
  const { persistedFiles } = await import('../browser/persisted-files.js');
  const own = (await persistedFiles())?.results?.[wanted.id];
  if (!own) throw new FileGone('The file is no longer in this browser');
  return own;
};

const borrowed = async ({ from, of }: LentPlaces, signal: AbortSignal): Promise<readonly File[]> => {
  if (from === null) {
    const { persistedFiles } = await import('../browser/persisted-files.js');
    const chosen = (await persistedFiles())?.files ?? [];
    return of.flatMap((place) => chosen[place] ?? []);
  }
  const versions = readResults(tabRecord()?.results)?.versions ?? [];
  const name = versions.find(({ id }) => id === from)?.name ?? '';
  return [await madeFile({ id: from, name }, signal)];
};

/** Borrows again what the screen of this path had borrowed before it was loaded anew; nothing where that is gone. */
export const borrowAgain = async (path: string, signal: AbortSignal): Promise<void> => {
  const lent = tabRecord()?.lent;
  if (lent?.path !== path) return;
  const files = await borrowed(lent, signal);
  if (files.length > 0 && !signal.aborted) handOver({ path, files, part: '' }, lent);
};

/** {@link madeFile} as an actor. */
export const fetchMade = fromPromise<File, { readonly id: string; readonly name: string }>(({ input, signal }) =>
  madeFile(input, signal),
);

/** Has the server keep what a call makes of a file of the workbench. */
export const keepingHeader = (file: File): Readonly<Record<string, string>> =>
  isFromWorkbench(file) ? { [KEEP_HEADER]: 'yes' } : {};

/** Under which id and link the server keeps it; null where it does not. */
export const keptIn = ({ headers }: Response): FromElsewhere['kept'] => {
  const [id, shareLink] = (headers.get(KEPT_HEADER) ?? '').split(' ');
  if (!id || !shareLink) return null;
  return { id, shareLink, shareHash: shareLink.slice(shareLink.lastIndexOf('/') + 1) };
};

/** {@link giveBack} for the file in the answer of a call. */
export const giveBackAnswer = async (reply: Response, answer: Omit<FromElsewhere, 'kept'>): Promise<void> => {
  const persisted = keptIn(reply);
  if (persisted) await giveBack({ ...answer, kept: persisted });
};

/** The file in the answer of a call, to work on from now on; this browser keeps it where the server does not. */
export const takeAnswer = async (
  reply: Response,
  { made, ...answer }: Omit<FromElsewhere, 'kept' | 'own' | 'name' | 'size'> & { readonly made: File },
): Promise<void> => {
  const persisted = keptIn(reply);
  const { name, size } = made;
  const version = await giveBack({ ...answer, name, size, kept: persisted, ...(!persisted && { own: made }) });
  carryOn(answer.source, made, persisted?.id ?? version);
};
