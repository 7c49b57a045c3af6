import type { Log } from '../../settings/logger.js';
import { storable } from '../../sqlite/database.js';
import type { EventReader, EventStore } from '../event-store.js';
import { openFollowers } from '../followers.js';
import type { Upcasters } from '../upcast.js';
import { appenderOf } from './esdb-append.js';
import { openEsdbLink, type EsdbLink, type EsdbLinkOptions } from './esdb-link.js';
import { pagesOf } from './esdb-pages.js';
import { esdbEventOf, esdbPositionOf } from './esdb-records.js';
import { followableReads, readsOf } from './esdb-reads.js';

/** In a cluster whoever asks for a conversion waits for two such looks; only the relay and the read models look. */
const POLL_MS = 40;
const RETRY_PAUSE_MS = 1000;

interface EsdbEventStoreOptions extends EsdbLinkOptions {
  /** Hears of subscribers that throw. */
  readonly log: Log;
  /** Pause before an event whose handler threw is given again. */
  readonly retryPauseMs?: number;
  /** Milliseconds after which an idle subscription asks again for what other processes have appended. */
  readonly pollMs?: number;
  readonly upcasters?: Upcasters;
}

/**
 * The log in EventStoreDB, version 22.6 or later, which other programs may use, too: their streams are passed over. An
 * append cannot tell whether an id is in another stream.
 *
 * @throws Refusal `service.unavailable` when there is no server.
 */
export const openEsdbEventStore = async (options: EsdbEventStoreOptions): Promise<EventStore> => {
  const { log, retryPauseMs = RETRY_PAUSE_MS, pollMs = POLL_MS, upcasters } = options;
  const link = await reach(options);
  const append = appenderOf(link);
  const followers = openFollowers();
  const appending = new Set<Promise<unknown>>();
  let closed = false;

  return {
    adapter: 'eventstoredb',

    async append(stream, events, expected) {
      if (closed) throw new Error('the event store is not open');
      if (events.length === 0) throw new RangeError(`an append to ${stream} without events`);
      const work = append({ stream: storable(stream), events: events.map(esdbEventOf), expected });
      appending.add(work);
      const appended = await work.finally(() => appending.delete(work));
      followers.wake();
      return appended;
    },

    ...readsOf(link, upcasters),

    subscribe(after, handle) {
      if (after !== undefined) esdbPositionOf(after);
      const readAll = followableReads(link, upcasters);
      return followers.subscribe({ readAll, after, handle, log, pollMs, retryPauseMs });
    },

    probe: async () => {
      await pagesOf(link).end();
    },

    async close() {
      await followers.stopAll();
      closed = true;
      await Promise.allSettled(appending);
      await link.close();
    },
  };
};

/** The log of an installation, whether that runs or not. @throws Refusal `service.unavailable` when there is no server. */
export const openEsdbEventReader = async (options: EsdbLinkOptions): Promise<EventReader> => {
  const link = await reach(options);
  return { ...readsOf(link), close: () => link.close() };
};

/** Reaches for the server at once, so that a wrong address is told at the start. */
const reach = async (options: EsdbLinkOptions): Promise<EsdbLink> => {
  const link = openEsdbLink(options);
  try {
    await link.persist(() => pagesOf(link).ofStream('docket', 0));
    return link;
  } catch (error) {
    await link.close();
    throw error;
  }
};
