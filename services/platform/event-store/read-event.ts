import { problemOfEvent } from '../../../contracts/events/event-schemas.js';
import type { EventRecord, StoredEvent } from './event-store.js';
import { EventTooNew, upcast, type Upcasters } from './upcast.js';
import { WrongLog } from './wrong-log.js';

/** @throws EventTooNew; WrongLog naming stream and position of an event that no Docket has written. */
export const readEvent = (record: EventRecord, upcasters?: Upcasters): StoredEvent => {
  const { id, stream, revision, position, recordedAt, type, version, data: text } = record;
  const problem = { stream, position, type };
  if (!(version >= 1)) throw refused({ ...problem, why: 'it does not say in which version it was written' });
  const data = parsed(text);
  if (!isObject(data)) throw refused({ ...problem, why: 'its data is no object' });
  const event = upcast({ type, version, data }, upcasters);
  const why = upcasters === undefined ? problemOfEvent(event.type, event.data) : undefined;
  if (why !== undefined) throw refused({ ...problem, why });
  return Object.assign(event, { id, stream, revision, position, recordedAt });
};

/**
 * Says how an event is wrong as it is kept; a sentence. Undefined where it is right, or only a newer program can tell.
 */
export const problemOfRecord = (record: EventRecord): string | undefined => {
  try {
    readEvent(record);
    return undefined;
  } catch (error) {
    if (error instanceof WrongLog) return error.message;
    if (error instanceof EventTooNew) return undefined;
    throw error;
  }
};

interface Refused {
  readonly stream: string;
  readonly position: string;
  readonly type: string;
  readonly why: string;
}

const refused = ({ stream, position, type, why }: Refused) =>
  new WrongLog(
    `The event ${type} in the stream ${stream} at position ${position} is not as Docket writes it: ${why}. Another ` +
      'program has written it. Put a copy of the log from before that back; where other programs use the same ' +
      'EventStoreDB, EVENTSTORE_STREAM_PREFIX keeps their streams apart from those of a new installation.',
  );

/** Parses JSON; undefined where the text is none. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data);
