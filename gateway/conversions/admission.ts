import {
  Inject,
  Injectable,
  type OnModuleDestroy,
  type OnModuleInit,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../../contracts/errors.js';
import { CONVERSION_DEADLINE_MS, CONVERSION_WAIT_MAX_MS, CONVERSIONS_MAX } from '../../contracts/limits.js';
import type { Owner } from '../../contracts/owner.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import { filters, type UsedMessage } from '../../contracts/subjects.js';
import { openCpuBudget, type CpuBudget } from '../../services/platform/conversions/cpu-budgets.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import type { Config } from '../../services/platform/settings/config.js';
import { networkOf } from '../http/request-values.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { BUS, CONFIG, DOCUMENTS, SITE_RULES } from '../ports/gateway-ports.js';
import { ownerOf } from '../sessions/session.js';

/** One network, which may be that of several visitors, gets so many times the queue and the budget of one. */
const VISITORS_PER_NETWORK = { queue: 3, budget: 4 };
const REMEMBERED_MAX = 10_000;
/** Seconds after which a place in a queue may have become free. */
const RETRY_SECONDS = 30;
const MINUTE_SECONDS = 60;
const UNFINISHED_MS_MAX = CONVERSION_WAIT_MAX_MS + CONVERSION_DEADLINE_MS;

interface Unfinished {
  readonly owner: Owner;
  /** The network that asked; undefined for what another gateway took, or this one before a restart. */
  readonly network: string | undefined;
}

/** How many conversions may wait at once, and the seconds of a processor in an hour: what there is of each, and is left. */
export interface Room {
  readonly queue: { readonly limit: number; readonly left: number };
  readonly processor: { readonly limit: number; readonly left: number };
}

/** Keeps visitors, and networks, within their queues and budgets. In memory; restarted, it knows the queues again. */
@Injectable()
export class Admission implements OnModuleInit, OnModuleDestroy {
  /** Conversions that have not ended, by id; the sweeper ends whatever lasts longer. */
  private readonly unfinished = new LRUCache<string, Unfinished>({ max: REMEMBERED_MAX, ttl: UNFINISHED_MS_MAX });
  private readonly ended = new LRUCache<string, Unfinished | true>({ max: REMEMBERED_MAX });
  /** The network that each visitor asked from last. */
  private readonly networks = new LRUCache<Owner, string>({ max: REMEMBERED_MAX });
  private readonly ownBudget: CpuBudget;
  private readonly networkBudget: CpuBudget;
  private following: readonly Consumption[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(DOCUMENTS) private readonly documents: Documents,
  ) {
    const secondsPerHour = config.CPU_MINUTES_PER_HOUR * MINUTE_SECONDS;
    this.ownBudget = openCpuBudget({ secondsPerHour });
    this.networkBudget = openCpuBudget({ secondsPerHour: secondsPerHour * VISITORS_PER_NETWORK.budget });
  }

  async onModuleInit(): Promise<void> {
    this.following = await Promise.all([
      this.bus.follow(filters.conversions, (event) => this.onEvent(event)),
      this.bus.onSignal(filters.used, (payload) => this.onUsed(payload as UsedMessage)),
    ]);
    const underWay = await this.documents.find<ConversionDocument>(CONVERSIONS_COLLECTION, {
      where: { status: 'processing' },
      sort: { field: 'requestedAt', direction: 'descending' },
      limit: CONVERSIONS_MAX,
    });
    for (const { id, owner } of underWay) this.count(id, { owner: owner as Owner, network: undefined });
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.following.map((consumption) => consumption.stop()));
  }

  /**
   * Whether a visitor who asks from this network may request a conversion now.
   *
   * @throws Refusal `queue.full`, `queue.visitor-full`, `queue.network-full`, `queue.budget-spent`.
   */
  check(owner: Owner, network: string): void {
    this.networks.set(owner, network);
    const { QUEUE_PER_VISITOR } = this.config;
    this.unfinished.purgeStale();
    const all = [...this.unfinished.values()];
    refuseFrom(CONVERSIONS_MAX, all.length, 'queue.full');
    refuseFrom(QUEUE_PER_VISITOR, all.filter((one) => one.owner === owner).length, 'queue.visitor-full');
    const ofNetwork = all.filter((one) => one.network === network).length;
    refuseFrom(QUEUE_PER_VISITOR * VISITORS_PER_NETWORK.queue, ofNetwork, 'queue.network-full');
    const seconds = Math.max(this.ownBudget.secondsUntilMore(owner), this.networkBudget.secondsUntilMore(network));
    if (seconds > 0) throw new Refusal('queue.budget-spent', { seconds });
  }

  /** The room that is left for a visitor from this network, as {@link check} would say. */
  roomFor(owner: Owner, network: string): Room {
    const { QUEUE_PER_VISITOR } = this.config;
    const all = [...this.unfinished.values()];
    const own = all.filter((one) => one.owner === owner).length;
    const secondsLeft = Math.min(this.ownBudget.secondsLeft(owner), this.networkBudget.secondsLeft(network));
    return {
      queue: { limit: QUEUE_PER_VISITOR, left: Math.max(0, QUEUE_PER_VISITOR - own) },
      processor: { limit: this.config.CPU_MINUTES_PER_HOUR * MINUTE_SECONDS, left: secondsLeft },
    };
  }

  /**
   * Has a conversion requested that has its place from then on, unless that fails.
   *
   * @throws Refusal as {@link check}, or what `request` throws.
   */
  async admit(conversionId: string, owner: Owner, request: () => Promise<void>): Promise<void> {
    const network = this.networks.get(owner);
    this.check(owner, network ?? '');
    const isCounted = this.unfinished.has(conversionId);
    this.count(conversionId, { owner, network });
    try {
      await request();
    } catch (error) {
      if (!isCounted) this.unfinished.delete(conversionId);
      throw error;
    }
  }

  private count(conversionId: string, one: Unfinished): void {
    if (!this.unfinished.has(conversionId) && !this.ended.has(conversionId)) this.unfinished.set(conversionId, one);
  }

  private onEvent({ type, data }: StoredEvent): void {
    switch (type) {
      case 'ConversionRequested':
        return this.count(data.conversionId, { owner: data.owner, network: undefined });
      case 'ConversionCompleted':
      case 'ConversionFailed':
      case 'ConversionCancelled':
        this.ended.set(data.conversionId, this.unfinished.get(data.conversionId) ?? true);
        this.unfinished.delete(data.conversionId);
    }
  }

  private onUsed({ owner, conversionId, cpuSeconds }: UsedMessage): void {
    this.ownBudget.spend(owner, cpuSeconds);
    const one = this.unfinished.get(conversionId) ?? this.ended.get(conversionId);
    if (one && one !== true && one.network !== undefined) this.networkBudget.spend(one.network, cpuSeconds);
  }
}

const refuseFrom = (
  limit: number,
  count: number,
  code: 'queue.full' | 'queue.visitor-full' | 'queue.network-full',
): void => {
  if (count >= limit) throw new Refusal(code, { limit, seconds: RETRY_SECONDS });
};

/** Tells a program how much it may still ask for (draft-ietf-httpapi-ratelimit-headers, 3 and 4). */
const tellRoom = ({ queue, processor }: Room, response: Response): void => {
  response.set({
    'RateLimit-Policy':
      `"queue";q=${queue.limit};qu="concurrent-requests", ` +
      `"processor";q=${processor.limit};w=3600;qu="processor-seconds"`,
    RateLimit: `"queue";r=${queue.left}, "processor";r=${processor.left}`,
  });
};

/** Refuses calls that lead to conversions while their visitor may request none, with their files unread. */
@Injectable()
export class RoomInQueue implements CanActivate {
  constructor(
    @Inject(Admission) private readonly admission: Admission,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const owner = ownerOf(request);
    await this.rules.refuseGuest(owner);
    const network = networkOf(request.ip);
    tellRoom(this.admission.roomFor(owner, network), http.getResponse<Response>());
    this.admission.check(owner, network);
    return true;
  }
}
