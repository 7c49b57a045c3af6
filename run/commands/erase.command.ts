import { streamOf } from '../../contracts/events/domain-event.js';
import { eraseUser, NotErasedYet } from '../../services/accounts/erase.js';
import { findUser } from '../../services/accounts/find-user.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { user } from '../../services/platform/accounts/user.decider.js';
import { refresh, refreshTogether } from '../../services/platform/read-models/refresh.js';
import { handle } from '../../services/platform/event-store/streams.js';
import type { Ports } from '../ports/ports.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { runOfflineCommand } from './offline-command.js';
import { print } from './run-command.js';

/** @returns the id of whom was asked for by id or address. */
const erase = async ({ store, sealed, blobs, keys, isShared }: Ports, wanted: string): Promise<string> => {
  const userId = await findUser(store, wanted);
  if (userId === undefined) throw new Error(`there is no user with the id or address "${wanted}"`);
  const command = { type: 'Erase', userId, by: null, now: new Date() } as const;
  await handle(store, { stream: streamOf('user', userId), decider: user, command });
  const parts = { store, documents: sealed.documents, blobs, keys, clock: () => new Date() };
  for (let isDone = false; !isDone;) {
    await (isShared ? refreshTogether : refresh)(sealed.store, sealed.documents, projections);
    isDone = await eraseUser(parts, userId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotErasedYet) return false;
        throw error;
      },
    );
  }
  return userId;
};

/** `npm run erase`; members can do it by themselves, too, and administrators for them while Docket runs. */
const syntax = {
  name: 'erase',
  about:
    'Erases a member: keys, conversions, links and files. Docket must be stopped; while it runs, administrators do it by POST /api/admin/erasures.',
  options: {
    user: { type: 'string', value: '<id or e-mail address>', about: 'who is erased, for ever', isNeeded: true },
  },
  exitCodes: DONE_OR_NOT,
} as const;

await runOfflineCommand(syntax, async ({ values }, ports) => {
  if (!values.user) throw new Error('--user is missing; usage: npm run erase -- --user <id or e-mail address>');
  try {
    const userId = await erase(ports, values.user);
    await print(`Erased user ${userId}: keys, conversions, links and files are deleted.\n`);
  } catch (error) {
    throw new Error(`The user was not erased, or only in part: ${(error as Error).message}`, { cause: error });
  }
});
