import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import { isRefusalCode, Refusal } from '../../contracts/errors.js';
import type { ConversionEvent, Note, ResultFile } from '../../contracts/events/conversion.js';
import { streamOf, type DomainEvent } from '../../contracts/events/domain-event.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import { JOB_DEADLINE_MS } from '../../contracts/limits.js';
import type { Owner } from '../../contracts/owner.js';
import { filters, progressSubject } from '../../contracts/subjects.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle } from '../../services/platform/streams.js';
import { BUS, STORE } from '../gateway-ports.js';
import { AnsweredQuestions } from './answered-questions.js';
import { ConversionRequests } from './conversion-requests.js';
import { newConversion, type NewConversion } from './request-conversion.js';
import type { ToolRequest } from './tool-request.js';

/** The longest a job may run, and a while for its turn to come. */
const PATIENCE_MS = JOB_DEADLINE_MS + 60_000;
/** For the answer itself to be taken. */
const SILENCE_AFTER_MS = 60_000;

type Ended = Extract<ConversionEvent, { type: 'ConversionCompleted' | 'ConversionFailed' | 'ConversionCancelled' }>;

export interface Asked extends ToolRequest {
  readonly owner: Owner;
  readonly files: readonly UploadedFile[];
  /** The name under which its owner's pages are told what conversion this has become; undefined: they are not. */
  readonly call?: string;
  /** The answer leads to nothing but itself: what it is made of goes with it. */
  readonly isQuestion: boolean;
}

/** What a conversion made. */
export interface AwaitedFile extends ResultFile, NewConversion {
  /** Blob of its receipt, where it has one. */
  readonly receipt: string | null;
  /** What it says about itself. */
  readonly notes: readonly Note[];
}

/** Runs a conversion for a call that answers with its result: requested on the log like any other, then awaited. */
@Injectable()
export class AwaitConversion implements OnModuleInit, OnModuleDestroy {
  private readonly waiting = new Map<string, (end: Ended) => void>();
  private following: Consumption | undefined;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(ConversionRequests) private readonly requests: ConversionRequests,
    @Inject(AnsweredQuestions) private readonly questions: AnsweredQuestions,
  ) {}

  async onModuleInit(): Promise<void> {
    this.following = await this.bus.follow(filters.conversions, (event) => {
      if (isEnd(event)) this.waiting.get(event.data.conversionId)?.(event);
    });
  }

  /**
   * Puts the conversion on the log and waits for its end. When the client leaves, or it takes too long, it is
   * cancelled. The files are deleted when it does not even get on the log.
   *
   * @returns the finished file, in the blob store, and what is kept with it.
   * @throws Refusal why it failed; `conversion.cancelled`, `conversion.deadline`, `request.broken-off`.
   */
  async run(asked: Asked, response: Response): Promise<AwaitedFile> {
    const fresh = newConversion();
    const { conversionId } = fresh;
    const { left, over } = patienceOf(response);
    if (asked.isQuestion) this.questions.forgetAfter(response, conversionId);
    const end = new Promise<Ended | undefined>((resolve) => {
      this.waiting.set(conversionId, resolve);
      AbortSignal.any([left, over]).addEventListener('abort', () => resolve(undefined), { once: true });
    });
    try {
      await this.requests.add({ ...asked, ...fresh, now: new Date() });
      if (asked.call !== undefined) this.tell(asked.owner, { conversionId, call: asked.call });
      const event = (await end) ?? (await this.takeBack(conversionId));
      if (event) return { ...resultOf(event), ...fresh };
      throw left.aborted ? new Refusal('request.broken-off') : overdue();
    } finally {
      this.waiting.delete(conversionId);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.following?.stop();
  }

  private tell(owner: Owner, begun: Pick<ProgressMessage, 'conversionId' | 'call'>): void {
    const message: ProgressMessage = { type: 'conversion_progress', progress: 0, status: 'processing', ...begun };
    this.bus.signal(progressSubject(owner, message.conversionId), message);
  }

  /** Cancels what nobody waits for any more, unless it has come to its end meanwhile: then that. */
  private async takeBack(conversionId: string): Promise<Ended | undefined> {
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

const isEnd = (event: DomainEvent): event is Ended =>
  event.type === 'ConversionCompleted' || event.type === 'ConversionFailed' || event.type === 'ConversionCancelled';

/** How long to wait: until the client leaves, or too much time has passed. */
const patienceOf = (response: Response): { readonly left: AbortSignal; readonly over: AbortSignal } => {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  response.setTimeout(PATIENCE_MS + SILENCE_AFTER_MS); // the server itself would hang up on the silence sooner
  return { left: leaving.signal, over: AbortSignal.timeout(PATIENCE_MS) };
};

const resultOf = ({ type, data }: Ended): Omit<AwaitedFile, keyof NewConversion> => {
  if (type === 'ConversionCompleted') {
    const { result, receipt, notes } = data;
    return { ...result, receipt, notes };
  }
  if (type === 'ConversionCancelled') throw new Refusal('conversion.cancelled');
  throw isRefusalCode(data.code)
    ? new Refusal(data.code, data.facts)
    : new Refusal('conversion.failed', { reason: data.reason });
};

const overdue = (): Refusal => new Refusal('conversion.deadline', { seconds: PATIENCE_MS / 1000 });
