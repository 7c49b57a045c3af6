import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../contracts/errors.js';
import { openAttempts } from '../../services/platform/attempts.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { BUS } from '../gateway-ports.js';
import { networkOf } from '../http/network.js';

/** From one network, in a while. */
const UNKNOWN_MAX = 60;

/**
 * Asks the share service about links. Guessing them is slowed down: a network that has named too many that are not
 * there is told so at each further one. Links that are there open for it as before, since many may share an address.
 */
@Injectable()
export class LinkQuestions {
  private readonly unknown = openAttempts({ max: UNKNOWN_MAX });

  constructor(@Inject(BUS) private readonly bus: EventBus) {}

  /** @throws Refusal `share-link.too-many-unknown`, or as the share service. */
  async ask<Answer>(request: Request, subject: string, question: object): Promise<Answer> {
    try {
      return await this.bus.ask<Answer>(subject, question);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'share-link.not-found') throw error;
      const network = networkOf(request.ip);
      if (!this.unknown.areTooMany(network)) {
        this.unknown.add(network);
        throw error;
      }
      throw new Refusal('share-link.too-many-unknown', { minutes: this.unknown.minutesLeft(network) });
    }
  }
}
