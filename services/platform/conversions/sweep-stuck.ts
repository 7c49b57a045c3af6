import { MINUTE_MS } from '../../../contracts/durations.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import { refusalText } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { CONVERSION_DEADLINE_MS, CONVERSION_WAIT_MAX_MS, CONVERSIONS_MAX } from '../../../contracts/limits.js';
import { conversion, type ConversionState } from './conversion.decider.js';
import type { Documents } from '../documents/documents.js';
import { eventIdOf, handle, load } from '../event-store/streams.js';
import type { EventStore } from '../event-store/event-store.js';
import { forgetOnceEnded } from './forget-secrets.js';
import type { Secrets } from '../secrets/conversion-secrets.js';

interface SweepParts {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly secrets: Secrets;
  readonly clock: () => Date;
  /** Nobody could end anything while stores were away, so the time runs anew from here; default: they never were. */
  readonly answeringSince?: Date;
}

/**
 * Ends conversions that no worker brought to an end in time, so that each ends in exactly one way. The time runs from
 * the last start; one that still waits for its turn has its own, as its queue may be long.
 */
export const sweepStuck = async (parts: SweepParts): Promise<void> => {
  const { store, documents, secrets, clock, answeringSince = new Date(0) } = parts;
  const now = clock();
  const underWay = await documents.find<ConversionDocument>(CONVERSIONS_COLLECTION, {
    where: { status: 'processing' },
    sort: { field: 'requestedAt', direction: 'ascending' },
    limit: CONVERSIONS_MAX,
  });
  const old = underWay.filter(({ requestedAt }) => isOver(requestedAt, CONVERSION_DEADLINE_MS, now));
  for (const { id } of old) {
    const { state } = await load(store, { stream: streamOf('conversion', id), decider: conversion });
    const limitMs = limitOf(state);
    const begin = later(beginOf(state), answeringSince.toISOString());
    if (isOver(begin, limitMs, now)) await end({ store, secrets }, id, { limitMs, now });
  }
};

const isOver = (begin: string, limitMs: number, now: Date): boolean => Date.parse(begin) + limitMs <= now.getTime();

const beginOf = ({ context: { startedAt, requested } }: ConversionState): string =>
  startedAt ?? requested?.at ?? new Date(0).toISOString();

const later = (one: string, other: string): string => (one > other ? one : other);

const limitOf = (state: ConversionState): number =>
  state.matches('waiting') ? CONVERSION_WAIT_MAX_MS : CONVERSION_DEADLINE_MS;

interface Overdue {
  readonly limitMs: number;
  readonly now: Date;
}

/** Cancelled when that was asked for, failed otherwise; the stream decides which is possible. */
const end = async (
  { store, secrets }: Pick<SweepParts, 'store' | 'secrets'>,
  id: string,
  { limitMs, now }: Overdue,
): Promise<void> => {
  const stream = streamOf('conversion', id);
  const facts = { minutes: limitMs / MINUTE_MS };
  const code = 'conversion.stuck';
  const fail = { type: 'Fail', code, facts, reason: refusalText(code, facts), now } as const;
  for (const command of [{ type: 'Cancel', now } as const, fail]) {
    const eventId = () => eventIdOf(id, command.type);
    const { state } = await handle(store, { stream, decider: conversion, command, eventId });
    await forgetOnceEnded(secrets, state);
  }
};
