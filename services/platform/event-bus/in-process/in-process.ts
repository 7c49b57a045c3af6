import { subjectOf } from '../../../../contracts/subjects.js';
import type { StoredEvent } from '../../event-store/event-store.js';
import type { Log } from '../../settings/logger.js';
import { createConsumptions, once } from '../consumption.js';
import type { EventBus } from '../event-bus.js';
import { createDurables } from './in-process-durables.js';
import { createBreather, openFeed, type EventLog } from './in-process-feed.js';
import { createListeners } from './in-process-listeners.js';
import { createMessages } from './in-process-messages.js';
import { openJournal } from './journal.js';
import { checkEventSubject } from '../subject-filter.js';

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
