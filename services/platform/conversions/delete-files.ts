import { streamOf } from '../../../contracts/events/domain-event.js';
import type { Blobs } from '../blobs/blobs.js';
import { conversion } from './conversion.decider.js';
import type { EventStore } from '../event-store/event-store.js';
import { load } from '../event-store/streams.js';

/** Deletes every byte of a conversion: what was uploaded, the result and its picture. */
export const deleteFiles = async (store: EventStore, blobs: Blobs, conversionId: string): Promise<void> => {
  const { state } = await load(store, { stream: streamOf('conversion', conversionId), decider: conversion });
  const { requested, result, thumbnail, receipt } = state.context;
  const refs = [...(requested?.files.map(({ blob }) => blob) ?? []), result?.blob, thumbnail, receipt];
  for (const ref of refs) if (ref) await blobs.delete(ref);
};
