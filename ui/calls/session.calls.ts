import { fromPromise } from 'xstate';
import type { CurrentUserReply } from '../../contracts/api/auth.js';
import { call } from './server-reply.js';

export type User = CurrentUserReply['user'];

/** `GET /api/auth/me`. */
export const checkUser = fromPromise<User>(async () => {
  const reply = await call('/api/auth/me');
  // Every page starts with this call; guests get no reply to parse, so zod is not loaded for them.
  const { receivedUser } = await import('./received.js');
  return receivedUser.parse(await reply.json()).user;
});

/** `POST /api/auth/logout`. */
export const logout = fromPromise(async () => {
  await call('/api/auth/logout', { method: 'POST' });
});
