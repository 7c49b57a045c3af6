import { USERS_COLLECTION, type UserDocument } from '../../../contracts/read-models/user-document.js';
import { memberOf } from '../../../contracts/owner.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import type { Change, Projection } from '../../platform/read-models/projection.js';
import { activeMember } from './active-member.js';

const later = (one: string, other: string): string => (one > other ? one : other);

type UserChange = Change<UserDocument> | undefined;

const signedIn = ({ data }: Extract<StoredEvent, { type: 'UserSignedIn' }>): UserChange => {
  const { userId, name, email, at } = data;
  const id = memberOf(userId);
  return {
    id,
    fold: (user) => ({
      id,
      name,
      email,
      since: user?.since ?? at,
      lastLoginAt: at,
      lastActiveAt: later(user?.lastActiveAt ?? at, at),
    }),
  };
};

const worked = (event: StoredEvent): UserChange => {
  const active = activeMember(event);
  if (!active) return undefined;
  const { member: id, at } = active;
  return { id, fold: (user) => user && { ...user, lastActiveAt: later(user.lastActiveAt, at) } };
};

const changeOf = byEventType<UserChange>({
  UploadReceived: worked,
  ConversionRequested: worked,
  UserSignedIn: signedIn,
});

/** Everybody who has ever signed in, under the name of the last time. Requirement. */
export const logins: Projection<UserDocument> = {
  collection: { name: USERS_COLLECTION, indexes: [['lastLoginAt'], ['lastActiveAt']] },
  version: 2,

  changes: (event) => {
    const change = changeOf(event);
    return change ? [change] : [];
  },
};
