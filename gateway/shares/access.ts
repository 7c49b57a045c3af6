import type { Request } from 'express';
import { shareHash, type ShareAccess } from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';
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
