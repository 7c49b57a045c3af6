import type { UserDocument } from '../../../contracts/api/admin.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { activeMember } from './active-member.js';

const later = (one: string, other: string): string => (one > other ? one : other);

/** Everybody who has ever signed in, under the name of the last time. Specification section 2, "Recent User Logins". */
export const logins: Projection<UserDocument> = {
  collection: { name: 'users', indexes: [['lastLoginAt'], ['lastActiveAt']] },
  version: 1,

  changes(event) {
    const active = activeMember(event);
    if (!active) return [];
    const { member: id, at } = active;
    if (event.type !== 'UserSignedIn') {
      return [{ id, fold: (user) => user && { ...user, lastActiveAt: later(user.lastActiveAt, at) } }];
    }
    const { name, email } = event.data;
    return [
      { id, fold: (user) => ({ id, name, email, lastLoginAt: at, lastActiveAt: later(user?.lastActiveAt ?? at, at) }) },
    ];
  },
};
