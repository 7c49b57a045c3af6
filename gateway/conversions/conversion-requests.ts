import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { isDeepStrictEqual } from 'node:util';
import { v5 } from 'uuid';
import { REQUEST_KEY_HEADER, requestKey } from '../../contracts/api/conversions.js';
import { Refusal } from '../../contracts/errors.js';
import type { ConversionEvent } from '../../contracts/events/conversion.js';
import { streamOf, type DomainEvent } from '../../contracts/events/domain-event.js';
import { linkExpiry } from '../../contracts/link-lifetime.js';
import { ownerKindOf, type Owner } from '../../contracts/owner.js';
import type { Requested } from '../../contracts/lifecycles/conversion.machine.js';
import { filters } from '../../contracts/subjects.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import {
  isSurelyNotRequested,
  requestConversion,
  RequestedBefore,
  type ConversionRequest,
} from '../../services/platform/conversions/request-conversion.js';
import type { ConversionQuotas } from '../../services/platform/quotas/conversion-quotas.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { load, handle } from '../../services/platform/event-store/streams.js';
import type { Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { BLOBS, BUS, CONVERSION_QUOTAS, SECRETS, SITE_RULES, STORE } from '../ports/gateway-ports.js';
import { discard } from '../uploads/intake.js';
import { Admission } from './admission.js';

/** The namespace of the UUIDs that are derived from the key of a request. */
const KEYED_IDS_NAMESPACE = 'f3a1d5de-6a52-4d0c-9c58-0a7b6c1d2e94';

/** The ids that a request has by its key. */
export interface KeyedIds {
  /** The one that it has now. */
  readonly id: string;
  /** Those that it had if it was sent before, while its sender had not signed in yet. */
  readonly former: readonly string[];
}

/**
 * The ids of what is asked for under the key of a request: always the same, and never those of another requester.
 * Undefined without a key.
 *
 * @param requesters  who asks, as they are called now and as they were before.
 * @throws Refusal `request.invalid`.
 */
export const keyedIds = (request: Request, [now = '', ...before]: readonly string[]): KeyedIds | undefined => {
  const statedKey = request.get(REQUEST_KEY_HEADER);
  if (statedKey === undefined) return undefined;
  const parsed = requestKey.safeParse(statedKey);
  if (parsed.success) {
    const idOf = (requester: string): string => v5(`${requester} ${parsed.data}`, KEYED_IDS_NAMESPACE);
    return { id: idOf(now), former: before.map(idOf) };
  }
  throw new Refusal('request.invalid', {
    field: REQUEST_KEY_HEADER,
    problem: 'must be 16 to 64 letters, digits, - and _',
  });
};

/** The ends that a link was made with; undefined for one that is not there yet. */
export const endsOfLink = async (store: EventStore, hash: string): Promise<LinkEnds | undefined> => {
  for await (const { type, data } of store.read(streamOf('share', hash))) {
    if (type === 'ShareLinkCreated') return { expiresAt: data.expiresAt, latestEnd: data.latestEnd };
  }
  return undefined;
};

/** The request that came under one of these ids before; undefined where none did. */
export const requestedUnder = async (store: EventStore, { id, former }: KeyedIds): Promise<Requested | undefined> => {
  for (const one of [id, ...former]) {
    const { state } = await load(store, { stream: streamOf('conversion', one), decider: conversion });
    if (state.context.requested) return state.context.requested;
  }
  return undefined;
};

type Asked = Pick<Requested, 'options' | 'files'> & { readonly tool: string };

/** The part that two requests share that ask for the same: times and secrets, which are kept apart, are left out. */
const comparable = ({ tool, options, files }: Asked): unknown =>
  JSON.parse(
    JSON.stringify({
      tool,
      options: Object.fromEntries(Object.entries(options).filter(([name]) => !name.startsWith('@'))),
      files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    }),
  );

/**
 * The answer to a request whose key was sent before: the conversion that came of it then, unless it asks for something
 * else now.
 */
export const metBefore = (before: Requested, asked: Asked): RequestedBefore | Refusal =>
  isDeepStrictEqual(comparable(before), comparable(asked))
    ? new RequestedBefore(before)
    : new Refusal('request.key-reused');

/** When a link ends, and the latest end that can be chosen for it; ISO-8601 UTC. */
export interface LinkEnds {
  readonly expiresAt: string;
  readonly latestEnd: string;
}

/** Past it the reply goes out all the same: the request is on the log, so the link will come. */
const LINK_WAIT_MAX_MS = 2000;

/** Puts conversions on the log, and cancels what nobody waits for any more. */
@Injectable()
export class ConversionRequests implements OnModuleInit, OnModuleDestroy {
  /** Called when a share link has come to life, by the hash of the link. */
  private readonly linkWaiters = new Map<string, (ends: LinkEnds) => void>();
  private following: Consumption | undefined;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(Admission) private readonly admission: Admission,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
    @Inject(CONVERSION_QUOTAS) private readonly quotas: ConversionQuotas,
  ) {}

  /** The latest moment at which the link of a conversion can end that is asked for now. */
  async latestEnd(owner: Owner, now: Date): Promise<Date> {
    return linkExpiry(ownerKindOf(owner), now, await this.rules.retention());
  }

  async onModuleInit(): Promise<void> {
    this.following = await this.bus.follow(filters.shareLinks, (event) => {
      if (event.type !== 'ShareLinkCreated') return;
      const { hash, expiresAt, latestEnd } = event.data;
      this.linkWaiters.get(hash)?.({ expiresAt, latestEnd });
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.following?.stop();
  }

  /**
   * Requests a conversion whose result the call itself waits for. Its files are deleted when it is refused.
   *
   * @throws Refusal `guests.turned-away`, `tool.switched-off`, `quota.conversions`, and as {@link Admission.check}.
   */
  async add(requested: ConversionRequest): Promise<void> {
    try {
      const { store, secrets } = this;
      const { conversionId, owner } = requested;
      await this.rules.refuse(owner, requested);
      await this.quotas.within(requested, () =>
        this.admission.admit(conversionId, owner, () => requestConversion({ store, secrets }, requested)),
      );
    } catch (error) {
      if (await isSurelyNotRequested(this.store, requested.conversionId, error))
        await discard(this.blobs, requested.files);
      throw error;
    }
  }

  /**
   * Requests a conversion whose visitor gets a share link at once: the link works when this resolves with its ends.
   * Undefined for a link that is late; it comes all the same.
   *
   * @throws Refusal as {@link add}.
   */
  async addWithLink(requested: ConversionRequest): Promise<LinkEnds | undefined> {
    const { shareHash } = requested;
    await this.rules.refuse(requested.owner, requested);
    let timeout: NodeJS.Timeout | undefined;
    const created = new Promise<LinkEnds | undefined>((resolve) => {
      this.linkWaiters.set(shareHash, resolve);
      timeout = setTimeout(resolve, LINK_WAIT_MAX_MS, undefined);
    });
    let ends: LinkEnds | undefined;
    const request = async (): Promise<void> => {
      await requestConversion({ store: this.store, secrets: this.secrets }, requested);
      ends = await created;
    };
    try {
      await this.quotas.within(requested, () => this.admission.admit(requested.conversionId, requested.owner, request));
      return ends;
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
