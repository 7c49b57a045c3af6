import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../services/platform/settings/config.js';
import { ownCookie, setOwnCookie } from './own-cookies.js';

const SESSION_COOKIE = 'docket_session';
const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;
const DIGEST_DIGITS = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What a session goes by on the log. Nothing but the visitor's browser knows the token itself. */
export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex').slice(0, DIGEST_DIGITS);

/** The token that a request's cookie holds; undefined without a cookie of ours. */
export const tokenOf = (request: IncomingMessage, config: Config): string | undefined => {
  const token = ownCookie(request, SESSION_COOKIE, config);
  return token !== undefined && TOKEN_FORM.test(token) ? token : undefined;
};

/** @param maxAge seconds; without it the cookie lasts until the browser closes. */
export const sessionCookie = (value: string, config: Config, maxAge?: number): string =>
  setOwnCookie({ name: SESSION_COOKIE, value, maxAge }, config);
