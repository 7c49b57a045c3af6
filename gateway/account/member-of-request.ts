import type { Request } from 'express';
import { Refusal } from '../../contracts/errors.js';
import type { Owner } from '../../contracts/owner.js';
import { sessionDigestOf, visitorOf } from '../sessions/session.js';

/** A member who asks about their own account. */
export interface AskingMember {
  readonly userId: string;
  readonly owner: Owner;
  /** The owners that they go by, and went by as guests. */
  readonly owners: readonly Owner[];
  /** Digest of the token of the session that asks. */
  readonly digest: string;
}

/** @throws Refusal `session.missing` for a guest. */
export const memberOfRequest = (request: Request): AskingMember => {
  const { member, owner, owners } = visitorOf(request);
  if (!member) throw new Refusal('session.missing');
  return { userId: member.userId, owner, owners, digest: sessionDigestOf(request) };
};
