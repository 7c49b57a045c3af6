import type { Request } from 'express';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../services/platform/config.js';
import { ownCookie, ownCookiesLike, setOwnCookie } from './own-cookies.js';

const COOKIE = 'docket_sign_in_';
const NAME_CHARACTERS = 16;
/** Questions of one browser that may wait for their answers, in as many tabs. */
const PENDING_MAX = 5;
/** Seconds that a visitor may take at the account provider. */
const PATIENCE = 600;
const STATE_BYTES = 32;

type Stored = (error: Error | null, state?: string) => void;
/** `verifier`: the PKCE code verifier (RFC 7636, 4.1); false when the answer belongs to no question of this browser. */
type Verified = (error: Error | null, verifier: string | false, info?: object) => void;

/** Where passport-oauth2 keeps `state` and PKCE verifier between question and answer. */
export interface SignInState {
  store(request: Request, verifier: string, state: unknown, meta: unknown, done: Stored): void;
  verify(request: Request, state: unknown, meta: unknown, done: Verified): void;
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const nameOf = (state: string): string => COOKIE + state.replace(/[^\w-]/g, '').slice(0, NAME_CHARACTERS);

/** In a cookie for each question, in the browser that asks, for its next few minutes only: another browser's answer is worth nothing. */
export const openSignInState = (config: Config): SignInState => {
  const keep = (request: Request, name: string, value = ''): void => {
    const maxAge = value === '' ? 0 : PATIENCE;
    request.res?.append('Set-Cookie', setOwnCookie({ name, value, maxAge }, config));
  };
  return {
    // eslint-disable-next-line no-restricted-syntax -- passport-oauth2 counts the parameters
    store(request, verifier, _state, _meta, done) {
      const state = randomBytes(STATE_BYTES).toString('base64url');
      const pending = ownCookiesLike(request, COOKIE, config);
      if (pending.length >= PENDING_MAX) for (const name of pending) keep(request, name);
      keep(request, nameOf(state), `${state}.${verifier}`);
      done(null, state);
    },
    // eslint-disable-next-line no-restricted-syntax -- passport-oauth2 counts the parameters
    verify(request, given, _meta, done) {
      const name = nameOf(typeof given === 'string' ? given : '');
      const [state = '', verifier = ''] = (ownCookie(request, name, config) ?? '').split('.');
      if (state !== '') keep(request, name);
      const own = state !== '' && typeof given === 'string' && isSame(state, given);
      if (own) done(null, verifier);
      else done(null, false, { message: 'the answer belongs to no question of this browser' });
    },
  };
};
