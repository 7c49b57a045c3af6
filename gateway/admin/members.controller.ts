import { Controller, Delete, Get, Header, Inject, Param, Patch, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { memberChange, membersQuery, type MemberChangeReply, type MembersReply } from '../../contracts/api/members.js';
import type { EndSessionsReply } from '../../contracts/api/own-account.js';
import { bodyOf } from '../http/body.js';
import { queryOf } from '../http/request-values.js';
import { visitorOf } from '../sessions/session.js';
import { AdministratorsOnly } from './administrators-guard.js';
import { SiteMembers } from './site-members.js';

/** The members of this site, for administrators: listed, bounded, signed out. */
@Controller('api/admin/members')
@UseGuards(AdministratorsOnly)
export class MembersController {
  constructor(@Inject(SiteMembers) private readonly members: SiteMembers) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  list(@Req() request: Request): Promise<MembersReply> {
    return this.members.page(queryOf(request, membersQuery));
  }

  @Patch(':member')
  async change(@Param('member') member: string, @Req() request: Request): Promise<MemberChangeReply> {
    const { quota } = bodyOf(request, memberChange);
    await this.members.bound(member, quota, visitorOf(request).owner);
    return { member: { id: member, quota } };
  }

  @Delete(':member/sessions')
  async endSessions(@Param('member') member: string, @Req() request: Request): Promise<EndSessionsReply> {
    return { ended: await this.members.endSessions(member, visitorOf(request).owner) };
  }
}
