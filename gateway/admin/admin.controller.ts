import { Controller, Get, Header, Inject, Param, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { DashboardReply } from '../../contracts/api/admin.js';
import {
  activityQuery,
  dashboardQuery,
  documentQuery,
  storyQuery,
  type ActivityReply,
  type DocumentReply,
  type StoryReply,
} from '../../contracts/api/audit.js';
import { questions } from '../../contracts/subjects.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { BUS, STORE } from '../ports/gateway-ports.js';
import { AdministratorsOnly } from './administrators-guard.js';
import { logQueryOf } from './log-query.js';

/** Longer than going back to a moment may take, and shorter than a connection may be silent. */
const PATIENCE_MS = 55_000;

/** Requirement: the numbers of the installation, and beyond it what happened here. */
@Controller('api/admin')
@UseGuards(AdministratorsOnly)
export class AdminController {
  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(STORE) private readonly store: EventStore,
  ) {}

  @Get('dashboard')
  @Header('Cache-Control', 'private, no-store')
  dashboard(@Req() request: Request): Promise<DashboardReply> {
    return this.bus.ask<DashboardReply>(
      questions.dashboard,
      logQueryOf(request, dashboardQuery, this.store),
      PATIENCE_MS,
    );
  }

  @Get('activity')
  @Header('Cache-Control', 'private, no-store')
  activity(@Req() request: Request): Promise<ActivityReply> {
    return this.bus.ask<ActivityReply>(questions.activity, logQueryOf(request, activityQuery, this.store), PATIENCE_MS);
  }

  @Get('story/:conversionId')
  @Header('Cache-Control', 'private, no-store')
  story(@Param('conversionId') conversionId: string, @Req() request: Request): Promise<StoryReply> {
    const question = { conversionId, ...logQueryOf(request, storyQuery, this.store) };
    return this.bus.ask<StoryReply>(questions.story, question, PATIENCE_MS);
  }

  @Get('document/:conversionId')
  @Header('Cache-Control', 'private, no-store')
  document(@Param('conversionId') conversionId: string, @Req() request: Request): Promise<DocumentReply> {
    const question = { conversionId, ...logQueryOf(request, documentQuery, this.store) };
    return this.bus.ask<DocumentReply>(questions.document, question, PATIENCE_MS);
  }
}
