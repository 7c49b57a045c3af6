import type { Logger } from 'pino';
import type { StoredTexts } from '../../services/analytics/log/stored/stored-texts.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import type { OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { DataDir } from '../../services/platform/settings/data-dir.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { openInProcessBus } from '../../services/platform/event-bus/in-process/in-process.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import type { StartOnce } from '../../services/platform/leases/hold-lease.js';
import type { Leases } from '../../services/platform/leases/leases.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { openPrivateBus } from '../../services/platform/privacy/private-bus.js';
import { openPrivateDocuments } from '../../services/platform/privacy/private-documents.js';
import { openPrivateStore } from '../../services/platform/privacy/private-store.js';
import { defineCollections } from '../../services/platform/read-models/refresh.js';
import { openEventStore } from './open-event-log.js';
import { openMeeting } from './open-meeting.js';
import { openBlobs, openPersonKeys, openReadModels } from './open-stores.js';
import { reachServer } from './reach-server.js';
import { natsAccessOf } from './server-places.js';

interface LogPorts {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly documents: Documents;
}

/** The log, the bus and the read models as those see them who may know what they say of people. */
export interface Ports extends LogPorts {
  /** The same as they are kept: what tells of people is sealed. For the relay and the projector. */
  readonly sealed: LogPorts;
  readonly keys: PersonKeys;
  readonly blobs: Blobs;
  readonly openAttempts: OpenAttempts;
  /** For what one process of many does. */
  readonly startOnce: StartOnce;
  readonly leases: Leases | undefined;
  /** Where what is kept of the log is shared; undefined: in the data folder. */
  readonly kept: StoredTexts | undefined;
  /** Whether other processes may keep the same read models. */
  readonly isShared: boolean;
  /** Adapter in use per port. */
  readonly adapters: Readonly<Record<string, string>>;
  readonly scratch: string;
  close(): Promise<void>;
}

interface PortsParts {
  readonly config: Config;
  /** The data folder of the configuration; it is closed with the ports. */
  readonly dataDir: DataDir;
  readonly log: Logger;
}

/** The adapters that the settings ask for; embedded where nothing is set. */
export const openPorts = async ({ config, dataDir, log }: PortsParts): Promise<Ports> => {
  const store = await reachServer('EVENTSTORE_URI', () => openEventStore(config, log), log);
  const documents = await reachServer('MONGO_URI', () => openReadModels(config), log);
  const isShared = config.MONGO_URI !== undefined;
  if (isShared) await defineCollections(documents, projections); // whoever comes first
  const bucket = config.S3_ENDPOINT === undefined ? 'S3_BUCKET' : 'S3_ENDPOINT and S3_BUCKET';
  const blobs = await reachServer(bucket, () => openBlobs(config), log);
  const keys = await reachServer('MONGO_URI', () => openPersonKeys(config), log);
  const bus = config.NATS_URL
    ? await reachServer('NATS_URL', () => natsBus(config, log), log)
    : await openInProcessBus({ path: dataDir.bus, events: store, log });
  const meeting = await openMeeting(config, log);
  const adapters = {
    eventStore: store.adapter,
    eventBus: bus.adapter,
    documents: documents.adapter,
    blobs: blobs.adapter,
    personKeys: keys.adapter,
  };
  return {
    store: openPrivateStore(store, keys),
    bus: openPrivateBus(bus, keys, log),
    documents: openPrivateDocuments(documents, keys),
    sealed: { store, bus, documents },
    kept: meeting.kept,
    openAttempts: meeting.openAttempts,
    startOnce: meeting.startOnce,
    leases: meeting.leases,
    keys,
    blobs,
    isShared,
    adapters,
    scratch: dataDir.scratch,
    close: () => closeAll([bus, documents, blobs, store, keys, meeting, dataDir]),
  };
};

/** One after the other; one that cannot close well keeps none of the others open. */
const closeAll = async (ports: readonly Pick<Ports, 'close'>[]): Promise<void> => {
  const errors: unknown[] = [];
  for (const port of ports) await port.close().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
};

/** Its client is loaded only where it is used. */
const natsBus = async (config: Config, log: Logger): Promise<EventBus> => {
  const { openNatsBus } = await import('../../services/platform/event-bus/nats/nats.js');
  return openNatsBus({ ...natsAccessOf(config), replicas: config.NATS_REPLICAS, log });
};
