import type { UserEvent } from '../../../contracts/events/account.js';
import type { Owner } from '../../../contracts/owner.js';
import type { Decider } from '../event-store/decider.js';

/** A member as the account provider last described them. */
export interface UserState {
  readonly name: string;
  readonly email: string | null;
  readonly picture: string | null;
  /** The guests that this member was before signing in; what they made is the member's. */
  readonly guests: readonly Owner[];
  /** Sessions from before are none any more, because the member was erased or an administrator ended them. */
  readonly sessionsEndedAt: string | null;
  /** Erased, for good: who comes back is somebody else. */
  readonly isGone: boolean;
}

export type UserCommand =
  | (Pick<UserState, 'name' | 'email' | 'picture'> & {
      readonly type: 'SignIn';
      readonly userId: string;
      readonly guest: Owner | null;
      readonly now: Date;
    })
  | { readonly type: 'SignOut'; readonly userId: string; readonly now: Date }
  | { readonly type: 'EndSessions'; readonly userId: string; readonly by: Owner; readonly now: Date }
  | { readonly type: 'Erase'; readonly userId: string; readonly by: Owner | null; readonly now: Date };

/** The rules of one account. Nothing is decided of one that is gone. */
export const user: Decider<UserState, UserCommand, UserEvent> = {
  initial: { name: '', email: null, picture: null, guests: [], sessionsEndedAt: null, isGone: false },

  decide(command, state) {
    if (state.isGone) return [];
    const at = command.now.toISOString();
    const { userId } = command;
    if (command.type === 'SignOut') return [{ type: 'UserSignedOut', version: 1, data: { userId, at } }];
    if (command.type === 'EndSessions')
      return [{ type: 'UserSessionsEnded', version: 1, data: { userId, by: command.by, at } }];
    if (command.type === 'Erase') return [{ type: 'UserErased', version: 2, data: { userId, by: command.by, at } }];
    const { guest, name, email, picture } = command;
    return [{ type: 'UserSignedIn', version: 1, data: { userId, guest, name, email, picture, at } }];
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'UserSignedIn': {
        const { name, email, picture, guest } = data;
        const guests = guest === null ? state.guests : [...new Set([...state.guests, guest])];
        return { ...state, name, email, picture, guests };
      }
      case 'UserSignedOut':
        return state;
      case 'UserSessionsEnded':
        return { ...state, sessionsEndedAt: data.at };
      case 'UserErased':
        return { ...user.initial, sessionsEndedAt: data.at, isGone: true };
    }
  },
};
