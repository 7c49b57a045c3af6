import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { filters } from '../../contracts/subjects.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import { BUS } from '../gateway-ports.js';

/** Past it the reply goes out all the same: the request is on the log, so the link will come. */
const PATIENCE_MS = 2000;

/** Tells when a share link has come to life, so that the visitor gets no link that does not work yet. */
@Injectable()
export class IssuedLinks implements OnModuleInit, OnModuleDestroy {
  private readonly waiting = new Map<string, () => void>();
  private following: Consumption | undefined;

  constructor(@Inject(BUS) private readonly bus: EventBus) {}

  async onModuleInit(): Promise<void> {
    this.following = await this.bus.follow(filters.shareLinks, (event) => {
      if (event.type === 'ShareLinkCreated') this.waiting.get(event.data.hash)?.();
    });
  }

  /** Runs what leads to the link, then waits for the link. */
  async after(hash: string, cause: () => Promise<void>): Promise<void> {
    let patience: NodeJS.Timeout | undefined;
    const issued = new Promise<void>((resolve) => {
      this.waiting.set(hash, resolve);
      patience = setTimeout(resolve, PATIENCE_MS);
    });
    try {
      await cause();
      await issued;
    } finally {
      clearTimeout(patience);
      this.waiting.delete(hash);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.following?.stop();
  }
}
