import { Inject, Injectable } from '@nestjs/common';
import { cursorOf, placeOf } from '../../contracts/api/list-page.js';
import type { MembersReply, SiteMember } from '../../contracts/api/members.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { memberOf, type Owner } from '../../contracts/owner.js';
import type { Quota } from '../../contracts/quotas.js';
import { API_KEYS_COLLECTION } from '../../contracts/read-models/api-key-document.js';
import { STORED_FILES_COLLECTION } from '../../contracts/read-models/stored-files-document.js';
import { USERS_COLLECTION, type UserDocument } from '../../contracts/read-models/user-document.js';
import { user, type UserState } from '../../services/platform/accounts/user.decider.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { MemberSessions } from '../account/member-sessions.js';
import { DOCUMENTS, SITE_RULES, STORE } from '../ports/gateway-ports.js';
import { Visitors } from '../sessions/visitor-sessions.js';

interface Page {
  readonly after?: string | undefined;
  readonly limit: number;
}

const userIdOf = (owner: string): string => owner.slice(memberOf('').length);

/** The members of this site, as its administrators see and bound them. */
@Injectable()
export class SiteMembers {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
    @Inject(MemberSessions) private readonly sessions: MemberSessions,
    @Inject(Visitors) private readonly visitors: Visitors,
  ) {}

  /** Whoever signed in last comes first; who has been erased is left out. */
  async page({ after, limit }: Page): Promise<MembersReply> {
    const place = after === undefined ? undefined : placeOf(after);
    const users = await this.documents.find<UserDocument>(USERS_COLLECTION, {
      sort: { field: 'lastLoginAt', direction: 'descending' },
      ...(place && { after: { value: place.at, id: place.id } }),
      limit: limit + 1,
    });
    const shown = users.slice(0, limit);
    const last = shown.at(-1);
    const next = users.length > limit && last ? cursorOf({ at: last.lastLoginAt, id: last.id }) : null;
    const quotas = await this.rules.quotas();
    const members = await Promise.all(shown.map((one) => this.row(one, quotas.get(userIdOf(one.id)) ?? null)));
    return { members: members.filter((one) => one !== undefined), next };
  }

  /**
   * Bounds one member otherwise than the others; null lifts it.
   *
   * @throws Refusal `member.not-found`.
   */
  async bound(userId: string, quota: Quota | null, by: Owner): Promise<void> {
    await this.stateOf(userId);
    const stamp = { userId, by, now: new Date() };
    await this.rules.change([
      quota ? { type: 'SetMemberQuota', quota, ...stamp } : { type: 'LiftMemberQuota', ...stamp },
    ]);
  }

  /**
   * Signs a member out everywhere, whatever the lists know of yet.
   *
   * @returns in how many browsers they were signed in, as far as lists know.
   * @throws Refusal `member.not-found`.
   */
  async endSessions(userId: string, by: Owner): Promise<number> {
    await this.stateOf(userId);
    const owner = memberOf(userId);
    const command = { type: 'EndSessions', userId, by, now: new Date() } as const;
    await handle(this.store, { stream: streamOf('user', userId), decider: user, command });
    this.visitors.changed({ owner });
    return this.sessions.endAll(owner);
  }

  private async stateOf(userId: string): Promise<UserState> {
    const { state, revision } = await load(this.store, { stream: streamOf('user', userId), decider: user });
    if (revision < 0 || state.isGone) throw new Refusal('member.not-found', { member: userId });
    return state;
  }

  private async row(document: UserDocument, quota: Quota | null): Promise<SiteMember | undefined> {
    const { id: owner, name, email, since, lastActiveAt } = document;
    const id = userIdOf(owner);
    const { state } = await load(this.store, { stream: streamOf('user', id), decider: user });
    if (state.isGone) return undefined;
    const owners = [owner as Owner, ...state.guests];
    const [files, bytes, sessions, keys] = await Promise.all([
      this.ofEach(owners, (one) => this.documents.count(STORED_FILES_COLLECTION, stored(one))),
      this.ofEach(owners, (one) => this.documents.sum(STORED_FILES_COLLECTION, 'bytes', stored(one))),
      this.sessions.countOf(owner as Owner),
      this.documents.count(API_KEYS_COLLECTION, { where: { owner, isRevoked: false } }),
    ]);
    return { id, name, email, since, lastActiveAt, files, storedBytes: bytes, sessions, keys, quota };
  }

  private async ofEach(owners: readonly Owner[], count: (owner: Owner) => Promise<number>): Promise<number> {
    return (await Promise.all(owners.map(count))).reduce((sum, one) => sum + one, 0);
  }
}

const stored = (owner: Owner) => ({ where: { owner }, since: { field: 'bytes', from: 1 } });
