import { parseCookie, stringifySetCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../services/platform/settings/config.js';

/** Browsers let no sister site and no plain connection set a cookie with this prefix (RFC 6265bis, 4.1.3.2). */
const HTTPS_PREFIX = '__Host-';

const isHttps = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

/** The name that a cookie goes by at this installation. */
const fullName = (name: string, config: Config): string => (isHttps(config) ? HTTPS_PREFIX + name : name);

/**
 * What a cookie of ours holds. Of several with its name none counts: only one can be ours, and another was put there
 * by a sister site that wants the visitor in a session of its own.
 */
export const ownCookie = ({ headers }: IncomingMessage, name: string, config: Config): string | undefined => {
  const full = fullName(name, config);
  const given = (headers.cookie ?? '').split(';').filter((pair) => pair.split('=')[0]?.trim() === full);
  return given.length === 1 ? parseCookie(given.join())[full] : undefined;
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
