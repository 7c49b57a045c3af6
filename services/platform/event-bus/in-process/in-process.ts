import { subjectOf } from '../../../../contracts/subjects.js';
import type { StoredEvent } from '../../event-store/event-store.js';
import type { Log } from '../../settings/logger.js';
import { createConsumptions, once, startConsumption } from '../consumption.js';
import type { EventBus, Consumption } from '../event-bus.js';
import { createBreather, openFeed, type EventLog, type Feed } from './in-process-feed.js';
import { createListeners } from './in-process-listeners.js';
import { createMessages } from './in-process-messages.js';
import { openJournal, type Journal } from './journal.js';
import { checkEventSubject } from '../subject-filter.js';
import { checkOptions } from '../consumer-options.js';
import { openDurable, type Durable } from './in-process-durable.js';

interface InProcessOptions {
  /** File for the places of the consumers; one process at a time. */
  readonly path: string;
  /** The log that is published from, every event of it: consumers that are behind or new read it up by themselves. */
  readonly events: EventLog;
  readonly log: Log;
}

/** A bus for everything in one process. It keeps how far each consumer is; the events themselves stay on the log. */
export const openInProcessBus = async ({ path, events, log }: InProcessOptions): Promise<EventBus> => {
  const journal = openJournal(path);
  const feed = await openFeed(events, journal, log);
  const durables = createDurables({ feed, journal, log });
  const followers = createListeners<StoredEvent>(log);
  const { keep, stopAll } = createConsumptions();
  const breathe = createBreather();

  return {
    adapter: 'in-process',
    publish: async (subject, event) => {
      checkEventSubject(subject);
      if (subject !== subjectOf(event)) throw new Error(`${subject} is not the subject of ${event.type} ${event.id}`);
      if (!feed.publish(event)) return;
      followers.tell(subject, event);
      durables.wake();
      await breathe();
    },
    lastPublished: async () => feed.lastPublished(),
    consume: async (options, handle) => keep(await durables.consume(options, handle)),
    follow: async (filter, handle) => keep(followers.add(filter, handle)),
    ...createMessages(log, keep),
    close: once(async () => {
      await stopAll();
      await durables.close();
      journal.close();
    }),
  };
};

interface Parts {
  readonly feed: Feed;
  readonly journal: Journal;
  readonly log: Log;
}

/** Every durable that somebody in this process has asked for. */
interface Durables {
  consume(...consuming: Parameters<EventBus['consume']>): Promise<Consumption>;
  /** To be called when something was published. */
  wake(): void;
  close(): Promise<void>;
}

const createDurables = (parts: Parts): Durables => {
  const opening = new Map<string, Promise<Durable>>();
  const open = new Set<Durable>();

  const find = async (options: Parameters<EventBus['consume']>[0]) => {
    parts.journal.begin(options.durable, options.filter);
    const known = opening.get(options.durable) ?? openDurable({ ...parts, options });
    opening.set(options.durable, known);
    try {
      const durable = await known;
      open.add(durable);
      return durable;
    } catch (error) {
      opening.delete(options.durable);
      throw error;
    }
  };

  return {
    consume: async (options, handle) => {
      checkOptions(options);
      const durable = await find(options);
      return startConsumption(durable.join(), { options, handle, log: parts.log });
    },
    wake: () => {
      for (const durable of open) durable.wake();
    },
    close: async () => {
      for (const durable of open) await durable.close();
    },
  };
};
