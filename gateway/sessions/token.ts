import { parseCookie, stringifySetCookie } from 'cookie';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { beginningOfKey } from '../../contracts/api-keys.js';
import { beginningOfFrame, beginningOfToken } from '../../contracts/embedding/embed.js';
import type { Config } from '../../services/platform/settings/config.js';

/** Browsers let no sister site and no plain connection set a cookie with this prefix (RFC 6265bis, 4.1.3.2). */
const HTTPS_PREFIX = '__Host-';

const isHttps = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

/** The name that a cookie goes by at this installation. */
const fullName = (name: string, config: Config): string => (isHttps(config) ? HTTPS_PREFIX + name : name);

/**
 * The value of a cookie of ours. If there are several with its name, none counts: only one can be ours, and another was
 * put there by a sister site that wants the visitor in a session of its own.
 */
export const ownCookie = ({ headers }: IncomingMessage, name: string, config: Config): string | undefined => {
  const full = fullName(name, config);
  const cookies = (headers.cookie ?? '').split(';').filter((pair) => pair.split('=')[0]?.trim() === full);
  return cookies.length === 1 ? parseCookie(cookies.join())[full] : undefined;
};

/** Names of the cookies of ours that begin like this. */
export const ownCookiesLike = ({ headers }: IncomingMessage, beginning: string, config: Config): string[] => {
  const prefix = isHttps(config) ? HTTPS_PREFIX : '';
  const names = Object.keys(parseCookie(headers.cookie ?? ''));
  return names.filter((name) => name.startsWith(prefix + beginning)).map((name) => name.slice(prefix.length));
};

interface OwnCookie {
  readonly name: string;
  readonly value: string;
  /** Seconds; without it the cookie lasts until the browser closes. */
  readonly maxAge?: number | undefined;
}

/** A `Set-Cookie` header that no script can read, and that comes along from no page of another site. */
export const setOwnCookie = ({ name, value, maxAge }: OwnCookie, config: Config): string =>
  stringifySetCookie({
    name: fullName(name, config),
    value,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(config),
    ...(maxAge !== undefined && { maxAge }),
  });

const SESSION_COOKIE = 'docket_session';
const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;
const DIGEST_DIGITS = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The name of a session on the log. Nothing but the visitor's browser knows the token itself. */
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

const ID_BYTES = 8;
const SECRET_BYTES = 32;
const newId = (): string => randomBytes(ID_BYTES).toString('hex');
const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
const BEARER = /^Bearer +(\S.*)$/i;

/** A new key: what it goes by, and the whole of it, which only its member gets. */
export const newKey = (): { readonly keyId: string; readonly secret: string } => {
  const keyId = newId();
  return { keyId, secret: beginningOfKey(keyId) + newSecret() };
};

/** A new token that opens a frame: what the frame goes by, and the token, which only the page around it gets. */
export const newEmbedToken = (): { readonly embedId: string; readonly token: string } => {
  const embedId = newId();
  return { embedId, token: beginningOfToken(embedId) + newSecret() };
};

/** The secret that a frame calls with once it is open. */
export const newFrameSecret = (embedId: string): string => beginningOfFrame(embedId) + newSecret();

/** The name of a key, a token or a frame's secret on the log: its 256 random bits are nothing that can be guessed and tried. */
export const digestOfKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The credentials that a program shows (RFC 6750, 2.1); undefined where it shows nothing of the kind. */
export const bearerOf = ({ headers }: IncomingMessage): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1]?.trim();
