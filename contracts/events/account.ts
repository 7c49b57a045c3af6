import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `session-{owner}`. Owner: gateway. */
export type SessionEvent = EventOf<'SessionStarted', { owner: Owner; at: string }>;
