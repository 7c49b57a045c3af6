import type {
  DownloadQuestion,
  RestrictQuestion,
  RevokeQuestion,
  ThumbnailQuestion,
  UnlockQuestion,
  ViewQuestion,
} from '../../contracts/api/shared-document.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { requestedEnd } from '../../contracts/link-lifetime.js';
import { filters, questions } from '../../contracts/subjects.js';
import type { OpenAttempts } from '../platform/attempts/attempts.js';
import type { Blobs } from '../platform/blobs/blobs.js';
import { conversion } from '../platform/conversions/conversion.decider.js';
import type { ClockTrust } from '../platform/event-store/clock-trust.js';
import type { Documents } from '../platform/documents/documents.js';
import type { Consumption, Delivery, EventBus } from '../platform/event-bus/event-bus.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { deleteFiles } from '../platform/conversions/delete-files.js';
import { runPeriodically } from '../platform/leases/run-periodically.js';
import { startAlone, type StartOnce } from '../platform/leases/hold-lease.js';
import type { Log } from '../platform/settings/logger.js';
import { openSiteRules, type KnownSiteRules } from '../platform/site/site-rules.js';
import { load } from '../platform/event-store/streams.js';
import { expireLinks } from './expire-links.js';
import { openLinkOwner } from './link-owner.js';
import { openLinks, type Links } from './links.js';
import { openShares } from './shares.js';
import { sweepOrphans } from './sweep-orphans.js';

const ACK_WAIT_MS = 30_000;
const EXPIRY_INTERVAL_MS = 30_000;
const ORPHANS_INTERVAL_MS = 6 * 60 * 60 * 1000;

interface ShareParts {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly documents: Documents;
  readonly blobs: Blobs;
  readonly openAttempts: OpenAttempts;
  readonly clock: () => Date;
  /** Whether the clock is believed as far as something is deleted by it; default: always. */
  readonly isClockTrusted?: ClockTrust;
  /** Starts what one process of many does; default: this process is alone. */
  readonly startOnce?: StartOnce;
  readonly log: Log;
}

/** Issues a link for every requested conversion, answers recipients, and lets links and files die on time. */
export const startShareService = async (parts: ShareParts): Promise<{ stop(): Promise<void> }> => {
  const { store, bus, documents, blobs, openAttempts, clock, startOnce = startAlone, log } = parts;
  const { isClockTrusted = () => Promise.resolve(true) } = parts;
  const links = openLinks(store);
  const rules = openSiteRules(store);
  const linkOwner = openLinkOwner(links, { openAttempts, clock });
  const shares = openShares(store, links, { openAttempts, clock });
  const consumptions = await Promise.all([
    bus.consume({ durable: 'share', filter: filters.requests, concurrency: 1, ackWaitMs: ACK_WAIT_MS }, (delivery) =>
      issue({ store, links, rules, clock }, delivery),
    ),
    ...endings(parts, links),
    bus.answer<UnlockQuestion>(questions.unlockShared, linkOwner.unlock),
    bus.answer<RestrictQuestion>(questions.restrictShareLink, linkOwner.restrict),
    bus.answer<RevokeQuestion>(questions.revokeShareLink, linkOwner.revoke),
    bus.answer<ViewQuestion>(questions.viewShareLink, shares.view),
    bus.answer<DownloadQuestion>(questions.downloadShared, shares.download),
    bus.answer<ThumbnailQuestion>(questions.thumbnailOfShared, shares.thumbnail),
    bus.answer<ThumbnailQuestion>(questions.receiptOfShared, shares.receipt),
    bus.answer<ThumbnailQuestion>(questions.resultEventOfShared, shares.resultEvent),
  ]);
  const expiry = await startOnce('expiry', async () =>
    runPeriodically(EXPIRY_INTERVAL_MS, log, async () => {
      if (await isClockTrusted()) await expireLinks(documents, links, clock);
    }),
  );
  const orphans = await startOnce('orphans', async () =>
    runPeriodically(ORPHANS_INTERVAL_MS, log, async () => {
      if (await isClockTrusted()) await sweepOrphans({ store, blobs, documents, clock });
    }),
  );

  return {
    stop: async () => {
      await Promise.all([expiry.stop(), orphans.stop()]);
      await Promise.all(consumptions.map((consumption) => consumption.stop()));
    },
  };
};

interface Issuing {
  readonly store: EventStore;
  readonly links: Links;
  readonly rules: KnownSiteRules;
  readonly clock: () => Date;
}

/** A conversion that was deleted before its link was there, as after a crash, takes it along now. */
const issue = async ({ store, links, rules, clock }: Issuing, { event }: Delivery): Promise<void> => {
  if (event.type !== 'ConversionRequested') return;
  const { shareHash: hash, conversionId, owner, options } = event.data;
  const retention = await rules.retention();
  const end = requestedEnd(options);
  await links.tell(hash, { type: 'Create', hash, conversionId, owner, end, retention, now: clock() });
  const { state } = await load(store, { stream: streamOf('conversion', conversionId), decider: conversion });
  if (state.matches('deleted')) await links.tell(hash, { type: 'Revoke', now: clock() });
};

/** A link that has ended takes its files along, also those that are made after that; and a deleted conversion its link. */
const endings = ({ store, bus, blobs, clock }: ShareParts, links: Links): Promise<Consumption>[] => {
  const consume = (durable: string, filter: string, handle: (delivery: Delivery) => Promise<void>) =>
    bus.consume({ durable, filter, concurrency: 1, ackWaitMs: ACK_WAIT_MS }, handle);
  const withFiles = async ({ event: { type, data } }: Delivery): Promise<void> => {
    if (type === 'ShareLinkExpired' || type === 'ShareLinkRevoked') await deleteFiles(store, blobs, data.conversionId);
  };
  const madeTooLate = async ({ event: { type, data } }: Delivery): Promise<void> => {
    if (type !== 'ConversionCompleted' && type !== 'ThumbnailDrawn') return;
    const { conversionId } = data;
    const { state } = await load(store, { stream: streamOf('conversion', conversionId), decider: conversion });
    const hash = state.context.requested?.shareHash;
    if (hash === undefined) return;
    const link = await links.look(hash);
    if (link.matches('expired') || link.matches('revoked')) await deleteFiles(store, blobs, conversionId);
  };
  const withLink = async ({ event: { type, data } }: Delivery): Promise<void> => {
    if (type === 'ConversionDeleted') await links.tell(data.shareHash, { type: 'Revoke', now: clock() });
  };
  return [
    consume('share-cleanup', filters.expiries, withFiles),
    consume('share-revoked', filters.revocations, withFiles),
    consume('share-completed', filters.completions, madeTooLate),
    consume('share-drawn', filters.drawings, madeTooLate),
    consume('share-deleted', filters.deletions, withLink),
  ];
};
