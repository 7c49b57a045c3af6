import { fromPromise } from 'xstate';
import { currentUserReply, type CurrentUserReply } from '../../contracts/api/auth.js';
import { call } from './reply.js';

export type User = CurrentUserReply['user'];

/** `GET /api/auth/me`. */
export const checkUser = fromPromise<User>(
  async () => currentUserReply.parse(await (await call('/api/auth/me')).json()).user,
);

/** `POST /api/auth/logout`. */
export const logout = fromPromise(async () => {
  await call('/api/auth/logout', { method: 'POST' });
});
