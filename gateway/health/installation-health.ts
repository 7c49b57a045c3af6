import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CheckpointsSentAnswer, Engine, EnginesAnswer, HealthReply } from '../../contracts/api/health.js';
import { filters, questions, type IsolationMessage } from '../../contracts/subjects.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { USERS_COLLECTION } from '../../contracts/read-models/user-document.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { ADAPTERS, BLOBS, BUS, DOCUMENTS, LOG, STORE } from '../ports/gateway-ports.js';
import { version } from '../../services/platform/settings/version.js';
import { openIsolation } from './isolation-of-workers.js';

const PING_SUBJECT = 'ask.gateway.ping';
/** Whoever watches it gives up soon after two seconds. */
const PATIENCE_MS = 1500;
const ENGINES_FRESH_MS = 60_000;

const within = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Whether this process and what it stands on work, asked anew each time. */
@Injectable()
export class Health implements OnModuleInit, OnModuleDestroy {
  private answering: Consumption | undefined;
  private hearing: Consumption | undefined;
  private readonly isolation = openIsolation();
  private engines: { readonly list: readonly Engine[]; readonly at: number } | undefined;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(ADAPTERS) private readonly adapters: Readonly<Record<string, string>>,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.answering = await this.bus.answer(PING_SUBJECT, async () => ({}));
    this.hearing = await this.bus.onSignal(filters.isolation, (message) =>
      this.isolation.hear(message as IsolationMessage),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.answering?.stop();
    await this.hearing?.stop();
  }

  async report(): Promise<HealthReply> {
    const [store, bus, documents, files, engines, checkpoints] = await Promise.all([
      this.works('event store', this.readStore()),
      this.works('event bus', this.bus.ask(PING_SUBJECT, {}, PATIENCE_MS)),
      this.works('read models', this.documents.get(USERS_COLLECTION, 'nobody')),
      this.works('files', this.blobs.probe?.() ?? Promise.resolve()),
      this.enginesFound(),
      this.checkpointsSent(),
    ]);
    const isolation = this.isolation.worst();
    const adapters = {
      ...this.adapters,
      ...(isolation && { sandbox: isolation.level, sandboxedBy: isolation.told }),
    };
    const parts = { 'event store': store, 'event bus': bus, 'read models': documents, files };
    const away = Object.entries(parts).flatMap(([part, works]) => (works ? [] : [part]));
    return { live: true, ready: store && files, away, version, adapters, engines: [...engines], checkpoints };
  }

  private async works(part: string, probe: Promise<unknown>): Promise<boolean> {
    try {
      await within(probe);
      return true;
    } catch (error) {
      this.log.error({ err: error, part }, 'not ready');
      return false;
    }
  }

  private async readStore(): Promise<void> {
    if (this.store.probe) return this.store.probe();
    for await (const _ of this.store.readAll()) return;
  }

  /** The engines of the pdf service, none while it does not answer; it looks for programs, so it is not asked every time. */
  private async enginesFound(): Promise<readonly Engine[]> {
    const now = performance.now();
    if (this.engines && now - this.engines.at < ENGINES_FRESH_MS) return this.engines.list;
    try {
      const { engines: list } = await within(this.bus.ask<EnginesAnswer>(questions.engines, {}, PATIENCE_MS));
      this.engines = { list, at: now };
      return list;
    } catch (error) {
      this.log.warn({ err: error }, 'the engines are not known');
      return [];
    }
  }

  /** How far checkpoints were sent; nothing while the service of the log does not answer. */
  private async checkpointsSent(): Promise<HealthReply['checkpoints']> {
    try {
      const asked = this.bus.ask<CheckpointsSentAnswer>(questions.checkpointsSent, {}, PATIENCE_MS);
      const { destinations } = await within(asked);
      return [...destinations];
    } catch (error) {
      this.log.warn({ err: error }, 'it is not known how far checkpoints were sent');
      return [];
    }
  }
}
