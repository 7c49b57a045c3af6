import type { ListedVersion } from '../../calls/versions.calls.js';
import type { OptionValue, OptionValues } from '../../tools/fields-of-options.js';
import { isMadeHere } from '../../calls/returned-results.js';
import type { Awaited, Made } from './made.js';

/** The results of a tab, the one shown last, and the conversion that is still awaited. */
export interface Results {
  readonly made: Made | null;
  readonly versions: readonly Made[];
  readonly awaited: Awaited | null;
}

/** The results of them that the browser has kept. */
export interface PersistedResults extends Pick<Results, 'made' | 'versions'> {
  /** The conversion that was running; null for none. */
  readonly running: string | null;
  /** Places of the chosen files that it goes back to; none where that is not known. */
  readonly runningOf: readonly number[];
}

const isValue = (value: unknown): value is OptionValue => ['string', 'number', 'boolean'].includes(typeof value);

const valuesIn = (options: ListedVersion['options']): OptionValues =>
  Object.fromEntries(Object.entries(options).flatMap(([name, value]) => (isValue(value) ? [[name, value]] : [])));

/** A result as the log has it. Requirement. */
export const madeOf = (listed: ListedVersion): Made => ({
  id: listed.id,
  tool: listed.operation,
  options: valuesIn(listed.options),
  from: listed.from,
  of: [],
  madeAt: listed.createdAt,
  chosenName: null,
  shareHash: listed.shareHash,
  shareLink: listed.shareLink ?? '',
  name: listed.downloadName ?? listed.originalFileName,
  size: listed.size,
  sizeBefore: listed.sizeBefore,
  notes: listed.notes,
});

/** The log's word on a result, and what only the browser knows: where it was made from, under which name it is shown. */
const together = (persisted: Made | undefined, listed: ListedVersion): Made => {
  const version = madeOf(listed);
  if (!persisted) return version;
  const { tool, options, from, of, madeAt, chosenName } = persisted;
  return {
    ...version,
    tool,
    options,
    from: from ?? version.from,
    of,
    madeAt: madeAt ?? version.madeAt,
    chosenName,
    name: chosenName ?? version.name,
  };
};

/** The conversions that the server is asked about. */
export const idsToAsk = ({ versions, running }: PersistedResults): readonly string[] => [
  ...new Set([...versions.map(({ id }) => id).filter((id) => !isMadeHere(id)), ...(running === null ? [] : [running])]),
];

/**
 * The results after a reload: those of the log, which knows what was finished meanwhile and what is gone, in the order
 * they had, and those that were made in this browser.
 */
export const withListed = (persisted: PersistedResults, listed: readonly ListedVersion[]): Results => {
  const there = new Map(
    listed.filter(({ status, shareLink }) => status === 'completed' && shareLink !== null).map((one) => [one.id, one]),
  );
  const before = persisted.versions.flatMap((version) => {
    const known = there.get(version.id);
    return known ? [together(version, known)] : isMadeHere(version.id) ? [version] : [];
  });
  const known = new Set(before.map(({ id }) => id));
  const withOf = (one: ListedVersion): Made => ({
    ...madeOf(one),
    of: one.id === persisted.running ? persisted.runningOf : [],
  });
  const versions = [...before, ...[...there.values()].filter(({ id }) => !known.has(id)).map(withOf)];
  const running = listed.find(({ id }) => id === persisted.running);
  const wanted = there.has(running?.id ?? '') ? running?.id : persisted.made?.id;
  return {
    versions,
    made: versions.find(({ id }) => id === wanted) ?? versions.at(-1) ?? null,
    awaited:
      running?.status === 'processing' ? { id: running.id, tool: running.operation, of: persisted.runningOf } : null,
  };
};
