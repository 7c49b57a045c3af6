import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Owner } from '../../contracts/owner.js';
import { eventIdOf } from '../../services/platform/event-store/streams.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { LOG, STORE } from '../ports/gateway-ports.js';
import { deviceWords } from './device-words.js';

const REMEMBERED_MAX = 10_000;
const DATE_CHARS = 10;

/** Notes on the log on which days a member's session was used, and from what kind of device. */
@Injectable()
export class SeenSessions {
  /** The day each session was last noted on. */
  private readonly noted = new LRUCache<string, string>({ max: REMEMBERED_MAX });

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** A full disk keeps nobody from reading what is theirs. */
  async note({ digest, owner }: { readonly digest: string; readonly owner: Owner }, userAgent?: string): Promise<void> {
    const at = new Date().toISOString();
    const day = at.slice(0, DATE_CHARS);
    if (this.noted.get(digest) === day) return;
    this.noted.set(digest, day);
    const data = { owner, device: deviceWords(userAgent), at };
    const seen = { id: eventIdOf('seen', digest, day), type: 'SessionSeen', version: 1, data } as const;
    try {
      await this.store.append(streamOf('session', digest), [seen], 'any');
    } catch (error) {
      this.log.warn({ err: error }, 'that a session was used could not be noted');
    }
  }
}
