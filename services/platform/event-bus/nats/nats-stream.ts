import { AckPolicy, DeliverPolicy, nanos, StorageType } from 'nats';
import type { Position, StoredEvent } from '../../event-store/event-store.js';
import { isOrdered, otherFilter } from '../consumer-options.js';
import type { ConsumerOptions } from '../event-bus.js';
import { isNotFound, type NatsLink } from './nats-link.js';

/** The one stream: every event, for ever, as on the log. */
export const STREAM = 'DOCKET';

const SUBJECTS = 'evt.>';

/** Time within which the server itself recognises an event that it has: covers retries; the rest is the sequence's. */
const DUPLICATE_WINDOW_MS = 120_000;

/** Events that an unordered durable may leave unacknowledged before it is given no new ones. */
const PENDING_MAX = 1000;

/** Where the stream ends: number of its last message, 0 when it never had one, and the position of that event. */
export interface StreamEnd {
  readonly sequence: number;
  readonly position: Position | undefined;
}

export const ensureStream = async ({ manager }: NatsLink): Promise<void> => {
  const known = await orUndefined(manager.streams.info(STREAM));
  if (known) return;
  await manager.streams.add({
    name: STREAM,
    subjects: [SUBJECTS],
    storage: StorageType.File,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  });
};

export const endOfStream = async ({ manager }: NatsLink): Promise<StreamEnd> => {
  const { state } = await manager.streams.info(STREAM);
  if (state.messages === 0) return { sequence: state.last_seq, position: undefined };
  const last = await manager.streams.getMessage(STREAM, { seq: state.last_seq });
  return { sequence: last.seq, position: last.json<StoredEvent>().position };
};

/** @throws Error when the durable began with another filter. */
export const ensureDurable = async ({ manager }: NatsLink, options: ConsumerOptions): Promise<void> => {
  const { durable, filter, ackWaitMs } = options;
  const changeable = { ack_wait: nanos(ackWaitMs), max_ack_pending: isOrdered(options) ? 1 : PENDING_MAX };
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
export const waitingFor = async ({ manager }: NatsLink, durable: string): Promise<number | undefined> =>
  (await orUndefined(manager.consumers.info(STREAM, durable)))?.num_pending;

const durableConfig = { ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All, max_deliver: -1 } as const;

const orUndefined = async <Info>(asked: Promise<Info>): Promise<Info | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};
