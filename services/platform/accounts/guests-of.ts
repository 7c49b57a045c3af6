import { streamOf } from '../../../contracts/events/domain-event.js';
import type { Owner } from '../../../contracts/owner.js';
import type { EventStore } from '../event-store/event-store.js';

/** Everyone that the person was before signing in; also before an earlier erasure. */
export const guestsOf = async (store: Pick<EventStore, 'read'>, userId: string): Promise<Owner[]> => {
  const guests = new Set<Owner>();
  for await (const { type, data } of store.read(streamOf('user', userId))) {
    if (type === 'UserSignedIn' && data.guest !== null) guests.add(data.guest);
  }
  return [...guests];
};
