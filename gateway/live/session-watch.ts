import type { Owner } from '../../contracts/owner.js';
import { digestOf } from '../sessions/token.js';
import { concerns, type Visitors } from '../sessions/visitor-sessions.js';

interface Watched {
  readonly token: string;
  /** Whose the session is now. */
  readonly owner: Owner;
  /** It is another's or nobody's. */
  readonly over: () => void;
  readonly failed: (error: unknown) => void;
}

/** Looks whether a session still is what it was: whenever something changes about it, and when asked to. */
export const watchSession = (visitors: Visitors, { token, owner, over, failed }: Watched) => {
  const session = { digest: digestOf(token), owner };
  const look = async (): Promise<void> => {
    const now = await visitors.of(token);
    if (now.owner !== owner || now.overSince !== undefined) over();
  };
  const check = (): void => {
    look().catch(failed);
  };
  const stop = visitors.watch((change) => {
    if (concerns(change, session)) check();
  });
  return { check, stop };
};
