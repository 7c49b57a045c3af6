import type { RequestHandler } from 'express';
import { SHARE_TARGET } from '../../contracts/routes.js';
import { isSentByBrowser } from '../http/cross-site.js';

const ACCEPTED_STATUS = 204;
const REFUSED_STATUS = 403;

/**
 * Tells the service worker, which does not see who sent what it was given, whether the browser itself did: files that
 * another app shares come from nobody's page, and those of another site's page are not taken.
 */
export const answerShareTarget: RequestHandler = (request, response, next) => {
  if (request.path !== SHARE_TARGET || request.method !== 'GET') {
    next();
    return;
  }
  const isTaken = isSentByBrowser(request);
  response.status(isTaken ? ACCEPTED_STATUS : REFUSED_STATUS).set('Cache-Control', 'no-store');
  if (isTaken) response.set('X-Docket-Sender', request.get('sec-fetch-site') === 'none' ? 'app' : 'site');
  response.end();
};
