import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { shareHash, type Asker, type ShareAccess } from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';
import { networkOf } from '../http/request-values.js';
import { visitorOf } from '../sessions/session.js';

/** @throws Refusal `share-link.invalid`. */
export const wellFormed = (hash: string): string => {
  if (!shareHash.safeParse(hash).success) throw new Refusal('share-link.invalid');
  return hash;
};

/** Who asks for what a link leads to. */
export const accessOf = (request: Request): ShareAccess => {
  const { pass } = request.query;
  return { owners: visitorOf(request).owners, pass: typeof pass === 'string' ? pass : null };
};

/** A request without any cookie begins a session that nobody comes back to: all such are one visitor of their network. */
export const askerOf = (request: Request): Asker => {
  const visitor = request.headers.cookie === undefined ? '' : visitorOf(request).owner;
  return { network: digestOf(networkOf(request.ip)), visitor: visitor === '' ? '' : digestOf(visitor) };
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
