import type { Logger } from 'pino';
import { openDiskBlobs } from '../../services/platform/blobs/disk.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Config } from '../../services/platform/config.js';
import { openDataDir } from '../../services/platform/data-dir.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { openInProcessBus } from '../../services/platform/event-bus/in-process.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite.js';

interface Ports {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly documents: Documents;
  readonly blobs: Blobs;
  /** Adapter in use per port. */
  readonly adapters: Readonly<Record<string, string>>;
  readonly scratch: string;
  close(): Promise<void>;
}

/** The adapters that the settings ask for; embedded where nothing is set. @throws DataDirInUse */
export const openPorts = async ({ DATA_DIR, NATS_URL }: Config, log: Logger): Promise<Ports> => {
  const dataDir = await openDataDir(DATA_DIR);
  const store = openSqliteEventStore({ path: dataDir.events, log });
  const documents = openSqliteDocuments({ path: dataDir.documents });
  const blobs = openDiskBlobs({ directory: dataDir.blobs });
  const bus = NATS_URL
    ? await natsBus(NATS_URL, log)
    : await openInProcessBus({ path: dataDir.bus, events: store, log });
  const adapters = {
    eventStore: store.adapter,
    eventBus: bus.adapter,
    documents: documents.adapter,
    blobs: blobs.adapter,
  };
  return {
    ...{ store, bus, documents, blobs, adapters },
    scratch: dataDir.scratch,
    close: async () => {
      for (const port of [bus, documents, blobs, store, dataDir]) await port.close();
    },
  };
};

/** Its client is loaded only where it is used. */
const natsBus = async (url: string, log: Logger): Promise<EventBus> => {
  const { openNatsBus } = await import('../../services/platform/event-bus/nats.js');
  return openNatsBus({ url, log });
};
