import { Inject, Injectable } from '@nestjs/common';
import type { ApiKey, ApiKeyRequest, NewApiKeyReply } from '../../contracts/api/api-keys.js';
import { API_KEYS_MAX } from '../../contracts/api-keys.js';
import { DAY_MS } from '../../contracts/durations.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Owner } from '../../contracts/owner.js';
import { API_KEYS_COLLECTION, type ApiKeyDocument } from '../../contracts/read-models/api-key-document.js';
import { apiKey } from '../../services/platform/accounts/api-key.decider.js';
import { user } from '../../services/platform/accounts/user.decider.js';
import { assertNotTooOften } from '../../services/platform/attempts/assert-not-too-often.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import type { AskingMember } from '../account/member-of-request.js';
import { ATTEMPTS, DOCUMENTS, STORE } from '../ports/gateway-ports.js';
import { ApiKeys } from '../sessions/api-keys.js';
import { digestOfKey, newKey } from '../sessions/token.js';

/** As lists show it. */
export const rowOfKey = ({ id, name, scopes, createdAt, expiresAt, usedAt }: ApiKeyDocument): ApiKey => ({
  id,
  name,
  scopes: [...scopes],
  createdAt,
  expiresAt,
  usedAt,
});

/** The API keys of members: made, listed, revoked. */
@Injectable()
export class MemberKeys {
  private readonly made: Attempts;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ApiKeys) private readonly keys: ApiKeys,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.made = openAttempts({ name: 'api-keys', max: API_KEYS_MAX });
  }

  async of({ owner }: Pick<AskingMember, 'owner'>): Promise<ApiKey[]> {
    const documents = await this.documents.find<ApiKeyDocument>(API_KEYS_COLLECTION, {
      where: { owner, isRevoked: false },
      sort: { field: 'createdAt', direction: 'descending' },
      limit: API_KEYS_MAX * 2,
    });
    return documents.map(rowOfKey);
  }

  /** @throws Refusal `key.too-many`, `request.too-often`, `session.missing`. */
  async make({ owner, userId }: AskingMember, { name, scopes, days }: ApiKeyRequest): Promise<NewApiKeyReply> {
    const count = await this.documents.count(API_KEYS_COLLECTION, { where: { owner, isRevoked: false } });
    if (count >= API_KEYS_MAX) throw new Refusal('key.too-many', { limit: API_KEYS_MAX });
    // The list knows of a new key a moment later: whoever asks for very many at once is stopped here.
    await assertNotTooOften(this.made, owner);
    const now = new Date();
    const { keyId, secret } = newKey();
    const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString();
    const key = { keyId, owner, name, digest: digestOfKey(secret), scopes, expiresAt };
    const command = { type: 'Create', key, now } as const;
    await handle(this.store, { stream: streamOf('key', keyId), decider: apiKey, command });
    const { state } = await load(this.store, { stream: streamOf('user', userId), decider: user });
    if (state.isGone) {
      await this.end(keyId, null);
      throw new Refusal('session.missing');
    }
    return { key: { id: keyId, name, scopes, createdAt: now.toISOString(), expiresAt, usedAt: null }, secret };
  }

  /** @throws Refusal `key.not-found`, also for one of somebody else. */
  async revoke({ owner }: Pick<AskingMember, 'owner'>, id: string): Promise<void> {
    await this.revokeOne(id, null, (whose) => whose === owner);
  }

  /** @throws Refusal `key.not-found`. */
  async revokeAny(id: string, by: Owner): Promise<void> {
    await this.revokeOne(id, by, () => true);
  }

  private async revokeOne(id: string, by: Owner | null, isTheirs: (owner: Owner) => boolean): Promise<void> {
    const { state } = await load(this.store, { stream: streamOf('key', id), decider: apiKey });
    if (!state.key || state.isRevoked || !isTheirs(state.key.owner)) throw new Refusal('key.not-found');
    await this.end(id, by);
  }

  private async end(id: string, by: Owner | null): Promise<void> {
    const command = { type: 'Revoke', by, now: new Date() } as const;
    await handle(this.store, { stream: streamOf('key', id), decider: apiKey, command });
    this.keys.revoked(id);
  }
}
