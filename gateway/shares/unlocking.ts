import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { unlockRequest, type UnlockQuestion, type UnlockReply } from '../../contracts/api/shared-document.js';
import { Refusal, type RefusalCode } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import { ATTEMPTS } from '../ports/gateway-ports.js';
import { bodyOf } from '../http/body.js';
import { networkOf } from '../http/request-values.js';
import { askerOf, wellFormed } from './access.js';
import { LinkQuestions } from './link-questions.js';

/** Wrong passwords of one network at any links within the window; at one link the share service takes fewer. */
const WRONG_MAX = 100;
const WRONG_PASSWORD_CODES: readonly RefusalCode[] = ['share-link.wrong-password', 'share-link.not-found'];

/** Gets recipients past the password of a link, as long as not too many attempts have failed where they ask from. */
@Injectable()
export class Unlocking {
  private readonly attempts: Attempts;

  constructor(
    @Inject(LinkQuestions) private readonly links: LinkQuestions,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.attempts = openAttempts({ name: 'link-password-network', max: WRONG_MAX });
  }

  /** @throws Refusal `share-link.too-many-tries`, or as the share service. */
  async unlock(hash: string, request: Request): Promise<UnlockReply> {
    const { password } = bodyOf(request, unlockRequest);
    const question: UnlockQuestion = { hash: wellFormed(hash), password, asker: askerOf(request) };
    const network = networkOf(request.ip);
    if (await this.attempts.areTooMany(network)) {
      throw new Refusal('share-link.too-many-tries', { minutes: await this.attempts.minutesLeft(network) });
    }
    try {
      return await this.links.askWithPassword<UnlockReply>(request, questions.unlockShared, question);
    } catch (error) {
      if (error instanceof Refusal && WRONG_PASSWORD_CODES.includes(error.code)) await this.attempts.add(network);
      throw error;
    }
  }
}
