import type { DomainEvent } from '../../../contracts/events/domain-event.js';

/**
 * A place in the log, as text that sorts in log order (`'…09' < '…10'`), opaque otherwise.
 * Every adapter pads its own numbers; nothing outside an adapter reads or computes one.
 */
export type Position = string;

/** The state a stream must be in for an append: absent, at this revision, or whatever it is. */
export type ExpectedRevision = 'absent' | 'any' | number;

/** An event on its way to the log. `id` is a UUID; a retry sends the same ids. */
export type NewEvent = DomainEvent & { readonly id: string };

/** An event on the log. `revision` counts from 0 within its stream; `recordedAt` is ISO-8601 UTC. */
export type StoredEvent = DomainEvent & {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: string;
};

export interface Appended {
  /** Of the last event of the append. */
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

export interface Subscription {
  /** Resolves when no handler runs any more. */
  stop(): Promise<void>;
}

/** The log: append-only, totally ordered, durable once `append` resolves. */
export interface EventStore {
  /** Name of the adapter, for the health report. */
  readonly adapter: string;

  /**
   * Appends all events or none.
   *
   * An append whose event ids are already the next ones in this stream is a retry: it changes nothing and answers
   * as the first time, whatever `expected` says.
   *
   * @throws WrongRevision when the stream is not as expected.
   * @throws Refusal `storage.full` when there is no room; nothing is appended.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;

  /** The events of one stream in order, from this revision on; none for an absent stream. */
  read(stream: string, fromRevision?: number): AsyncIterable<StoredEvent>;

  /** Every event in log order after this position, up to the end as it is when reached. */
  readAll(after?: Position): AsyncIterable<StoredEvent>;

  /**
   * Every event in log order after this position, then each new one as it comes, one at a time: the next is given
   * only once `handle` has resolved. A `handle` that throws gets the same event again after a pause.
   */
  subscribe(after: Position | undefined, handle: (event: StoredEvent) => Promise<void>): Subscription;

  close(): Promise<void>;
}
