import type { Request } from 'express';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../services/platform/settings/config.js';
import type { Account } from './identity.js';
import { ownCookie, ownCookiesLike, setOwnCookie } from './token.js';

const COOKIE_PREFIX = 'docket_sign_in_';
const COOKIE_NAME_CHARS = 16;
/** Sign-ins that one browser may have begun and not finished, in as many tabs. */
const PENDING_MAX = 5;
/** Seconds that a visitor may spend at the account provider. */
const LIFETIME_SECONDS = 600;
const RANDOM_BYTES = 32;

type Provider = Account['provider'];

/** The state that a browser carries to the account provider. */
export interface PendingSignIn {
  readonly state: string;
  /** Comes back in the ID token (OpenID Connect Core, 3.1.2.1). */
  readonly nonce: string;
  /** The PKCE code verifier (RFC 7636, 4.1). */
  readonly verifier: string;
}

export interface SignInState {
  begin: (request: Request, provider: Provider) => PendingSignIn;
  /**
   * The state that the returning browser was sent with, given out once; undefined if this provider's answer is not for
   * it.
   */
  finish: (request: Request, provider: Provider) => PendingSignIn | undefined;
}

const isSame = (one: string, other: string): boolean => {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
};

const nameOf = (state: string): string => COOKIE_PREFIX + state.replace(/[^\w-]/g, '').slice(0, COOKIE_NAME_CHARS);
const random = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/** Keeps each sign-in in a short-lived cookie of the browser that began it, so another browser's answer is worthless. */
export const openSignInState = (config: Config): SignInState => {
  const keep = (request: Request, name: string, value = ''): void => {
    const maxAge = value === '' ? 0 : LIFETIME_SECONDS;
    request.res?.append('Set-Cookie', setOwnCookie({ name, value, maxAge }, config));
  };
  return {
    begin: (request, provider) => {
      const begun = { state: random(), nonce: random(), verifier: random() };
      const pending = ownCookiesLike(request, COOKIE_PREFIX, config);
      if (pending.length >= PENDING_MAX) for (const name of pending) keep(request, name);
      keep(request, nameOf(begun.state), [provider, begun.state, begun.nonce, begun.verifier].join('.'));
      return begun;
    },

    finish: (request, provider) => {
      const { state: given } = request.query;
      if (typeof given !== 'string') return undefined;
      const name = nameOf(given);
      const value = ownCookie(request, name, config);
      if (value === undefined) return undefined;
      keep(request, name);
      const [asked, state = '', nonce = '', verifier = ''] = value.split('.');
      if (asked !== provider || state === '' || verifier === '' || !isSame(state, given)) return undefined;
      return { state, nonce, verifier };
    },
  };
};
