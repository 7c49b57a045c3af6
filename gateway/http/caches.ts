import type { RequestHandler } from 'express';

/** Answers tell of whoever asks, and may bring them a session: nothing is kept unless a call says otherwise. */
export const forbidCaching: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store').vary('Cookie, Authorization');
  next();
};
