import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import type { Owner } from '../../contracts/owner.js';
import { filters } from '../../contracts/subjects.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { latestOf } from '../conversions/conversion-history.js';
import { BUS, DOCUMENTS, LOG } from '../ports/gateway-ports.js';
import { messageOfDocument, messageOfEvent } from './messages.js';
import { Sockets } from './sockets.js';

/** Conversions remembered; whose an older one is, the read model knows. */
const KNOWN_MAX = 10_000;

interface Known {
  readonly owner: Owner;
  /** How it ended; the read model may learn of it a moment later. */
  readonly end?: ProgressMessage;
}

/** Forwards what happens to a conversion to the sockets of its owner and nobody else. */
@Injectable()
export class Live implements OnModuleInit, OnModuleDestroy {
  readonly sockets = new Sockets();
  private readonly known = new LRUCache<string, Known>({ max: KNOWN_MAX });
  private following: readonly Consumption[] = [];

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.following = await Promise.all([
      this.bus.follow(filters.conversions, (event) => this.onEvent(event)),
      this.bus.onSignal(filters.progress, (payload, subject) => {
        const [, owner] = subject.split('.');
        this.sockets.tell(owner as Owner, payload as ProgressMessage);
      }),
    ]);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.following.map((consumption) => consumption.stop()));
  }

  /** The latest conversions of these owners as they stand, oldest first. */
  async snapshotFor(owners: readonly Owner[]): Promise<ProgressMessage[]> {
    const latest = await latestOf(this.documents, owners);
    return latest.reverse().map((document) => this.known.get(document.id)?.end ?? messageOfDocument(document));
  }

  private onEvent(event: StoredEvent): void {
    const message = messageOfEvent(event);
    if (!message) return;
    const { conversionId: id } = message;
    const owner = event.type === 'ConversionRequested' ? event.data.owner : this.known.get(id)?.owner;
    if (!owner) {
      void this.tellOwnerOnRecord(message);
      return;
    }
    this.known.set(id, message.status === 'processing' ? { owner } : { owner, end: message });
    this.sockets.tell(owner, message);
  }

  /** Sends a message to the owner of a conversion that was requested before this gateway started. */
  private async tellOwnerOnRecord(message: ProgressMessage): Promise<void> {
    try {
      const document = await this.documents.get<ConversionDocument>(CONVERSIONS_COLLECTION, message.conversionId);
      if (document) this.sockets.tell(document.owner as Owner, message);
    } catch (error) {
      this.log.error({ err: error, conversionId: message.conversionId }, 'the owner could not be looked up');
    }
  }
}
