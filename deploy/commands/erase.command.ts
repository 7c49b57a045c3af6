import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eraseUser, NotErasedYet } from '../../services/accounts/erase.js';
import { findUser } from '../../services/accounts/find-user.js';
import { projections } from '../../services/analytics/projections.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { readConfig } from '../../services/platform/config.js';
import { refresh } from '../../services/platform/read-models/refresh.js';
import { handle } from '../../services/platform/streams.js';
import { user } from '../../services/platform/accounts/user.decider.js';
import { openLog } from '../open-log.js';
import { openPorts } from '../ports.js';

const wantedIn = ([option, value]: readonly string[]): string => {
  if (option === '--user' && value !== undefined && value !== '') return value;
  throw new Error('--user is missing; usage: npm run erase -- --user <id or e-mail address>');
};

/** `npm run erase`, while the server is down; a member does it by themself, too. */
const erase = async (wanted: string): Promise<string> => {
  const config = readConfig(process.env);
  if (!existsSync(join(config.DATA_DIR, 'events.db'))) {
    throw new Error(`there is no log in ${config.DATA_DIR}; set DATA_DIR to the data folder of the installation`);
  }
  const ports = await openPorts(config, openLog(config));
  const { store, sealed, blobs, keys } = ports;
  const parts = { store, documents: sealed.documents, blobs, keys, clock: () => new Date() };
  try {
    const userId = await findUser(store, wanted);
    if (userId === undefined) throw new Error(`there is no user with the id or address "${wanted}"`);
    const command = { type: 'Erase', userId, now: new Date() } as const;
    await handle(store, { stream: streamOf('user', userId), decider: user, command });
    for (let isDone = false; !isDone;) {
      await refresh(sealed.store, sealed.documents, projections);
      isDone = await eraseUser(parts, userId).then(
        () => true,
        (error: unknown) => {
          if (error instanceof NotErasedYet) return false;
          throw error;
        },
      );
    }
    return userId;
  } finally {
    await ports.close();
  }
};

try {
  const userId = await erase(wantedIn(process.argv.slice(2)));
  process.stdout.write(`Erased user ${userId}: keys, conversions, links and files are deleted.\n`);
} catch (error) {
  process.stderr.write(`The user was not erased, or only in part: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
