import { Inject, Injectable } from '@nestjs/common';
import type { MemberSession } from '../../contracts/api/own-account.js';
import { Refusal } from '../../contracts/errors.js';
import type { SessionEvent } from '../../contracts/events/account.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { LIST_PAGE } from '../../contracts/limits.js';
import type { Owner } from '../../contracts/owner.js';
import { SESSIONS_COLLECTION, type SessionDocument } from '../../contracts/read-models/session-document.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { eventIdOf } from '../../services/platform/event-store/streams.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { DOCUMENTS, STORE } from '../ports/gateway-ports.js';
import { MEMBER_SESSION_MS, Visitors } from '../sessions/visitor-sessions.js';
import type { AskingMember } from './member-of-request.js';
import { owned } from './owned-lists.js';
import { everyOne } from './newest-first.js';

/** The first conversion of an owner begins a session under the owner's own name, which is none of a browser. */
const isOfBrowser = ({ id, owner }: SessionDocument): boolean => id !== owner;

/** Lists where a member is signed in, and signs them out there. */
@Injectable()
export class MemberSessions {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Visitors) private readonly visitors: Visitors,
  ) {}

  async of({ owner, digest }: AskingMember): Promise<MemberSession[]> {
    const sessions = await this.open(owner);
    const rows = sessions.map(({ id, startedAt, seenAt, device }) => {
      return { id, startedAt, seenAt, device, isCurrent: id === digest };
    });
    return rows.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** @throws Refusal `session.not-found`, also for one of somebody else. */
  async end({ owner }: AskingMember, id: string): Promise<number> {
    const document = await this.documents.get<SessionDocument>(SESSIONS_COLLECTION, id);
    if (document?.owner !== owner || !isOfBrowser(document)) throw new Refusal('session.not-found');
    await this.endOne(owner, id);
    return 1;
  }

  async endOthers({ owner, digest }: AskingMember): Promise<number> {
    const others = (await this.open(owner)).filter(({ id }) => id !== digest);
    for (const { id } of others) await this.endOne(owner, id);
    return others.length;
  }

  /** In how many browsers a member is signed in. */
  async countOf(owner: Owner): Promise<number> {
    return (await this.open(owner)).length;
  }

  /** @returns how many there were. */
  async endAll(owner: Owner): Promise<number> {
    const all = await this.open(owner);
    for (const { id } of all) await this.endOne(owner, id);
    return all.length;
  }

  private async open(owner: Owner): Promise<SessionDocument[]> {
    const oldest = new Date(Date.now() - MEMBER_SESSION_MS).toISOString();
    const open: SessionDocument[] = [];
    const asked = { owners: [owner], limit: LIST_PAGE.max };
    for await (const session of everyOne<SessionDocument>(this.documents, owned.sessions, asked)) {
      if (session.startedAt <= oldest) break;
      if (!session.isEnded && isOfBrowser(session)) open.push(session);
    }
    return open;
  }

  /** Once: a session does not begin again. */
  private async endOne(owner: Owner, digest: string): Promise<void> {
    const data = { owner, at: new Date().toISOString() };
    const ended: SessionEvent = { type: 'SessionEnded', version: 1, data };
    await this.store.append(streamOf('session', digest), [{ ...ended, id: eventIdOf('end', digest) }], 'any');
    this.visitors.changed({ digest });
  }
}
