import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { QUESTION_AGE_MAX_MS } from '../../../contracts/limits.js';
import type { Documents } from '../documents/documents.js';
import { eventIdOf, handle } from '../event-store/streams.js';
import type { EventStore } from '../event-store/event-store.js';
import { conversion } from './conversion.decider.js';

const BATCH_QUESTIONS = 100;

interface SweepParts {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly clock: () => Date;
}

/** Deletes questions that a gateway could not delete with their answer, such as one that was killed in between. */
export const sweepQuestions = async ({ store, documents, clock }: SweepParts): Promise<void> => {
  const now = clock();
  const oldest = await documents.find<ConversionDocument>(CONVERSIONS_COLLECTION, {
    where: { isQuestion: true, isDeleted: false },
    sort: { field: 'requestedAt', direction: 'ascending' },
    limit: BATCH_QUESTIONS,
  });
  const over = oldest.filter(({ requestedAt }) => Date.parse(requestedAt) + QUESTION_AGE_MAX_MS <= now.getTime());
  for (const { id } of over) await forget(store, id, now);
};

/** One that has not ended yet is ended by `sweepStuck` first; one that is deleted already needs nothing. */
const forget = async (store: EventStore, id: string, now: Date): Promise<void> => {
  try {
    const command = { type: 'Delete', now } as const;
    const eventId = () => eventIdOf(id, 'question-over');
    await handle(store, { stream: streamOf('conversion', id), decider: conversion, command, eventId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};
