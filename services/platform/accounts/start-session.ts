import { randomUUID } from 'node:crypto';
import { streamOf } from '../../../contracts/events/domain-event.js';
import type { Owner } from '../../../contracts/owner.js';
import { WrongRevision, type EventStore } from '../event-store/event-store.js';

/**
 * Notes on the log that a visitor owns something from now on, unless it is noted already. A guest who signs in takes
 * along what a session that has started owns; so this comes before everything that has an owner.
 */
export const startSession = async (store: EventStore, owner: Owner, now: Date): Promise<void> => {
  const data = { owner, at: now.toISOString() };
  const event = { id: randomUUID(), type: 'SessionStarted', version: 1, data } as const;
  try {
    await store.append(streamOf('session', owner), [event], 'absent');
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error; // it had started before
  }
};
