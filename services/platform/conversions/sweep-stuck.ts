import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import { refusalText } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { CONVERSION_DEADLINE_MS } from '../../../contracts/limits.js';
import { conversion } from './conversion.decider.js';
import type { Documents } from '../documents/documents.js';
import { eventIdOf } from '../event-id.js';
import type { EventStore } from '../event-store/event-store.js';
import { forgetOnceEnded } from './forget-secrets.js';
import type { Secrets } from '../secrets/conversion-secrets.js';
import { handle } from '../streams.js';

const MINUTE_MS = 60_000;
const BATCH = 100;

interface SweepParts {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly secrets: Secrets;
  readonly clock: () => Date;
}

/** Ends conversions that no worker brought to an end in time, so that each ends in exactly one way. */
export const sweepStuck = async ({ store, documents, secrets, clock }: SweepParts): Promise<void> => {
  const now = clock();
  const oldest = await documents.find<ConversionDocument>(CONVERSIONS_COLLECTION, {
    where: { status: 'processing' },
    sort: { field: 'requestedAt', direction: 'ascending' },
    limit: BATCH,
  });
  const overdue = oldest.filter(({ requestedAt }) => Date.parse(requestedAt) + CONVERSION_DEADLINE_MS <= now.getTime());
  for (const { id } of overdue) await end({ store, secrets }, id, now);
};

/** Cancelled when that was asked for, failed otherwise; the stream decides which is possible. */
const end = async ({ store, secrets }: Pick<SweepParts, 'store' | 'secrets'>, id: string, now: Date): Promise<void> => {
  const stream = streamOf('conversion', id);
  const facts = { minutes: CONVERSION_DEADLINE_MS / MINUTE_MS };
  const code = 'conversion.stuck';
  const fail = { type: 'Fail', code, facts, reason: refusalText(code, facts), now } as const;
  for (const command of [{ type: 'Cancel', now } as const, fail]) {
    const eventId = () => eventIdOf(id, command.type);
    const { state } = await handle(store, { stream, decider: conversion, command, eventId });
    await forgetOnceEnded(secrets, state);
  }
};
