import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `session-{id}`: of a guest the owner itself, of a member a digest of the browser's token. Owner: gateway. */
export type SessionEvent =
  | EventOf<'SessionStarted', { owner: Owner; at: string }>
  /** A member was here; told once a day at most. `device` in plain words, such as `Firefox on Windows`. */
  | EventOf<'SessionSeen', { owner: Owner; device: string; at: string }>
  | EventOf<'SessionEnded', { owner: Owner; at: string }>;

/** Stream `user-{userId}`. Owner: gateway. */
export type UserEvent =
  | EventOf<
      'UserSignedIn',
      {
        userId: string;
        /** Who this browser's work belonged to so far; it becomes the member's too. Null where there is none. */
        guest: Owner | null;
        name: string;
        /** Only one that the provider has verified. */
        email: string | null;
        /** Address of a picture. */
        picture: string | null;
        at: string;
      }
    >
  | EventOf<'UserSignedOut', { userId: string; at: string }>
  /** An administrator has ended every session that the member had. */
  | EventOf<'UserSessionsEnded', { userId: string; by: Owner; at: string }>
  /** Everything is to go that tells of the person; keys, links and files follow. `by`: an administrator, or null for the person and for whoever runs the site. */
  | EventOf<'UserErased', { userId: string; by: Owner | null; at: string }, 2>;
