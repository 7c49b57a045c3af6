import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { SessionEvent } from '../../contracts/events/account.js';
import { partsOfStream, streamOf } from '../../contracts/events/domain-event.js';
import { guestOf, memberOf, type Owner } from '../../contracts/owner.js';
import { filters } from '../../contracts/subjects.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import { BUS, CONFIG, STORE } from '../ports/gateway-ports.js';
import { digestOf } from './token.js';
import { user, type UserState } from '../../services/platform/accounts/user.decider.js';

const REMEMBERED_MAX = 10_000;
/** A change at another gateway is known here no later than this. */
const FRESH_MS = 30_000;
/** Members sign in again after this time. No requirement fixes it. */
export const MEMBER_SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** Who sends a request. */
export interface Visitor {
  /** The owner of what the visitor makes. */
  readonly owner: Owner;
  /** When a guest has become a member: that browser has another session by now, and whoever still has this one nothing. */
  readonly overSince?: string;
  /** All that is theirs: a member's, and what the browsers they signed in with had made before. */
  readonly owners: readonly Owner[];
  /** Whose stored files count for their quota, where they see less than that. */
  readonly accounts?: readonly Owner[];
  /** The member who is signed in; undefined for a guest. */
  readonly member?: { readonly userId: string; readonly profile: UserState; readonly isAdmin: boolean };
}

/** Whose session may be another's or nobody's now: the one with this digest, or every one of this owner. */
export type SessionChange = { readonly digest: string } | { readonly owner: Owner };
type Watcher = (change: SessionChange) => void;

/** Whether it is about this session. */
export const concerns = (
  change: SessionChange,
  session: { readonly digest: string; readonly owner: Owner },
): boolean => ('digest' in change ? change.digest === session.digest : change.owner === session.owner);

/** A guest's session goes by its owner on the log, a member's by its digest. */
const digestIn = (id: string): string => (id.startsWith(guestOf('')) ? id.slice(guestOf('').length) : id);

/** Knows who a session's token stands for: a guest, unless that session was opened by signing in and still is. */
@Injectable()
export class Visitors implements OnModuleInit, OnModuleDestroy {
  private readonly remembered = new LRUCache<string, Visitor>({ max: REMEMBERED_MAX, ttl: FRESH_MS });
  private readonly watchers = new Set<Watcher>();
  /** Changes so far: what was looked up while something changed is not remembered. */
  private changes = 0;
  private following: readonly Consumption[] = [];

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    this.following = await Promise.all([
      this.bus.follow(filters.sessions, ({ type, stream }) => {
        if (type !== 'SessionSeen') this.changed({ digest: digestIn(partsOfStream(stream).id) });
      }),
      this.bus.follow(filters.users, ({ stream }) => this.changed({ owner: memberOf(partsOfStream(stream).id) })),
    ]);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.following.map((consumption) => consumption.stop()));
  }

  async of(token: string): Promise<Visitor> {
    const digest = digestOf(token);
    const known = this.remembered.get(digest);
    if (known) return known;
    const before = this.changes;
    const visitor = await this.lookUp(digest);
    if (this.changes === before) this.remembered.set(digest, visitor);
    return visitor;
  }

  /** Looks those sessions up anew the next time, and has whoever watches do it at once. */
  changed(change: SessionChange): void {
    this.changes += 1;
    for (const [digest, { owner }] of [...this.remembered]) {
      if (concerns(change, { digest, owner })) this.remembered.delete(digest);
    }
    for (const tell of this.watchers) tell(change);
  }

  /** @returns stops it. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private async lookUp(digest: string): Promise<Visitor> {
    const guest = guestOf(digest);
    const session = await this.memberIn(digest);
    if (session === undefined) return this.guest(guest);
    const { owner, at } = session;
    const userId = owner.slice(memberOf('').length);
    const { state: profile } = await load(this.store, { stream: streamOf('user', userId), decider: user });
    if (profile.sessionsEndedAt !== null && at <= profile.sessionsEndedAt) return { owner: guest, owners: [guest] };
    const isAdmin = profile.email !== null && this.config.ADMIN_EMAILS.includes(profile.email.toLowerCase());
    return { owner, owners: [owner, ...profile.guests], member: { userId, profile, isAdmin } };
  }

  private async guest(owner: Owner): Promise<Visitor> {
    let overSince: string | undefined;
    for await (const stored of this.store.read(streamOf('session', owner))) {
      const { type, data } = stored as unknown as SessionEvent;
      overSince = type === 'SessionEnded' ? data.at : undefined;
    }
    return overSince === undefined ? { owner, owners: [owner] } : { owner, owners: [], overSince };
  }

  /** The member whose session this is; undefined when it is none, has ended, or is too old. */
  private async memberIn(digest: string): Promise<{ readonly owner: Owner; readonly at: string } | undefined> {
    let session: { readonly owner: Owner; readonly at: string } | undefined;
    for await (const stored of this.store.read(streamOf('session', digest))) {
      const { type, data } = stored as unknown as SessionEvent;
      if (type === 'SessionSeen') continue;
      const isOld = Date.parse(data.at) + MEMBER_SESSION_MS <= Date.now();
      session = type === 'SessionStarted' && !isOld ? data : undefined;
    }
    return session;
  }
}
