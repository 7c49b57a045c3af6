import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { REQUEST_TOKEN, type ByToken } from '../../contracts/api/signature-requests.js';
import { Refusal, type RefusalCode } from '../../contracts/errors.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { networkOf, shortAddressOf } from '../http/request-values.js';
import { ATTEMPTS, BUS } from '../ports/gateway-ports.js';

/** Wrong links that one network may try within the window. */
const UNKNOWN_MAX = 60;
/** A link was wrong. */
const UNKNOWN: readonly RefusalCode[] = ['signature-request.not-found', 'signing-link.not-found'];
/** Longer than the work on a document may take. */
const WORK_MS = 90_000;

/** Asks the share service for recipients, as long as not too many wrong links were tried where they ask from. */
@Injectable()
export class RecipientQuestions {
  private readonly unknown: Attempts;

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.unknown = openAttempts({ name: 'unknown-request', max: UNKNOWN_MAX });
  }

  /** @throws Refusal `signature-request.too-many-unknown`, or as the share service. */
  ask<Answer>(request: Request, subject: string, question: object): Promise<Answer> {
    return this.whileKnown(request, () => this.bus.ask<Answer>(subject, question, WORK_MS));
  }

  /** Counts a link that is none. @throws Refusal `signature-request.too-many-unknown`, or as the work. */
  async whileKnown<Answer>(request: Request, work: () => Promise<Answer>): Promise<Answer> {
    const network = networkOf(request.ip);
    if (await this.unknown.areTooMany(network)) {
      throw new Refusal('signature-request.too-many-unknown', { minutes: await this.unknown.minutesLeft(network) });
    }
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && UNKNOWN.includes(error.code)) await this.unknown.add(network);
      throw error;
    }
  }
}

/** Who asks by a link. @throws Refusal `signature-request.not-found` for what is no link. */
export const byToken = (token: string, request: Request): ByToken => {
  if (!REQUEST_TOKEN.test(token)) throw new Refusal('signature-request.not-found');
  const { pass } = request.query;
  const network = createHash('sha256').update(networkOf(request.ip)).digest('base64url');
  return {
    token,
    pass: typeof pass === 'string' ? pass : '',
    asker: { network, visitor: '' },
    address: shortAddressOf(request.ip),
  };
};
