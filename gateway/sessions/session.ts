import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { guestOf, type Owner } from '../../contracts/owner.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { ApiKeys, OpenedKey } from './api-keys.js';
import type { OpenedFrame, OpenedFrames } from './opened-frames.js';
import { frameOf } from '../../contracts/tools/frame-option.js';
import { idOfFrame } from '../../contracts/embedding/embed.js';
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
  /** The frame on a page of another site that it comes from. */
  readonly frame?: OpenedFrame;
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

/** The frame on a page of another site that a request comes from; undefined for every other. */
export const frameOfRequest = (request: IncomingMessage): OpenedFrame | undefined => sessions.get(request)?.frame;

/** Tells the sessions of one visitor apart. */
export const sessionDigestOf = (request: IncomingMessage): string => sessionOf(request).digest;

/** Whether a member has signed out or been erased, or a frame has ended, since the request came in: an upload takes its time. */
export const isSignedOutSince = async (request: IncomingMessage): Promise<boolean> => {
  const { visitor, visitorNow } = sessionOf(request);
  const canEnd = visitor.member !== undefined || frameOfRequest(request) !== undefined;
  return canEnd && (await visitorNow()).owner !== visitor.owner;
};

/** Whether something that belongs to `owner` is the visitor's. */
export const isOwn = (request: IncomingMessage, owner: Owner | undefined): boolean =>
  owner !== undefined && visitorOf(request).owners.includes(owner);

/** Whether a conversion is the visitor's; in a frame, only what was asked for in that very frame is. */
export const isOwnConversion = (
  request: IncomingMessage,
  requested: { readonly owner: Owner; readonly options: Readonly<Record<string, unknown>> } | null | undefined,
): boolean => {
  if (!requested) return false;
  const frame = frameOfRequest(request);
  if (!frame) return isOwn(request, requested.owner);
  return requested.owner === frame.visitor.owner && frameOf(requested.options) === frame.id;
};

/**
 * Tells apart who may name requests by the same key: as they are called now, then as they were before they signed in.
 * The frames of a member know nothing of each other.
 */
export const requestersOf = (request: IncomingMessage): readonly string[] => {
  const { owner, owners } = visitorOf(request);
  const frame = frameOfRequest(request);
  return frame ? [`${owner} ${frame.id}`] : [owner, ...owners.filter((one) => one !== owner)];
};

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

/** A frame shows a secret that it alone has. @throws Refusal `embed.over`. */
const enterFromFrame = async (frames: OpenedFrames, request: IncomingMessage, secret: string): Promise<void> => {
  const frame = await frames.open(secret);
  const visitorNow = (): Promise<Visitor> =>
    frames.open(secret).then(
      ({ visitor }) => visitor,
      () => nobody,
    );
  sessions.set(request, { digest: `frame-${frame.id}`, visitor: frame.visitor, visitorNow, frame });
};

interface Callers {
  readonly visitors: Visitors;
  readonly seen: SeenSessions;
  readonly keys: ApiKeys;
  /** Absent where no frame may call. */
  readonly frames?: OpenedFrames;
}

/**
 * Knows each caller by an API key or by a cookie, handing out a fresh one where there is none. A guest's lasts until the browser
 * closes.
 */
export const giveSession =
  (config: Config, { visitors, seen, keys, frames }: Callers): RequestHandler =>
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
      if (frames && secret !== undefined && idOfFrame(secret) !== undefined) {
        return enterFromFrame(frames, request, secret);
      }
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
