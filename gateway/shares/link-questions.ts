import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../contracts/errors.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { ATTEMPTS, BUS } from '../gateway-ports.js';
import { networkOf } from '../http/network.js';

/** From one network, in a while. */
const UNKNOWN_MAX = 60;

/**
 * Asks the share service about links. Guessing them is slowed down: a network that has named too many that are not
 * there is told so at each further one. Links that are there open for it as before, since many may share an address.
 */
@Injectable()
export class LinkQuestions {
  private readonly unknown: Attempts;

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.unknown = openAttempts({ name: 'unknown-link', max: UNKNOWN_MAX });
  }

  /** @throws Refusal `share-link.too-many-unknown`, or as the share service. */
  async ask<Answer>(request: Request, subject: string, question: object): Promise<Answer> {
    try {
      return await this.bus.ask<Answer>(subject, question);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'share-link.not-found') throw error;
      const network = networkOf(request.ip);
      if (!(await this.unknown.areTooMany(network))) {
        await this.unknown.add(network);
        throw error;
      }
      throw new Refusal('share-link.too-many-unknown', { minutes: await this.unknown.minutesLeft(network) });
    }
  }
}
