import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Patch, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { linkUsesQuery, type LinkUsesReply } from '../../contracts/api/link-uses.js';
import {
  restrictRequest,
  type RestrictQuestion,
  type RevokeReply,
  type ShareOptions,
  type UnlockReply,
} from '../../contracts/api/shared-document.js';
import { questions } from '../../contracts/subjects.js';
import { bodyOf } from '../http/body.js';
import { queryOf } from '../http/request-values.js';
import { visitorOf } from '../sessions/session.js';
import { askerOf, wellFormed } from './access.js';
import { LinkQuestions } from './link-questions.js';
import { LinkUses } from './link-uses.js';
import { Unlocking } from './unlocking.js';

/** Changes that the owner of a share link may make to it, and the way of recipients past its password. */
@Controller('api/share')
export class LinkOwnerController {
  constructor(
    @Inject(LinkQuestions) private readonly links: LinkQuestions,
    @Inject(Unlocking) private readonly unlocking: Unlocking,
    @Inject(LinkUses) private readonly linkUses: LinkUses,
  ) {}

  @Post(':hash/unlock')
  @HttpCode(200)
  unlock(@Param('hash') hash: string, @Req() request: Request): Promise<UnlockReply> {
    return this.unlocking.unlock(hash, request);
  }

  @Patch(':hash')
  restrict(@Param('hash') hash: string, @Req() request: Request): Promise<ShareOptions> {
    const { owners } = visitorOf(request);
    const wanted = bodyOf(request, restrictRequest);
    const question: RestrictQuestion = { hash: wellFormed(hash), owners, ...wanted, asker: askerOf(request) };
    return typeof wanted.password === 'string'
      ? this.links.askWithPassword<ShareOptions>(request, questions.restrictShareLink, question)
      : this.links.ask<ShareOptions>(request, questions.restrictShareLink, question);
  }

  @Get(':hash/uses')
  @Header('Cache-Control', 'private, no-store')
  uses(@Param('hash') hash: string, @Req() request: Request): Promise<LinkUsesReply> {
    return this.linkUses.page(wellFormed(hash), visitorOf(request).owners, queryOf(request, linkUsesQuery));
  }

  @Delete(':hash')
  revoke(@Param('hash') hash: string, @Req() request: Request): Promise<RevokeReply> {
    const question = { hash: wellFormed(hash), owners: visitorOf(request).owners };
    return this.links.ask<RevokeReply>(request, questions.revokeShareLink, question);
  }
}
