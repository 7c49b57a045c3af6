import { Controller, Delete, HttpCode, Inject, Param, Patch, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  restrictRequest,
  unlockRequest,
  type RevokeReply,
  type ShareOptions,
  type UnlockReply,
} from '../../contracts/api/share.js';
import { Refusal, type RefusalCode } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { ATTEMPTS_WINDOW_MINUTES, openAttempts } from '../http/attempts.js';
import { bodyOf } from '../http/body.js';
import { BUS } from '../ports.js';
import { visitorOf } from '../sessions/session.js';
import { wellFormed } from './access.js';

/** From one address, at whatever links, in a while; of one link the share service takes fewer. */
const WRONG_PASSWORDS_MAX = 100;
const WRONG: readonly RefusalCode[] = ['share-link.wrong-password', 'share-link.not-found'];

/** What the owner of a share link may do with it, and how recipients get past its password. */
@Controller('api/share')
export class KeepersController {
  private readonly attempts = openAttempts(WRONG_PASSWORDS_MAX);

  constructor(@Inject(BUS) private readonly bus: EventBus) {}

  @Post(':hash/unlock')
  @HttpCode(200)
  async unlock(@Param('hash') hash: string, @Req() request: Request): Promise<UnlockReply> {
    const question = { hash: wellFormed(hash), ...bodyOf(request, unlockRequest) };
    const { ip = '' } = request;
    if (this.attempts.areTooMany(ip)) {
      throw new Refusal('share-link.too-many-tries', { minutes: ATTEMPTS_WINDOW_MINUTES });
    }
    try {
      return await this.bus.ask<UnlockReply>(questions.unlockShared, question);
    } catch (error) {
      if (error instanceof Refusal && WRONG.includes(error.code)) this.attempts.failed(ip);
      throw error;
    }
  }

  @Patch(':hash')
  restrict(@Param('hash') hash: string, @Req() request: Request): Promise<ShareOptions> {
    const { owners } = visitorOf(request);
    const question = { hash: wellFormed(hash), owners, ...bodyOf(request, restrictRequest) };
    return this.bus.ask<ShareOptions>(questions.restrictShareLink, question);
  }

  @Delete(':hash')
  revoke(@Param('hash') hash: string, @Req() request: Request): Promise<RevokeReply> {
    const question = { hash: wellFormed(hash), owners: visitorOf(request).owners };
    return this.bus.ask<RevokeReply>(questions.revokeShareLink, question);
  }
}
