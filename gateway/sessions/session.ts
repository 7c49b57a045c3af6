import { parseCookie, stringifySetCookie } from 'cookie';
import type { RequestHandler } from 'express';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Owner } from '../../contracts/owner.js';
import type { Config } from '../../services/platform/config.js';

const COOKIE = 'docket_session';
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const OWNER_DIGITS = 32;

const owners = new WeakMap<IncomingMessage, Owner>();

/** Who a token stands for. Nothing but the visitor's browser knows the token itself. */
const guestOf = (token: string): Owner =>
  `guest-${createHash('sha256').update(token).digest('hex').slice(0, OWNER_DIGITS)}`;

/** The owner that a request's cookie names; undefined without a cookie of ours. */
export const ownerOfCookie = ({ headers }: IncomingMessage): Owner | undefined => {
  const token = parseCookie(headers.cookie ?? '')[COOKIE];
  return token !== undefined && TOKEN.test(token) ? guestOf(token) : undefined;
};

/** The owner of a request that went through {@link giveSession}. */
export const ownerOf = (request: IncomingMessage): Owner => {
  const owner = owners.get(request);
  if (!owner) throw new Error('the request has no session');
  return owner;
};

/** Knows each caller by a cookie, handing out a fresh one where there is none. It lasts until the browser closes. */
export const giveSession =
  ({ PUBLIC_URL }: Config): RequestHandler =>
  (request, response, next) => {
    let owner = ownerOfCookie(request);
    if (!owner) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      owner = guestOf(token);
      const secure = request.secure || (PUBLIC_URL?.startsWith('https:') ?? false);
      const cookie = { name: COOKIE, value: token, httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
      // From another site the browser sends no cookie of ours: there may be one, and it must stay.
      if (request.get('sec-fetch-site') !== 'cross-site') response.append('Set-Cookie', stringifySetCookie(cookie));
    }
    owners.set(request, owner);
    next();
  };
