import type { Position, StoredEvent } from '../event-store/event-store.js';

/** One event given to one consumer. Resolve to acknowledge it; throw to get it again after a pause. */
export interface Delivery {
  readonly event: StoredEvent;
  readonly subject: string;
  /** How often this durable was given this event, counting from 1, across restarts; a crash in the handler counts too. */
  readonly deliveries: number;
  /**
   * Aborted when the work should be handed back by throwing: the consumer stops (another one gets the event at once),
   * or the bus took the silence of this handler for its end and has given the event again.
   */
  readonly stopping: AbortSignal;
  /** Tells the bus that the work goes on, so that it isn't given to another consumer. Call well within `ackWaitMs`. */
  extend(): void;
}

/** Thrown by a handler that leaves an event to another one: it is given again at once. */
export class HandedBack extends Error {
  override readonly name = 'HandedBack';
}

/** Consumers of one durable say the same here, whichever process they run in. */
export interface ConsumerOptions {
  /**
   * Consumers of one name share its events and its place on the bus, across restarts. Letters, digits, `_` and `-`.
   * It keeps the filter of its first time: a consumer of other events takes another name.
   */
  readonly durable: string;
  /** Subject filter: `*` is one token, `>` the rest. */
  readonly filter: string;
  /** Events that this consumer handles at the same time; several are started in order. */
  readonly concurrency: number;
  /**
   * One event at a time over all consumers of the durable, strictly in order, a failing one holding up the rest.
   * Default: with `concurrency` 1. Say false where single-handed consumers in several processes share the work.
   */
  readonly ordered?: boolean;
  /** Silence after which an event is given again; what the silent handler does after that no longer counts. */
  readonly ackWaitMs: number;
  /** Pause before an event whose handler threw is given again; default 1000 ms, doubling with each delivery up to 30 s. */
  readonly retryDelayMs?: number;
}

export interface Consumption {
  /** Takes no more events, aborts `stopping`, and resolves when no handler runs any more. */
  stop(): Promise<void>;
}

/**
 * Carries events from the log to consumers (at least once, in order, durable), and beside them signals and
 * questions, which are never stored. Payloads of the latter two are plain JSON. Whoever gets an event, a payload or
 * an answer gets a copy of its own.
 */
export interface EventBus {
  readonly adapter: string;

  /**
   * Resolves once the event is safe on the bus. Events are published in log order, so one that is already there (same
   * id) is not given out twice. The relay is the one who publishes.
   *
   * @param subject of the event, as `subjectOf` tells it.
   * @throws Refusal `service.unavailable` when the bus can't be reached in time; the event may be on it or not.
   */
  publish(subject: string, event: StoredEvent): Promise<void>;

  /** Where the relay goes on: every event up to here is safe on the bus. Undefined: start from the beginning. */
  lastPublished(): Promise<Position | undefined>;

  /** Durable: starts at the first event ever published that this `durable` has not acknowledged. */
  consume(options: ConsumerOptions, handle: (delivery: Delivery) => Promise<void>): Promise<Consumption>;

  /**
   * How many events of a durable nobody has acknowledged yet, whether they were given to somebody or not; undefined when
   * there is no such durable. Only where the bus counts them.
   */
  readonly waiting?: (durable: string) => Promise<number | undefined>;

  /** Ephemeral: every event published once this has resolved, in order, acknowledged at once. */
  follow(filter: string, handle: (event: StoredEvent, subject: string) => void): Promise<Consumption>;

  /** To whoever listens right now, at most once. */
  signal(subject: string, payload: object): void;
  onSignal(filter: string, handle: (payload: object, subject: string) => void): Promise<Consumption>;

  /**
   * Asks whoever answers this subject; of several, one.
   *
   * @param timeoutMs default 5000.
   * @throws Refusal the one that the answering side threw, with its facts.
   * @throws Refusal `server.defect` when the answering side broke; it has logged why.
   * @throws Refusal `service.unavailable` (facts `service`: the subject) when nobody answers within `timeoutMs`.
   */
  ask<Answer>(subject: string, question: object, timeoutMs?: number): Promise<Answer>;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- JSON comes; the answering side knows its shape
  answer<Question extends object>(
    subject: string,
    handle: (question: Question) => Promise<object>,
  ): Promise<Consumption>;

  /** Stops every consumption, then disconnects. */
  close(): Promise<void>;
}
