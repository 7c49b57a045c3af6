import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { filters } from '../../contracts/subjects.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle } from '../../services/platform/event-store/streams.js';
import { BUS, LOG, STORE } from '../ports/gateway-ports.js';

/**
 * Deletes what was uploaded for a question, and its result, once the answer has been sent or nobody waits for it any
 * more: nobody has a link to it. What a killed gateway leaves is deleted by `sweepQuestions`.
 */
@Injectable()
export class AnsweredQuestions implements OnModuleInit, OnModuleDestroy {
  /** Questions that nobody waits for any more and that have not ended yet. */
  private readonly unended = new Set<string>();
  private readonly deleting = new Set<Promise<void>>();
  private following: Consumption | undefined;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.following = await this.bus.follow(filters.conversions, ({ data }) => {
      if ('conversionId' in data && this.unended.has(data.conversionId)) this.forget(data.conversionId);
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.following?.stop();
    await Promise.all(this.deleting);
  }

  forgetAfter(response: Response, conversionId: string): void {
    response.once('close', () => {
      this.unended.add(conversionId);
      this.forget(conversionId);
    });
  }

  private forget(conversionId: string): void {
    const deleting = this.delete(conversionId)
      .catch((error: unknown) => this.log.error({ err: error, conversionId }, 'an answered question was not deleted'))
      .finally(() => this.deleting.delete(deleting));
    this.deleting.add(deleting);
  }

  private async delete(conversionId: string): Promise<void> {
    try {
      const command = { type: 'Delete', now: new Date() } as const;
      await handle(this.store, { stream: streamOf('conversion', conversionId), decider: conversion, command });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'conversion.not-ended') return; // its end is waited for
    }
    this.unended.delete(conversionId);
  }
}
