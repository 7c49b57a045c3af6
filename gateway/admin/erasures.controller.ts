import { Controller, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { erasureRequest, type ErasureReply } from '../../contracts/api/erasure.js';
import { Refusal } from '../../contracts/errors.js';
import { bodyOf } from '../http/body.js';
import { SignIn } from '../sessions/sign-in.js';
import { visitorOf } from '../sessions/session.js';
import { AdministratorsOnly } from './administrators-guard.js';
import { FindMember } from './find-member.js';

/** Whoever cannot, or does not want to, erase their account by themselves asks an administrator. */
@Controller('api/admin/erasures')
@UseGuards(AdministratorsOnly)
export class ErasuresController {
  constructor(
    @Inject(FindMember) private readonly members: FindMember,
    @Inject(SignIn) private readonly sessions: SignIn,
  ) {}

  @Post()
  @HttpCode(200)
  async erase(@Req() request: Request): Promise<ErasureReply> {
    const { member } = bodyOf(request, erasureRequest);
    const userId = await this.members.named(member);
    if (userId === undefined) throw new Refusal('member.not-found', { member });
    await this.sessions.erase({ userId }, visitorOf(request).owner);
    return { success: true, userId };
  }
}
