import { AckPolicy, DeliverPolicy, nanos, StorageType, type StreamInfo } from 'nats';
import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '../../event-store/event-store.js';
import { isOrdered, otherFilter } from '../consumer-options.js';
import type { ConsumerOptions } from '../event-bus.js';
import { positionIn } from './nats-event.js';
import { isForbidden, isNotFound, isTooFewServers, type NatsLink } from './nats-link.js';

/** The one stream: every event, for ever, as on the log. */
export const STREAM = 'DOCKET';

const STREAM_SUBJECTS = 'evt.>';

/** With three copies, a cluster may lose one server. */
const CLUSTER_REPLICAS = 3;

/** Between two looks for a stream that somebody else makes. */
const ABSENT_PAUSE_MS = 500;

/** Time within which the server itself recognises an event that it has: covers retries; the rest is the sequence's. */
const DUPLICATE_WINDOW_MS = 120_000;

const ORDERED_WAIT_MS = 10_000;

/** Events that an unordered durable may leave unacknowledged before it is given no new ones. */
const PENDING_MAX = 1000;

/**
 * Where the stream ends: number of its last message, 0 when it never had one, and the position of the last event on it,
 * which other messages may follow where another program uses its subjects.
 */
export interface StreamEnd {
  readonly sequence: number;
  readonly position: Position | undefined;
}

/**
 * Makes the stream, or waits for it where this user may not; it gets as many copies as it should have, and keeps more.
 *
 * @throws Error when there are not enough servers for the copies that somebody asked for.
 */
export const ensureStream = async (link: NatsLink): Promise<void> => {
  let waits = false;
  for (;;) {
    const known = await orUndefined(link.manager.streams.info(STREAM));
    try {
      await provide(link, known);
      return;
    } catch (error) {
      if (!isForbidden(error)) throw error;
      if (known) return; // whoever may change it does
    }
    if (!waits) link.log.warn({ stream: STREAM }, 'NATS has no stream yet, and this user may not make it: it waits');
    waits = true;
    await pause(ABSENT_PAUSE_MS);
  }
};

const provide = async ({ manager, connection, replicas, log }: NatsLink, known: StreamInfo | undefined) => {
  const wanted = replicas ?? (connection.info?.cluster === undefined ? 1 : CLUSTER_REPLICAS);
  if (known && known.config.num_replicas >= wanted) return;
  const make = (num_replicas: number) =>
    known ? manager.streams.update(STREAM, { num_replicas }) : manager.streams.add({ ...streamConfig, num_replicas });
  try {
    await make(wanted);
  } catch (error) {
    if (!isTooFewServers(error)) throw error;
    if (replicas !== undefined) {
      throw new Error(`NATS_REPLICAS is ${wanted}: so many servers of NATS cannot be reached`, { cause: error });
    }
    log.warn({ stream: STREAM, wanted }, 'NATS keeps fewer copies of the events: too few of its servers are there');
    if (!known) await make(1);
  }
};

const streamConfig = {
  name: STREAM,
  subjects: [STREAM_SUBJECTS],
  storage: StorageType.File,
  duplicate_window: nanos(DUPLICATE_WINDOW_MS),
};

export const endOfStream = async ({ manager }: NatsLink): Promise<StreamEnd> => {
  const { state } = await manager.streams.info(STREAM);
  const sequence = state.last_seq;
  if (state.messages === 0) return { sequence, position: undefined };
  for (let seq = sequence; seq >= state.first_seq; seq -= 1) {
    const message = await orUndefined(manager.streams.getMessage(STREAM, { seq }));
    const position = message && positionIn(message);
    if (position !== undefined) return { sequence, position };
  }
  return { sequence, position: undefined };
};

/**
 * How long the server waits for word of an event. What it gives out while it dies arrives nowhere, and one lost event
 * holds up an ordered durable: so it waits less long than the handler may be silent, and is told of slow handlers.
 */
export const serverWaitMs = (options: ConsumerOptions): number =>
  isOrdered(options) ? Math.min(options.ackWaitMs, ORDERED_WAIT_MS) : options.ackWaitMs;

/** @throws Error when the durable began with another filter. */
export const ensureDurable = async ({ manager }: NatsLink, options: ConsumerOptions): Promise<void> => {
  const { durable, filter } = options;
  const changeable = { ack_wait: nanos(serverWaitMs(options)), max_ack_pending: isOrdered(options) ? 1 : PENDING_MAX };
  const known = await orUndefined(manager.consumers.info(STREAM, durable));
  if (known && known.config.filter_subject !== filter) {
    throw otherFilter(durable, String(known.config.filter_subject), filter);
  }
  if (known) await manager.consumers.update(STREAM, durable, changeable);
  else
    await manager.consumers.add(STREAM, {
      ...changeable,
      ...durableConfig,
      durable_name: durable,
      filter_subject: filter,
    });
};

/** Undefined when there is no such durable. */
export const waitingFor = async ({ manager }: NatsLink, durable: string): Promise<number | undefined> => {
  const info = await orUndefined(manager.consumers.info(STREAM, durable));
  return info && info.num_pending + info.num_ack_pending; // what was given to somebody who died waits, too
};

const durableConfig = { ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All, max_deliver: -1 } as const;

const orUndefined = async <Info>(asked: Promise<Info>): Promise<Info | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};
