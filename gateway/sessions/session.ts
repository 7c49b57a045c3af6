import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { guestOf, type Owner } from '../../contracts/owner.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { ApiKeys, OpenedKey } from './api-keys.js';
import { bearerOf, digestOf, newToken, sessionCookie, tokenOf } from './token.js';
import type { SeenSessions } from './seen-sessions.js';
import type { Visitor, Visitors } from './visitor-sessions.js';

interface Session {
  /** The digest that the session goes by. */
  readonly digest: string;
  /** The visitor as the request came in. */
  readonly visitor: Visitor;
  readonly visitorNow: () => Promise<Visitor>;
  /** The API key that the request has shown, if it is a program's. */
  readonly key?: OpenedKey;
}

const sessions = new WeakMap<IncomingMessage, Session>();

const sessionOf = (request: IncomingMessage): Session => {
  const session = sessions.get(request);
  if (!session) throw new Error('the request has no session');
  return session;
};

/** Who sends a request that went through {@link giveSession}. */
export const visitorOf = (request: IncomingMessage): Visitor => sessionOf(request).visitor;

/** The API key that a program has shown; undefined for a browser. */
export const keyOf = (request: IncomingMessage): OpenedKey | undefined => sessions.get(request)?.key;

/** Tells the sessions of one visitor apart. */
export const sessionDigestOf = (request: IncomingMessage): string => sessionOf(request).digest;

/** Whether a member has signed out, or has been erased, since the request came in: an upload takes its time. */
export const isSignedOutSince = async (request: IncomingMessage): Promise<boolean> => {
  const { visitor, visitorNow } = sessionOf(request);
  return visitor.member !== undefined && (await visitorNow()).owner !== visitor.owner;
};

/** Whether something that belongs to `owner` is the visitor's. */
export const isOwn = (request: IncomingMessage, owner: Owner | undefined): boolean =>
  owner !== undefined && visitorOf(request).owners.includes(owner);

/** The owner of what that request makes. */
export const ownerOf = (request: IncomingMessage): Owner => visitorOf(request).owner;

/** A page that was left for signing in may still ask for something within this time. */
const LEAVING_MS = 60_000;

/**
 * Whether a page asks that was left for signing in a moment ago. A cookie in the answer might come after the one of the
 * member, and take its place.
 */
const isOfLeftPage = (request: IncomingMessage, { overSince }: Visitor): boolean =>
  overSince !== undefined &&
  Date.now() - Date.parse(overSince) < LEAVING_MS &&
  request.method === 'GET' &&
  !['navigate', undefined].includes(request.headers['sec-fetch-mode']);

/** Nobody, to whom nothing belongs: a program whose key was revoked while it was calling. */
const nobody: Visitor = { owner: guestOf('nobody'), owners: [] };

/** A program with an API key is its member, and no cookie counts. @throws Refusal as {@link ApiKeys.open}. */
const enterWithKey = async (keys: ApiKeys, request: IncomingMessage, secret: string): Promise<void> => {
  const key = await keys.open(secret);
  const visitorNow = (): Promise<Visitor> =>
    keys.open(secret).then(
      ({ visitor }) => visitor,
      () => nobody,
    );
  sessions.set(request, { digest: `key-${key.keyId}`, visitor: key.visitor, visitorNow, key });
};

interface Callers {
  readonly visitors: Visitors;
  readonly seen: SeenSessions;
  readonly keys: ApiKeys;
}

/**
 * Knows each caller by an API key or by a cookie, handing out a fresh one where there is none. A guest's lasts until the browser
 * closes.
 */
export const giveSession =
  (config: Config, { visitors, seen, keys }: Callers): RequestHandler =>
  (request, response, next) => {
    const fresh = (): string => {
      const token = newToken();
      // From another site the browser sends no cookie of ours: there may be one, and it must stay.
      if (request.get('sec-fetch-site') !== 'cross-site') {
        response.append('Set-Cookie', sessionCookie(token, config));
      }
      return token;
    };
    const enter = async (): Promise<void> => {
      const secret = bearerOf(request);
      if (secret !== undefined) return enterWithKey(keys, request, secret);
      let token = tokenOf(request, config) ?? fresh();
      let visitor = await visitors.of(token);
      if (visitor.overSince !== undefined) {
        token = isOfLeftPage(request, visitor) ? newToken() : fresh();
        visitor = await visitors.of(token);
      }
      if (visitor.member) await seen.note({ digest: digestOf(token), owner: visitor.owner }, request.get('user-agent'));
      sessions.set(request, { digest: digestOf(token), visitor, visitorNow: () => visitors.of(token) });
    };
    enter().then(() => next(), next);
  };
