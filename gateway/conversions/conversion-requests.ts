import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Refusal } from '../../contracts/errors.js';
import { streamOf, type DomainEvent } from '../../contracts/events/domain-event.js';
import { filters } from '../../contracts/subjects.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle } from '../../services/platform/event-store/streams.js';
import type { Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import { BLOBS, BUS, SECRETS, STORE } from '../ports/gateway-ports.js';
import { discard } from '../uploads/intake.js';
import { Admission } from './admission.js';
import { requestConversion, type ConversionRequest } from './request-conversion.js';
import type { ConversionEvent } from '../../contracts/events/conversion.js';

/** Past it the reply goes out all the same: the request is on the log, so the link will come. */
const LINK_WAIT_MAX_MS = 2000;

/** Puts conversions on the log, and cancels what nobody waits for any more. */
@Injectable()
export class ConversionRequests implements OnModuleInit, OnModuleDestroy {
  /** Called when a share link has come to life, by the hash of the link. */
  private readonly linkWaiters = new Map<string, () => void>();
  private following: Consumption | undefined;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(Admission) private readonly admission: Admission,
  ) {}

  async onModuleInit(): Promise<void> {
    this.following = await this.bus.follow(filters.shareLinks, (event) => {
      if (event.type === 'ShareLinkCreated') this.linkWaiters.get(event.data.hash)?.();
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.following?.stop();
  }

  /** Requests a conversion whose result the call itself waits for. Its files are deleted when the request fails. */
  async add(requested: ConversionRequest): Promise<void> {
    try {
      const { store, secrets } = this;
      const { conversionId, owner } = requested;
      await this.admission.admit(conversionId, owner, () => requestConversion({ store, secrets }, requested));
    } catch (error) {
      await discard(this.blobs, requested.files);
      throw error;
    }
  }

  /** Requests a conversion whose visitor gets a share link at once: the link works when this resolves. */
  async addWithLink(requested: ConversionRequest): Promise<void> {
    const { shareHash } = requested;
    let timeout: NodeJS.Timeout | undefined;
    const created = new Promise<void>((resolve) => {
      this.linkWaiters.set(shareHash, resolve);
      timeout = setTimeout(resolve, LINK_WAIT_MAX_MS);
    });
    const request = async (): Promise<void> => {
      await requestConversion({ store: this.store, secrets: this.secrets }, requested);
      await created;
    };
    try {
      await this.admission.admit(requested.conversionId, requested.owner, request);
    } finally {
      clearTimeout(timeout);
      this.linkWaiters.delete(shareHash);
    }
  }

  /** Cancels a conversion; where it has ended meanwhile, its end is returned instead. */
  async takeBack(conversionId: string): Promise<Ended | undefined> {
    const stream = streamOf('conversion', conversionId);
    try {
      await handle(this.store, { stream, decider: conversion, command: { type: 'RequestCancel', now: new Date() } });
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      for await (const event of this.store.read(stream)) if (isEnd(event)) return event;
      throw error;
    }
  }
}

/** How a conversion came to its one end. */
export type Ended = Extract<
  ConversionEvent,
  { type: 'ConversionCompleted' | 'ConversionFailed' | 'ConversionCancelled' }
>;

export const isEnd = (event: DomainEvent): event is Ended =>
  event.type === 'ConversionCompleted' || event.type === 'ConversionFailed' || event.type === 'ConversionCancelled';
