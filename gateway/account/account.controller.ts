import { Controller, Delete, Get, Header, Inject, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  linksQuery,
  type EndSessionsReply,
  type LinksReply,
  type SessionsReply,
} from '../../contracts/api/own-account.js';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { originOf, queryOf } from '../http/request-values.js';
import { MemberLinks } from './member-links.js';
import { memberOfRequest } from './member-of-request.js';
import { MemberSessions } from './member-sessions.js';

/** The pages and choices of members about their own account. */
@Controller('api/account')
export class AccountController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MemberSessions) private readonly sessions: MemberSessions,
    @Inject(MemberLinks) private readonly memberLinks: MemberLinks,
  ) {}

  @Get('sessions')
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<SessionsReply> {
    return { sessions: await this.sessions.of(memberOfRequest(request)) };
  }

  @Delete('sessions')
  async endOthers(@Req() request: Request): Promise<EndSessionsReply> {
    return { ended: await this.sessions.endOthers(memberOfRequest(request)) };
  }

  @Delete('sessions/:session')
  async end(@Param('session') session: string, @Req() request: Request): Promise<EndSessionsReply> {
    return { ended: await this.sessions.end(memberOfRequest(request), session) };
  }

  @Get('links')
  @Header('Cache-Control', 'private, no-store')
  links(@Req() request: Request): Promise<LinksReply> {
    const { owners } = memberOfRequest(request);
    return this.memberLinks.page(queryOf(request, linksQuery), { owners, origin: originOf(request, this.config) });
  }
}
