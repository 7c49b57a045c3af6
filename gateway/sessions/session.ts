import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Owner } from '../../contracts/owner.js';
import type { Config } from '../../services/platform/config.js';
import { isSecure, newToken, sessionCookie, tokenOf } from './token.js';
import type { Visitor, Visitors } from './visitors.js';

const visitorsOfRequests = new WeakMap<IncomingMessage, Visitor>();

/** Who sends a request that went through {@link giveSession}. */
export const visitorOf = (request: IncomingMessage): Visitor => {
  const visitor = visitorsOfRequests.get(request);
  if (!visitor) throw new Error('the request has no session');
  return visitor;
};

/** Whether something that belongs to `owner` is the visitor's. */
export const isOwn = (request: IncomingMessage, owner: Owner | undefined): boolean =>
  owner !== undefined && visitorOf(request).owners.includes(owner);

/** The owner of what that request makes. */
export const ownerOf = (request: IncomingMessage): Owner => visitorOf(request).owner;

/**
 * Knows each caller by a cookie, handing out a fresh one where there is none. A guest's lasts until the browser
 * closes.
 */
export const giveSession =
  (config: Config, visitors: Visitors): RequestHandler =>
  (request, response, next) => {
    let token = tokenOf(request);
    if (token === undefined) {
      token = newToken();
      // From another site the browser sends no cookie of ours: there may be one, and it must stay.
      if (request.get('sec-fetch-site') !== 'cross-site') {
        response.append('Set-Cookie', sessionCookie(token, isSecure(request, config)));
      }
    }
    visitors.of(token).then((visitor) => {
      visitorsOfRequests.set(request, visitor);
      next();
    }, next);
  };
