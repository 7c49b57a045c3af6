import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { streamOf, type DomainEvent } from '../../contracts/events/domain-event.js';
import { memberOf, type Owner } from '../../contracts/owner.js';
import { eventIdOf, handle, load } from '../../services/platform/event-store/streams.js';
import { WrongRevision, type EventStore } from '../../services/platform/event-store/event-store.js';
import { STORE } from '../ports/gateway-ports.js';
import type { Account, Identity } from './identity.js';
import { digestOf, newToken } from './token.js';
import { user } from '../../services/platform/accounts/user.decider.js';
import { Visitors, type Visitor } from './visitor-sessions.js';

const ACCOUNT_ID_DIGITS = 32;
/** Revision of a guest's session that has only started. */
const STARTED_ONLY_REVISION = 0;

/** An account by the names it has had since the first release, which the log keeps digests of. */
const nameOf = (account: Account, life: number): string => {
  const { subject } = account;
  if (account.provider === 'oidc') return JSON.stringify(['oidc', account.issuer, subject, life]);
  return life === 0 ? `google:${subject}` : `google:${subject}:${life}`;
};

/**
 * The same for the same account of the same provider, and telling neither; another one after each erasure, because that
 * may still be at work on what the earlier one had made.
 */
const userIdOf = (account: Account, life: number): string =>
  createHash('sha256').update(nameOf(account, life)).digest('hex').slice(0, ACCOUNT_ID_DIGITS);

/** Opens and ends the sessions of members. */
@Injectable()
export class SignIn {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(Visitors) private readonly visitors: Visitors,
  ) {}

  /**
   * Puts the signing in on the log and opens a session. What the guest had made is the member's from now on.
   *
   * @returns the token of a new session: one known before signing in stays what it was.
   */
  async signIn(identity: Identity, before: Visitor): Promise<string> {
    const now = new Date();
    const userId = await this.enter(identity, before, now);
    const token = newToken();
    await this.append(streamOf('session', digestOf(token)), {
      type: 'SessionStarted',
      version: 1,
      data: { owner: memberOf(userId), at: now.toISOString() },
    });
    return token;
  }

  /** @returns who it is: the first one that goes by this account and has not been erased. */
  private async enter({ account, ...profile }: Identity, before: Visitor, now: Date): Promise<string> {
    for (let life = 0; ; life += 1) {
      const userId = userIdOf(account, life);
      const stream = streamOf('user', userId);
      const from = await load(this.store, { stream, decider: user });
      if (from.state.isGone) continue;
      const guest = before.member || !(await this.claims(userId, before.owner)) ? null : before.owner;
      const command = { type: 'SignIn', userId, guest, ...profile, now } as const;
      const { events } = await handle(this.store, { stream, decider: user, command, from });
      if (events.length > 0) return userId;
    }
  }

  async signOut(token: string): Promise<void> {
    const { member, owner } = await this.visitors.of(token);
    if (!member) return;
    const now = new Date();
    const digest = digestOf(token);
    const ended = { type: 'SessionEnded', version: 1, data: { owner, at: now.toISOString() } } as const;
    await this.append(streamOf('session', digest), ended);
    this.visitors.changed({ digest });
    const command = { type: 'SignOut', userId: member.userId, now } as const;
    await handle(this.store, { stream: streamOf('user', member.userId), decider: user, command });
  }

  /**
   * Asks for everything gone that tells of a member; their sessions are over at once.
   *
   * @param by  an administrator; null for the member.
   */
  async erase({ userId }: Pick<NonNullable<Visitor['member']>, 'userId'>, by: Owner | null = null): Promise<void> {
    const command = { type: 'Erase', userId, by, now: new Date() } as const;
    await handle(this.store, { stream: streamOf('user', userId), decider: user, command });
    this.visitors.changed({ owner: memberOf(userId) });
  }

  /**
   * Ends a guest's session in favour of the member they have become: the first one only, for it must not be given to
   * two. False for a guest whose browser has made nothing.
   */
  private async claims(userId: string, guest: Owner): Promise<boolean> {
    const data = { owner: guest, at: new Date().toISOString() };
    const ended = { id: eventIdOf('claim', guest, userId), type: 'SessionEnded', version: 1, data } as const;
    try {
      await this.store.append(streamOf('session', guest), [ended], STARTED_ONLY_REVISION);
      return true;
    } catch (error) {
      if (error instanceof WrongRevision) return false;
      throw error;
    }
  }

  private async append(stream: string, event: DomainEvent): Promise<void> {
    await this.store.append(stream, [{ ...event, id: randomUUID() }], 'any');
  }
}
