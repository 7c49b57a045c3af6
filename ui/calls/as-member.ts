import { call, CallFailed } from './server-reply.js';

const NOT_FOUND = 404;

/**
 * Makes a call about what a member owns. To guests that is not there, so who is told so may have been signed out in
 * another tab.
 *
 * @throws CallFailed with 401 then, and as the call itself does.
 */
export const asMember = async (ask: () => Promise<Response>): Promise<Response> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CallFailed && error.status === NOT_FOUND) await call('/api/auth/me');
    throw error;
  }
};
