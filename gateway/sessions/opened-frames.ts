import { Inject, Injectable } from '@nestjs/common';
import type { ApiKeyScope } from '../../contracts/api-keys.js';
import { idOfFrame } from '../../contracts/embedding/embed.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { embed } from '../../services/platform/accounts/embed.decider.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG, STORE } from '../ports/gateway-ports.js';
import { ApiKeys, isSameDigest, type OpenedKey } from './api-keys.js';
import { digestOfKey } from './token.js';
import type { Visitor } from './visitor-sessions.js';

/** A frame on a page of another site that is open. */
export interface OpenedFrame {
  readonly id: string;
  /** Its only tool; null for every tool. */
  readonly tool: string | null;
  /** A frame has the scopes of the key that its token was made with. */
  readonly scopes: readonly ApiKeyScope[];
  /** The member of the key, to whom all that is made belongs; nothing that the member has is seen. */
  readonly visitor: Visitor;
}

/** Knows the frames on pages of other sites by the secrets that they call with. */
@Injectable()
export class OpenedFrames {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ApiKeys) private readonly keys: ApiKeys,
  ) {}

  /** Nothing is remembered of it, so that it ends at once with its key. @throws Refusal `embed.over`. */
  async open(secret: string): Promise<OpenedFrame> {
    const id = idOfFrame(secret);
    if (id === undefined) throw new Refusal('embed.over');
    const { state } = await load(this.store, { stream: streamOf('embed', id), decider: embed });
    const { embed: made, opened } = state;
    if (!made || !opened || !isSameDigest(opened.digest, digestOfKey(secret))) throw new Refusal('embed.over');
    const isOver = opened.endsAt <= new Date().toISOString() || !this.config.EMBED_ORIGINS.includes(made.origin);
    if (isOver) throw new Refusal('embed.over');
    const { scopes, visitor } = await this.keyWithId(made.keyId);
    const { owner, owners: accounts } = visitor;
    return { id, tool: made.onlyTool, scopes, visitor: { owner, owners: [], accounts } };
  }

  private async keyWithId(keyId: string): Promise<OpenedKey> {
    try {
      return await this.keys.withId(keyId);
    } catch (error) {
      throw error instanceof Refusal && error.code.startsWith('key.')
        ? new Refusal('embed.over', {}, { cause: error })
        : error;
    }
  }
}
