import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { streamOf } from '../../contracts/events/domain-event.js';
import { filters } from '../../contracts/subjects.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { BUS, STORE } from '../ports/gateway-ports.js';
import { isEnd, type Ended } from './conversion-requests.js';

/** Tells of the end of conversions that are on the log, whether or not it has come already. */
@Injectable()
export class ConversionEnds implements OnModuleInit, OnModuleDestroy {
  private readonly waiting = new Map<string, Set<(end: Ended) => void>>();
  private following: Consumption | undefined;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BUS) private readonly bus: EventBus,
  ) {}

  async onModuleInit(): Promise<void> {
    this.following = await this.bus.follow(filters.conversions, (event) => {
      if (isEnd(event)) for (const tell of this.waiting.get(event.data.conversionId) ?? []) tell(event);
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.following?.stop();
  }

  /** @returns undefined when it has not ended by the time that this is over. */
  async endOf(conversionId: string, over: AbortSignal): Promise<Ended | undefined> {
    const listeners = this.waiting.get(conversionId) ?? new Set();
    this.waiting.set(conversionId, listeners);
    let tell: (end: Ended | undefined) => void = () => undefined;
    const end = new Promise<Ended | undefined>((resolve) => {
      tell = resolve;
    });
    listeners.add(tell);
    const giveUp = (): void => tell(undefined);
    over.addEventListener('abort', giveUp, { once: true });
    try {
      const known = await this.onLog(conversionId);
      return known ?? (over.aborted ? undefined : await end);
    } finally {
      over.removeEventListener('abort', giveUp);
      listeners.delete(tell);
      if (listeners.size === 0) this.waiting.delete(conversionId);
    }
  }

  private async onLog(conversionId: string): Promise<Ended | undefined> {
    for await (const event of this.store.read(streamOf('conversion', conversionId))) if (isEnd(event)) return event;
    return undefined;
  }
}
