import type { DomainEvent } from '../../../contracts/events/domain-event.js';

/**
 * A place in the log, as text that sorts in log order and is opaque otherwise: of two positions of one log, the smaller
 * text is the earlier. Adapters choose its form and length, such as numbers padded with zeros; nothing else reads or
 * computes one. It has at most 100 characters, only letters, digits, hyphens and underscores, and is never a date.
 */
export type Position = string;

/** The state a stream must be in for an append: absent, at this revision, or whatever it is. */
export type ExpectedRevision = 'absent' | 'any' | number;

/** An event on its way to the log. `id` is a UUID in lower case; a retry sends the same ids. */
export type NewEvent = DomainEvent & { readonly id: string };

/** An event on the log. `revision` counts from 0 within its stream; `recordedAt` is ISO-8601 UTC. */
export type StoredEvent = DomainEvent & {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: string;
};

/**
 * An event to the letter as the log keeps it, in whatever version it was written: what proofs and exports are made of.
 * `data` is its JSON text.
 */
export interface EventRecord extends Pick<StoredEvent, 'id' | 'stream' | 'revision' | 'position' | 'recordedAt'> {
  readonly type: string;
  readonly version: number;
  readonly data: string;
  /** Where the event was in the log that it was recorded in, where it has been moved to this one: this was signed. */
  readonly signedPosition?: Position;
}

/**
 * Takes events over from another log, in its order. Each keeps its id, stream, revision, type, version, text, time, and
 * the position that it was signed with; it gets a position here, too.
 */
export interface LogImport {
  /** One call at a time; what a stopped process had not finished is not there. */
  add(records: readonly EventRecord[]): Promise<void>;
  close(): Promise<void>;
}

/** Where reading back begins: at the end of the log, or at the last event that all of this holds for. */
export interface BackFrom {
  readonly before?: Position | undefined;
  /** Begins at the last event at this position or before it. */
  readonly upTo?: Position | undefined;
  /** Recorded at this time or earlier; ISO-8601 UTC. */
  readonly recordedBy?: string | undefined;
}

export interface Appended {
  /** Revision of the last event of the append. */
  readonly revision: number;
  readonly position: Position;
}

/** The stream is not in the state that the append expected: somebody else was first. */
export class WrongRevision extends Error {
  override readonly name = 'WrongRevision';

  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** Revision of the stream's last event; -1 when absent. */
    readonly actual: number,
  ) {
    super(`${stream} is at revision ${actual}, expected ${expected}`);
  }
}

/**
 * An event id is on the log already, but the append is no retry: only some of its ids are there, or they are in another
 * order or another stream. A defect of the caller; trying again doesn't help.
 */
export class EventIdTaken extends Error {
  override readonly name = 'EventIdTaken';

  constructor(
    readonly stream: string,
    readonly ids: readonly string[],
  ) {
    super(`${stream}: among the event ids ${ids.join(', ')} are some that are taken`);
  }
}

/** A fault in how a log is kept; a sentence. */
export interface StorageFinding {
  readonly text: string;
}

export interface Subscription {
  /** Gives no more events and resolves when no handler runs any more; so never wait for it inside `handle`. */
  stop(): Promise<void>;
}

/** The log: append-only, totally ordered, durable once `append` resolves. */
export interface EventStore {
  /** Name of the adapter, for the health report. */
  readonly adapter: string;

  /**
   * Appends all events or none.
   *
   * An append whose event ids all follow each other in this stream, in this order, is a retry: it changes nothing and
   * answers as the first time, whatever `expected` says and whatever was appended since.
   *
   * @param events at least one.
   * @throws WrongRevision when the stream is not as expected.
   * @throws EventIdTaken when some of the ids are in this stream without it being a retry; an adapter that can tell
   * refuses ids of other streams too.
   * @throws Refusal `storage.full` when there is no room; nothing is appended.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;

  /**
   * The events of one stream in order, from this revision on; none for an absent stream.
   *
   * @throws EventTooNew while iterating, as `readAll` does.
   */
  read(stream: string, fromRevision?: number): AsyncIterable<StoredEvent>;

  /** Every event in log order after this position (one that this log gave), up to the end as it is when reached. */
  readAll(after?: Position): AsyncIterable<StoredEvent>;

  /**
   * Reads as `readAll` does, as records. Without a position it starts at the very first record there is, also at one
   * that no append can have made.
   */
  readRecords(after?: Position): AsyncIterable<EventRecord>;

  /** The position that a person has typed, perhaps in a shorter form; undefined where it is none of this adapter's. */
  parsePosition(text: string): Position | undefined;

  /** Records from the last one back to the first. Where it begins is found without reading what comes after. */
  readRecordsBack(from?: BackFrom): AsyncIterable<EventRecord>;

  /**
   * Every event in log order after this position, then each new one as it comes, one at a time: the next is given
   * only once `handle` has resolved. A `handle` that throws gets the same event again after a pause. Events appended
   * by other processes come too.
   */
  subscribe(after: Position | undefined, handle: (event: StoredEvent) => Promise<void>): Subscription;

  /**
   * Throws at once when the log cannot be read, for whoever asks again and again. Only where that costs less than to
   * read the last record.
   */
  readonly probe?: () => Promise<void>;

  /**
   * Looks for what reading the events in their order does not show, such as an index that leads elsewhere. `quick` may be
   * asked for at each start. Only where the adapter keeps the log itself.
   */
  readonly checkStorage?: (extent: 'quick' | 'whole') => Promise<StorageFinding | undefined>;

  /** Stops every subscription and ends what was asked for before. */
  close(): Promise<void>;
}

/** A log to look at: another process may be appending to it. */
export type EventReader = Pick<
  EventStore,
  'read' | 'readAll' | 'readRecords' | 'readRecordsBack' | 'parsePosition' | 'checkStorage' | 'close'
>;
