import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../services/platform/config.js';

const COOKIE = 'docket_session';
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const DIGEST_DIGITS = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What a session goes by on the log. Nothing but the visitor's browser knows the token itself. */
export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex').slice(0, DIGEST_DIGITS);

/** The token that a request's cookie holds; undefined without a cookie of ours. */
export const tokenOf = ({ headers }: IncomingMessage): string | undefined => {
  const token = parseCookie(headers.cookie ?? '')[COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
};

export const isSecure = (request: Request, { PUBLIC_URL }: Config): boolean =>
  request.secure || (PUBLIC_URL?.startsWith('https:') ?? false);

/** @param maxAge seconds; without it the cookie lasts until the browser closes. */
export const sessionCookie = (value: string, secure: boolean, maxAge?: number): string =>
  stringifySetCookie({
    name: COOKIE,
    value,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    ...(maxAge !== undefined && { maxAge }),
  });
