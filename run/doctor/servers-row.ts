import { NO_ANSWER, reasonOf } from '../ports/reach-server.js';
import { openEventReader } from '../ports/open-event-log.js';
import { bucketPlaceOf, natsAccessOf } from '../ports/server-places.js';
import type { Config } from '../../services/platform/settings/config.js';
import { ok, wrong, type Row } from './doctor-row.js';

const NAME = 'servers';
const PATIENCE_MS = 4000;

/** The settings that name servers of an installation. */
const settings = ['EVENTSTORE_URI', 'MONGO_URI', 'S3_BUCKET', 'NATS_URL'] as const;
type ServerSetting = (typeof settings)[number];

type Ask = (config: Config, patienceMs: number) => Promise<void>;

// The clients of servers are loaded only where they are used.

const askEventStore: Ask = async (config, patienceMs) => {
  const log = await openEventReader(config, patienceMs);
  await log.close();
};

const askMongo: Ask = async ({ MONGO_URI: uri = '' }, patienceMs) => {
  const { openMongoLink } = await import('../../services/platform/mongo/mongo-link.js');
  const link = await openMongoLink({ uri, patienceMs });
  await link.close();
};

const askFiles: Ask = async (config, patienceMs) => {
  const { askBucket } = await import('../../services/platform/blobs/s3/s3-link.js');
  await askBucket(bucketPlaceOf(config), patienceMs);
};

const askBus: Ask = async (config, patienceMs) => {
  const { askNats } = await import('../../services/platform/event-bus/nats/nats-link.js');
  await askNats(natsAccessOf(config), patienceMs);
};

const asking: Readonly<Record<ServerSetting, Ask>> = {
  EVENTSTORE_URI: askEventStore,
  MONGO_URI: askMongo,
  S3_BUCKET: askFiles,
  NATS_URL: askBus,
};

/** The problem of each server that a setting names; undefined for one that answers. */
export type Reached = ReadonlyMap<ServerSetting, string | undefined>;

/** Asks all of them at once, and waits for each no longer than this. */
export const reachServers = async (config: Config, patienceMs = PATIENCE_MS): Promise<Reached> => {
  const named = settings.filter((setting) => config[setting] !== undefined && config[setting] !== '');
  const problemOf = async (setting: ServerSetting) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(NO_ANSWER), patienceMs);
    });
    const asked = asking[setting](config, patienceMs).then(
      () => undefined,
      (error: unknown) => reasonOf(error) ?? NO_ANSWER,
    );
    const problem = await Promise.race([asked, late]);
    clearTimeout(timer);
    return [setting, problem] as const;
  };
  return new Map(await Promise.all(named.map(problemOf)));
};

/** The settings are named and not shown: they may have passwords. */
export const serversRow = (reached: Reached): Row => {
  if (reached.size === 0) return ok(NAME, 'none is needed: everything is in DATA_DIR');
  const away = [...reached].flatMap(([setting, problem]) => (problem === undefined ? [] : [`${setting}: ${problem}`]));
  if (away.length === 0) return ok(NAME, `those of ${[...reached.keys()].join(', ')} answer`);
  return wrong(NAME, away.join('; '), 'look whether the servers run, and whether their addresses reach them from here');
};
