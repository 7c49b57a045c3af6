import { fromPromise } from 'xstate';
import { z } from 'zod';
import { listedConversion } from './received.js';
import { call, CallFailed } from './server-reply.js';

const listed = listedConversion.omit({ metadata: true });
/** One row of the list of every conversion. */
export type ListedRow = z.output<typeof listed>;

const page = z.object({ conversions: z.array(listed), next: z.string().nullable() });

/** The filter of the list; an empty text asks for everything. */
export interface ListFilter {
  readonly search: string;
  readonly tool: string;
  readonly state: string;
}

/** One page of the list. */
export interface ListPage {
  readonly rows: readonly ListedRow[];
  readonly next: string | null;
}

interface PageAsked {
  readonly filter: ListFilter;
  readonly after: string | null;
}

const pageOf = async ({ filter, after }: PageAsked, signal: AbortSignal): Promise<ListPage> => {
  const wanted = Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(Object.fromEntries(wanted)).toString();
  const reply = await call(`/api/conversions/all${query === '' ? '' : `?${query}`}`, { signal });
  const { conversions: rows, next } = page.parse(await reply.json());
  return { rows, next };
};

/** `GET /api/conversions/all`, from the newest or from where the last page ended. */
export const fetchList = fromPromise<ListPage, PageAsked>(({ input, signal }) => pageOf(input, signal));

const EVERYTHING: ListFilter = { search: '', tool: '', state: '' };

/** Everything that the visitor has made here. */
export interface Everything {
  /** Conversions that have ended, the newest first. */
  readonly ids: readonly string[];
  /** Conversions that still run, and cannot be deleted. */
  readonly running: readonly string[];
}

/** Over all pages of the list. */
export const fetchEverything = fromPromise<Everything>(async ({ signal }) => {
  const matches: ListedRow[] = [];
  let after: string | null = null;
  do {
    const { rows, next }: ListPage = await pageOf({ filter: EVERYTHING, after }, signal);
    matches.push(...rows);
    after = next;
  } while (after !== null);
  const idsOf = (isRunning: boolean): string[] =>
    matches.filter(({ status }) => (status === 'processing') === isRunning).map(({ id }) => id);
  return { ids: idsOf(false), running: idsOf(true) };
});

/** One conversion of this visitor, among the newest; null where it is not among them. */
export const findListed = async (id: string, signal: AbortSignal): Promise<ListedRow | null> => {
  const reply = await call('/api/conversions/all', { signal });
  return page.parse(await reply.json()).conversions.find((row) => row.id === id) ?? null;
};

/** The outcome of several deletions. */
export interface Deleted {
  readonly gone: readonly string[];
  readonly kept: number;
}

const isDeletedAlready = (error: CallFailed): boolean => error.code === 'conversion.not-found';

/** `DELETE /api/conversions/{id}` for each; one that runs stays. */
export const deleteSeveral = fromPromise<Deleted, { readonly ids: readonly string[] }>(async ({ input: { ids } }) => {
  const gone: string[] = [];
  for (const id of ids) {
    try {
      await call(`/api/conversions/${encodeURIComponent(id)}`, { method: 'DELETE' });
      gone.push(id);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (isDeletedAlready(error)) gone.push(id);
      else if (error.code !== 'conversion.not-ended') throw error;
    }
  }
  return { gone, kept: ids.length - gone.length };
});
