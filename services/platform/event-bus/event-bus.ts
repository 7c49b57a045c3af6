import type { Position, StoredEvent } from '../event-store/event-store.js';

/** One event given to one consumer. Resolve to acknowledge it; throw to get it again after a pause. */
export interface Delivery {
  readonly event: StoredEvent;
  readonly subject: string;
  /** How often this consumer was given this event, counting from 1, across restarts. */
  readonly deliveries: number;
  /** Aborted when the consumer stops: hand the work back by throwing. */
  readonly stopping: AbortSignal;
  /** Tells the bus that the work goes on, so that it isn't given to another consumer. Call well within `ackWaitMs`. */
  extend(): void;
}

export interface ConsumerOptions {
  /** Consumers of one name share its events and its place on the bus, across restarts. */
  readonly durable: string;
  /** Subject filter: `*` is one token, `>` the rest. */
  readonly filter: string;
  /** Events handled at the same time; with 1 they come strictly in order, a failing one holding up the rest. */
  readonly concurrency: number;
  /** Silence after which an event is given again. */
  readonly ackWaitMs: number;
  /** Pause before an event whose handler threw is given again; default 1000 ms, growing with each delivery. */
  readonly retryDelayMs?: number;
}

export interface Consumption {
  /** Takes no more events, aborts `stopping`, and resolves when no handler runs any more. */
  stop(): Promise<void>;
}

/**
 * Carries events from the log to consumers (at least once, in order, durable), and beside them signals and
 * questions, which are never stored. Payloads of the latter two are plain JSON.
 */
export interface EventBus {
  readonly adapter: string;

  /** Resolves once the event is safe on the bus. An event already published (same id) is not given out twice. */
  publish(subject: string, event: StoredEvent): Promise<void>;

  /** Where the relay goes on: every event up to here is safe on the bus. Undefined: start from the beginning. */
  lastPublished(): Promise<Position | undefined>;

  /** Durable: starts at the first event ever published that this `durable` has not acknowledged. */
  consume(options: ConsumerOptions, handle: (delivery: Delivery) => Promise<void>): Promise<Consumption>;

  /** Ephemeral: every event published from now on, in order, acknowledged at once. */
  follow(filter: string, handle: (event: StoredEvent, subject: string) => void): Promise<Consumption>;

  /** To whoever listens right now, at most once. */
  signal(subject: string, payload: object): void;
  onSignal(filter: string, handle: (payload: object, subject: string) => void): Promise<Consumption>;

  /**
   * Asks whoever answers this subject.
   *
   * @throws Refusal the one that the answering side threw, with its facts.
   * @throws Refusal `service.unavailable` (facts `service`: the subject) when nobody answers within `timeoutMs`.
   */
  ask<Answer>(subject: string, question: object, timeoutMs?: number): Promise<Answer>;
  answer<Question extends object>(subject: string, handle: (question: Question) => Promise<object>): Promise<Consumption>;

  /** Stops every consumption, then disconnects. */
  close(): Promise<void>;
}
