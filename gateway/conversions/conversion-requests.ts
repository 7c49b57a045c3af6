import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import type { Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import { handle } from '../../services/platform/event-store/streams.js';
import { BLOBS, SECRETS, STORE } from '../gateway-ports.js';
import { Admission } from './admission.js';
import { isEnd, type Ended } from './conversion-end.js';
import { discard } from '../uploads/intake.js';
import { requestConversion } from './request-conversion.js';

/** Puts conversions on the log, and takes them back; the files of one that does not get there are deleted. */
@Injectable()
export class ConversionRequests {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(Admission) private readonly admission: Admission,
  ) {}

  async add(requested: Parameters<typeof requestConversion>[1]): Promise<void> {
    try {
      const { store, secrets } = this;
      const { conversionId, owner } = requested;
      await this.admission.admit(conversionId, owner, () => requestConversion({ store, secrets }, requested));
    } catch (error) {
      await discard(this.blobs, requested.files);
      throw error;
    }
  }

  /** Cancels what nobody waits for any more, unless it has come to its end meanwhile: then that. */
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
