import { join } from 'node:path';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { openPrivateStore } from '../../services/platform/privacy/private-store.js';
import { openSqlitePersonKeys } from '../../services/platform/privacy/sqlite-person-keys.js';
import { openSecretsKey } from '../../services/platform/secrets/stored-key.js';

/** Everything on the log of a data folder, in order, read from its file with the keys of the people it tells of. */
export const readLog = async (dataDir: string): Promise<StoredEvent[]> => {
  const store = openSqliteEventStore({ path: join(dataDir, 'events.db'), log: silentLog });
  const key = await openSecretsKey({ DATA_DIR: dataDir });
  const keys = openSqlitePersonKeys({ path: join(dataDir, 'keys.db'), key });
  const events: StoredEvent[] = [];
  for await (const event of openPrivateStore(store, keys).readAll()) events.push(event);
  await Promise.all([store.close(), keys.close()]);
  return events;
};

export type EventOfType<Type extends StoredEvent['type']> = Extract<StoredEvent, { type: Type }>;

export const ofType = <Type extends StoredEvent['type']>(
  events: readonly StoredEvent[],
  type: Type,
): EventOfType<Type>[] => events.filter((event): event is EventOfType<Type> => event.type === type);

const ENDS: readonly string[] = ['ConversionCompleted', 'ConversionFailed', 'ConversionCancelled'];

/** How a conversion ended: one event, or there is a defect. */
export const endsOf = (events: readonly StoredEvent[], conversionId: string): StoredEvent[] =>
  events.filter(({ type, stream }) => ENDS.includes(type) && stream === `conversion-${conversionId}`);
