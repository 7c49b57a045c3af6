import type { Log } from '../../settings/logger.js';
import type { Taken } from '../delivery-attempt.js';
import { createWakeUp, type WakeUp } from './wake-up.js';
import type { Source } from '../consumption.js';
import { isOrdered } from '../consumer-options.js';
import { copyOf } from '../copy.js';
import type { ConsumerOptions } from '../event-bus.js';
import { createBreather, type Feed } from './in-process-feed.js';
import { createSlots, type Slots } from './in-process-slots.js';
import { createPending, type Pending, type PendingEvents } from './in-process-pending.js';
import { createReader, type Reader } from './in-process-reader.js';
import type { Given, Journal } from './journal.js';

/** Events that an unordered durable may leave unacknowledged before it is given no new ones. */
const PENDING_MAX = 1000;

/** Pause after the journal or the log failed. */
const TROUBLE_MS = 5000;

interface Opening {
  readonly options: ConsumerOptions;
  readonly feed: Feed;
  readonly journal: Journal;
  readonly log: Log;
}

interface Parts extends Opening {
  readonly pending: PendingEvents;
  readonly reader: Reader;
  readonly slots: Slots;
  readonly wakeUp: WakeUp;
}

/** One name and its place on the bus, served to all its consumers in this process. */
export interface Durable {
  /** To be called when something was published. */
  wake(): void;
  join(): Source;
  close(): Promise<void>;
}

/** The durable has begun in the journal. */
export const openDurable = async (opening: Opening): Promise<Durable> => {
  const { feed, journal } = opening;
  const { durable, filter } = opening.options;
  const { cursor, given } = journal.place(durable);
  const pending = createPending();
  for (const one of given) pending.put(await restore(feed, one));
  const reader = createReader({ durable, filter, cursor, feed, journal });
  const parts = { ...opening, pending, reader, slots: createSlots(), wakeUp: createWakeUp() };

  const closing = new AbortController();
  const serving = serve(parts, closing.signal);
  return {
    wake: () => parts.wakeUp.wake(),
    join: () => parts.slots.join(() => parts.wakeUp.wake()),
    close: async () => {
      closing.abort();
      parts.wakeUp.wake();
      await serving;
      reader.flush();
    },
  };
};

/** An event that was in a handler when the process ended is due at once. */
const restore = async (feed: Feed, { position, after, deliveries }: Given): Promise<Pending> => {
  const [entry] = await feed.read(after, 1);
  if (entry?.event.position !== position) throw new Error(`the log has no event at ${position} any more`);
  return { ...entry, deliveries, dueAtMs: 0 };
};

/** Brings events and free slots together until it is told to stop. */
const serve = async (parts: Parts, closing: AbortSignal): Promise<void> => {
  const { wakeUp, slots, log, options, pending } = parts;
  const breathe = createBreather();
  while (!closing.aborted) {
    try {
      const next = slots.areFree() ? await nextOf(parts) : undefined;
      if (next && slots.areFree()) {
        give(parts, next);
        await breathe();
      } else {
        await wakeUp.woken(slots.areFree() ? pending.msUntilDue() : undefined);
      }
    } catch (error) {
      log.error({ error, durable: options.durable }, 'a consumer cannot go on; it tries again');
      await wakeUp.woken(TROUBLE_MS);
    }
  }
};

/** An event whose time has come again, else the next new one. */
const nextOf = async ({ options, pending, reader }: Parts): Promise<Pending | undefined> => {
  const due = pending.due();
  if (due) return due;
  if (pending.size() >= (isOrdered(options) ? 1 : PENDING_MAX)) return undefined;
  const entry = await reader.peek();
  return entry && { ...entry, deliveries: 0, dueAtMs: undefined };
};

/** The count is in the journal before the handler runs, so that a handler that ends the process is counted. */
const give = (parts: Parts, next: Pending): void => {
  const { options, journal, pending, reader, slots } = parts;
  const delivery = { ...next, deliveries: next.deliveries + 1, dueAtMs: undefined };
  journal.giving(options.durable, {
    position: next.event.position,
    after: next.after,
    deliveries: delivery.deliveries,
  });
  if (next.deliveries === 0) reader.skip();
  pending.put(delivery);
  slots.give(takenOf(parts, delivery));
};

const takenOf = ({ options, journal, pending, wakeUp }: Parts, pendingEntry: Pending): Taken => {
  const { event, subject, deliveries } = pendingEntry;
  const giveBack = (delayMs: number) => {
    pending.delay(event.position, delayMs);
    wakeUp.wake();
  };
  return {
    event: copyOf(event),
    subject,
    deliveries,
    extend: () => undefined,
    acknowledge: () => {
      journal.acknowledged(options.durable, event.position);
      pending.remove(event.position);
      wakeUp.wake();
    },
    giveBack,
    lapse: () => giveBack(0),
  };
};
