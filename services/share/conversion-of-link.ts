import { LRUCache } from 'lru-cache';
import { streamOf } from '../../contracts/events/domain-event.js';
import { conversion, type ConversionState } from '../platform/conversions/conversion.decider.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { load, type Loaded } from '../platform/event-store/streams.js';
import type { ShareLinkState } from './share-link.decider.js';

const REMEMBERED_MAX = 1000;
/** Names of files are among what is remembered: no longer than a rush of visitors needs. */
const REMEMBERED_MS = 60_000;

/** The conversion behind a link, as it stands: what is remembered of it, and what its stream has had since. */
export const openConversions = (store: EventStore): ((link: ShareLinkState) => Promise<ConversionState>) => {
  const remembered = new LRUCache<string, Loaded<ConversionState>>({ max: REMEMBERED_MAX, ttl: REMEMBERED_MS });

  return async ({ context: { conversionId } }) => {
    const stream = streamOf('conversion', conversionId);
    const from = remembered.get(stream);
    const loaded = await load(store, { stream, decider: conversion, from });
    if (loaded.revision !== (from?.revision ?? -1)) remembered.set(stream, loaded);
    return loaded.state;
  };
};
