import type { EventStore } from '../platform/event-store/event-store.js';

/**
 * The member with this id, or who last signed in with this address, upper or lower case.
 *
 * @param store  the log as those see it who may know what it says of people.
 */
export const findUser = async (store: EventStore, wanted: string): Promise<string | undefined> => {
  const addresses = new Map<string, string | null>();
  for await (const { type, data } of store.readAll()) {
    if (type === 'UserSignedIn') addresses.set(data.userId, data.email);
  }
  if (addresses.has(wanted)) return wanted;
  const isWanted = (email: string | null): boolean => email?.toLowerCase() === wanted.toLowerCase();
  return [...addresses].find(([, email]) => isWanted(email))?.[0];
};
