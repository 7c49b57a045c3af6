import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import { isRefusalCode, Refusal } from '../../contracts/errors.js';
import type { Note, ResultFile } from '../../contracts/events/conversion.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import type { Owner } from '../../contracts/owner.js';
import { filters, progressSubject } from '../../contracts/subjects.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import { BUS, CONFIG } from '../ports/gateway-ports.js';
import { patienceOf } from './answer-patience.js';
import { AnsweredQuestions } from './answered-questions.js';
import {
  newConversion,
  type NewConversion,
  type ToolRequest,
} from '../../services/platform/conversions/request-conversion.js';
import { isEnd, type Ended, ConversionRequests } from './conversion-requests.js';

export interface Asked extends ToolRequest {
  readonly owner: Owner;
  readonly files: readonly UploadedFile[];
  /** The conversions whose results some of the files are copies of, by upload id. */
  readonly from?: ReadonlyMap<string, string>;
  /** The name under which its owner's pages are told what conversion this has become; undefined: they are not. */
  readonly call?: string;
  /** The answer leads to nothing but itself: what it is made of goes with it. */
  readonly isQuestion: boolean;
}

/** The result of a conversion that was waited for. */
export interface AwaitedFile extends ResultFile, NewConversion {
  /** Blob of its receipt, where it has one. */
  readonly receipt: string | null;
  /** The notes of the result. */
  readonly notes: readonly Note[];
}

/** Runs a conversion for a call that answers with its result: requested on the log like any other, then awaited. */
@Injectable()
export class AwaitConversion implements OnModuleInit, OnModuleDestroy {
  private readonly waiting = new Map<string, (end: Ended) => void>();
  private following: Consumption | undefined;

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(ConversionRequests) private readonly requests: ConversionRequests,
    @Inject(AnsweredQuestions) private readonly questions: AnsweredQuestions,
    @Inject(CONFIG) private readonly config: Config,
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
    const { left, over, seconds } = patienceOf(asked.tool, this.config.JOB_TIME_FACTOR, response);
    if (asked.isQuestion) this.questions.forgetAfter(response, conversionId);
    const end = new Promise<Ended | undefined>((resolve) => {
      this.waiting.set(conversionId, resolve);
      AbortSignal.any([left, over]).addEventListener('abort', () => resolve(undefined), { once: true });
    });
    try {
      await this.requests.add({ ...asked, ...fresh, now: new Date() });
      if (asked.call !== undefined) this.tell(asked.owner, { conversionId, call: asked.call });
      const event = (await end) ?? (await this.requests.takeBack(conversionId));
      if (event) return { ...fileOfEnd(event), ...fresh };
      throw left.aborted ? new Refusal('request.broken-off') : new Refusal('conversion.deadline', { seconds });
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
}

/** @throws Refusal why there is none. */
export const fileOfEnd = ({ type, data }: Ended): Omit<AwaitedFile, keyof NewConversion> => {
  if (type === 'ConversionCompleted') {
    const { result, receipt, notes } = data;
    return { ...result, receipt, notes };
  }
  if (type === 'ConversionCancelled') throw new Refusal('conversion.cancelled');
  throw isRefusalCode(data.code)
    ? new Refusal(data.code, data.facts)
    : new Refusal('conversion.failed', { reason: data.reason });
};
