import type { Config } from '../../services/platform/settings/config.js';
import { pathsIn } from '../../services/platform/settings/data-dir.js';
import type { EventReader, EventStore } from '../../services/platform/event-store/event-store.js';
import { openDiskReserve } from '../../services/platform/event-store/disk-reserve.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { openSqliteEventReader } from '../../services/platform/event-store/sqlite-reads.js';
import type { Log } from '../../services/platform/settings/logger.js';

/** The settings that tell which log an installation has. Plain data, so that another process can open the same log. */
export type LogSettings = Pick<Config, 'DATA_DIR' | 'EVENTSTORE_URI' | 'EVENTSTORE_STREAM_PREFIX'>;

export const logSettingsOf = ({ DATA_DIR, EVENTSTORE_URI, EVENTSTORE_STREAM_PREFIX }: Config): LogSettings => ({
  DATA_DIR,
  EVENTSTORE_URI,
  EVENTSTORE_STREAM_PREFIX,
});

// The client of another server is loaded only where it is used.

/** The log to append to. */
export const openEventStore = async (settings: LogSettings, log: Log): Promise<EventStore> => {
  const { DATA_DIR, EVENTSTORE_URI: uri, EVENTSTORE_STREAM_PREFIX: streamPrefix } = settings;
  if (uri === undefined) {
    const { events, reserve } = pathsIn(DATA_DIR);
    return openSqliteEventStore({ path: events, log, reserve: openDiskReserve(reserve) });
  }
  const { openEsdbEventStore } = await eventStoreDb();
  return openEsdbEventStore({ uri, streamPrefix, log });
};

/**
 * The log to read, whether Docket runs or not.
 *
 * @param patienceMs how long a server may take to answer; default: as long as it may for a running installation.
 * @throws Error where there is none.
 */
export const openEventReader = async (settings: LogSettings, patienceMs?: number): Promise<EventReader> => {
  const { DATA_DIR, EVENTSTORE_URI: uri, EVENTSTORE_STREAM_PREFIX: streamPrefix } = settings;
  if (uri !== undefined) {
    const { openEsdbEventReader } = await eventStoreDb();
    const times = patienceMs === undefined ? {} : { patienceMs, callTimeoutMs: patienceMs };
    return openEsdbEventReader({ uri, streamPrefix, ...times });
  }
  try {
    return openSqliteEventReader({ path: pathsIn(DATA_DIR).events });
  } catch (error) {
    throw new Error(`there is no log that can be read in ${DATA_DIR}; DATA_DIR says where it is`, { cause: error });
  }
};

const eventStoreDb = () => import('../../services/platform/event-store/eventstoredb/esdb-event-store.js');
