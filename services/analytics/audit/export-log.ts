import type { EventReader, EventRecord } from '../../platform/event-store/event-store.js';
import { wasThere, type Moment } from '../../platform/event-store/past.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import { leafHash } from '../merkle/hashes.js';
import { openActors, type Actors } from './actors.js';
import { csvLine } from './csv.js';
import { leafText } from './leaf.js';
import { wasTooEarly } from './too-early.js';

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
  /** What else must hold of an event; asked of those only for which all the rest does. */
  readonly fits?: (record: EventRecord) => Promise<boolean>;
  /** What the data is opened with; sealed, as it is signed, without. */
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

const thereUntil = ({ until }: ExportFilter): ReturnType<typeof wasThere> => (until ? wasThere(until) : () => true);

const always = () => Promise.resolve(true);

/** Where so many events fit nothing, a text without anything goes out: whoever reads may have left, or be waiting. */
const SIGN_OF_LIFE_EVENTS = 5000;

/**
 * The events of a log as lines of text, each with its line break, in the order of the log and to the letter; empty texts
 * may come between them. `leaf` is the hash by which the signed tree has it. Only one batch of events is in memory at a
 * time.
 */
export const exportLog = async function* (
  log: Log,
  format: ExportFormat,
  filter: ExportFilter,
): AsyncGenerator<string, void> {
  const isAsked = questionOf(filter);
  const actors = openActors(filter.actor);
  if (format === 'csv') yield csvLine(columns);
  const isThere = thereUntil(filter);
  const { fits = always } = filter;
  let passed = 0;
  for await (const record of await readFrom(log, filter)) {
    if (!isThere(record)) return;
    if (!isAsked(record, actors) || !(await fits(record))) {
      passed += 1;
      if (passed % SIGN_OF_LIFE_EVENTS === 0) yield '';
      continue;
    }
    const leaf = leafHash(Buffer.from(leafText(record))).toString('hex');
    const data = await dataOf(record, filter);
    const line = { ...record, data, actor: actors.of(record), leaf };
    yield format === 'csv' ? csvOf(line) : jsonOf(line);
  }
};

/** What comes before the first moment is passed over; for an actor it is read, because it tells what is theirs. */
const readFrom = async (log: Log, { from, actor }: ExportFilter): Promise<AsyncIterable<EventRecord>> => {
  if (!from || !('position' in from) || actor !== undefined) return log.readRecords();
  for await (const { position } of log.readRecordsBack({ before: from.position })) return log.readRecords(position);
  return log.readRecords();
};

const dataOf = async ({ data }: EventRecord, { keys }: ExportFilter): Promise<string> =>
  keys ? JSON.stringify(await openAll(keys, JSON.parse(data) as unknown)) : data;

type Question = (record: EventRecord, actors: Actors) => boolean;

/** Every event is to be asked about, in order; what is cheap to tell is looked at first, but for an actor. */
const questionOf = ({ from, types, stream, actor }: ExportFilter): Question => {
  const tooEarly = from && wasTooEarly(from);
  const start = stream?.endsWith('*') === true ? stream.slice(0, -1) : undefined;
  const ofStream = (name: string): boolean =>
    stream === undefined || (start === undefined ? name === stream : name.startsWith(start));
  return (record, actors) => {
    const isTheirs = actor === undefined || actors.of(record) === actor;
    return isTheirs && !tooEarly?.(record) && (types?.has(record.type) ?? true) && ofStream(record.stream);
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
