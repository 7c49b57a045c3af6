import { fromPromise } from 'xstate';
import type { CurrentUserReply } from '../../contracts/api/auth.js';
import { GUEST_ANSWERED, GUEST_HEADER } from '../../contracts/guest-header.js';
import { call, CallFailed, jsonOf } from './server-reply.js';

export type User = CurrentUserReply['user'];

const UNAUTHORIZED = 401;

/** `GET /api/auth/me`. Every page starts with it, and that of a guest is not to report an error for it. */
export const checkUser = fromPromise<User>(async () => {
  const reply = await call('/api/auth/me', { headers: { [GUEST_HEADER]: GUEST_ANSWERED } });
  const answer = jsonOf(await reply.text());
  const { success } = { ...(answer as { readonly success?: boolean } | undefined) };
  if (success === false) throw new CallFailed(UNAUTHORIZED, '', 'Not signed in');
  // Zod is not loaded for guests.
  const { receivedUser } = await import('./received.js');
  return receivedUser.parse(answer).user;
});

/** `POST /api/auth/logout`. */
export const logout = fromPromise(async () => {
  await call('/api/auth/logout', { method: 'POST' });
});
