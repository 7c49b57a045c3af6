import type { Logger } from 'pino';
import type { StoredTexts } from '../../services/analytics/log/stored/stored-texts.js';
import type { OpenAttempts } from '../../services/platform/attempts/attempts.js';
import { memoryAttempts } from '../../services/platform/attempts/memory-attempts.js';
import type { Config } from '../../services/platform/settings/config.js';
import { startAlone, startUnderLease, type StartOnce } from '../../services/platform/leases/hold-lease.js';
import type { Leases } from '../../services/platform/leases/leases.js';
import { mongoLink } from './open-stores.js';

/** Processes of one installation find each other with these. */
export interface Meeting {
  /** The texts of the log that they keep; undefined where there is one process. */
  readonly kept: StoredTexts | undefined;
  readonly openAttempts: OpenAttempts;
  readonly startOnce: StartOnce;
  /** Undefined where there is one process. */
  readonly leases: Leases | undefined;
  close(): Promise<void>;
}

/** Whether there may be other processes: nothing of the installation is in this one's data folder. */
export const mayHaveOthers = ({ EVENTSTORE_URI, NATS_URL, MONGO_URI, S3_BUCKET }: Config): boolean =>
  [EVENTSTORE_URI, NATS_URL, MONGO_URI, S3_BUCKET].every((setting) => setting !== undefined);

export const openMeeting = async (config: Config, log: Logger): Promise<Meeting> => {
  const { MONGO_URI } = config;
  if (MONGO_URI === undefined || !mayHaveOthers(config)) {
    const close = () => Promise.resolve();
    return { kept: undefined, openAttempts: memoryAttempts(), startOnce: startAlone, leases: undefined, close };
  }
  const { mongoAttempts } = await import('../../services/platform/attempts/mongo-attempts.js');
  const { textsInMongo } = await import('../../services/analytics/log/stored/mongo-stored-texts.js');
  const { openMongoLeases } = await import('../../services/platform/leases/mongo-leases.js');
  const link = await mongoLink(MONGO_URI);
  const leases = openMongoLeases({ link, log });
  return {
    kept: textsInMongo(link),
    openAttempts: await mongoAttempts(link),
    startOnce: startUnderLease({ leases, log }),
    leases,
    close: () => leases.close(),
  };
};
