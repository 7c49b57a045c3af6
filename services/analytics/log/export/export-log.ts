import type { EventReader, EventRecord } from '../../../platform/event-store/event-store.js';
import { isBefore, isUpTo, type Moment } from '../../../platform/event-store/moment.js';
import type { PersonKeys } from '../../../platform/privacy/person-keys.js';
import { openAll } from '../../../platform/privacy/sealed-text.js';
import { openActors, type Actors } from '../../search/actors.js';
import { leafHashOf } from '../tree/leaf-hashes.js';

export type ExportFormat = 'jsonl' | 'csv';

export interface ExportFilter {
  /** The first and the last moment. */
  readonly from?: Moment;
  readonly until?: Moment;
  readonly types?: ReadonlySet<string>;
  /** A stream, or the beginning of several with a `*` at its end. */
  readonly stream?: string;
  /** An owner: what they did, and what happened to what they made. */
  readonly actor?: string;
  /** A further test of an event; asked of those only that pass all others. */
  readonly fits?: (record: EventRecord) => Promise<boolean>;
  /** Keys that open the data; without them it stays sealed, as it is signed. */
  readonly keys?: Pick<PersonKeys, 'find'>;
}

const columns = [
  'position',
  'recordedAt',
  'stream',
  'revision',
  'id',
  'type',
  'version',
  'actor',
  'data',
  'leaf',
] as const;

type Log = Pick<EventReader, 'readRecords' | 'readRecordsBack'>;

const untilOf = ({ until }: ExportFilter): ReturnType<typeof isUpTo> => (until ? isUpTo(until) : () => true);

const always = () => Promise.resolve(true);

/** After so many events that do not fit, an empty text goes out: whoever reads may have left, or be waiting. */
const EMPTY_TEXT_EVENTS = 5000;

/**
 * The events of a log as lines of text, each with its line break, in the order of the log and to the letter; empty texts
 * may come between them. `leaf` is its hash in the signed tree. Only one batch of events is in memory at a
 * time.
 */
export const exportLog = async function* (
  log: Log,
  format: ExportFormat,
  filter: ExportFilter,
): AsyncGenerator<string, void> {
  const isAsked = testOf(filter);
  const actors = openActors(filter.actor);
  if (format === 'csv') yield csvLine(columns);
  const isIncluded = untilOf(filter);
  const { fits = always } = filter;
  let skipped = 0;
  for await (const record of await readFrom(log, filter)) {
    if (!isIncluded(record)) return;
    if (!isAsked(record, actors) || !(await fits(record))) {
      skipped += 1;
      if (skipped % EMPTY_TEXT_EVENTS === 0) yield '';
      continue;
    }
    const leaf = leafHashOf(record).toString('hex');
    const data = await dataOf(record, filter);
    const line = { ...record, data, actor: actors.of(record), leaf };
    yield format === 'csv' ? csvOf(line) : jsonOf(line);
  }
};

/** Begins at the first moment; for an actor at the first event, because that tells what is theirs. */
const readFrom = async (log: Log, { from, actor }: ExportFilter): Promise<AsyncIterable<EventRecord>> => {
  if (!from || !('position' in from) || actor !== undefined) return log.readRecords();
  for await (const { position } of log.readRecordsBack({ before: from.position })) return log.readRecords(position);
  return log.readRecords();
};

const dataOf = async ({ data }: EventRecord, { keys }: ExportFilter): Promise<string> =>
  keys ? JSON.stringify(await openAll(keys, JSON.parse(data) as unknown)) : data;

type Test = (record: EventRecord, actors: Actors) => boolean;

/** It has to see every event, in order, for the sake of the actor; the other conditions go from cheap to expensive. */
const testOf = ({ from, types, stream, actor }: ExportFilter): Test => {
  const isTooEarly = from && isBefore(from);
  const start = stream?.endsWith('*') === true ? stream.slice(0, -1) : undefined;
  const ofStream = (name: string): boolean =>
    stream === undefined || (start === undefined ? name === stream : name.startsWith(start));
  return (record, actors) => {
    const isTheirs = actor === undefined || actors.isTheirs(record);
    return isTheirs && !isTooEarly?.(record) && (types?.has(record.type) ?? true) && ofStream(record.stream);
  };
};

type Line = EventRecord & { readonly actor: string; readonly leaf: string };

/** The data stands in it as it was written. */
const jsonOf = ({ data, ...rest }: Line): string => {
  const { position, recordedAt, stream, revision, id, type, version, actor, leaf } = rest;
  const head = JSON.stringify({ position, recordedAt, stream, revision, id, type, version, actor, leaf });
  return `${head.slice(0, -1)},"data":${data}}\n`;
};

const csvOf = (line: Line): string => csvLine(columns.map((column) => String(line[column])));

/** A spreadsheet takes a cell that begins so for a formula, also after blanks. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** One line of CSV (RFC 4180). What could be a formula gets an apostrophe before it, which makes it text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const cellOf = (cell: string): string => {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
