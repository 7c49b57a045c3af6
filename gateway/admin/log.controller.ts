import { Controller, Get, Header, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { exportQuery, type CheckQuestion, type ExportAnswer, type LogState } from '../../contracts/api/audit.js';
import { questions } from '../../contracts/subjects.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { BUS, STORE } from '../gateway-ports.js';
import { visitorOf } from '../sessions/session.js';
import { AdministratorsOnly } from './administrators.guard.js';
import { logQueryOf } from './log-query.js';
import { headersOf, sendExport } from './send-export.js';

const PATIENCE_MS = 55_000;

/** The log itself: how far it is vouched for, and all of it as lines. */
@Controller('api/admin/log')
@UseGuards(AdministratorsOnly)
export class LogController {
  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(STORE) private readonly store: EventStore,
  ) {}

  @Get('state')
  @Header('Cache-Control', 'private, no-store')
  state(): Promise<LogState> {
    return this.bus.ask<LogState>(questions.stateOfLog, {}, PATIENCE_MS);
  }

  @Post('check')
  @HttpCode(200)
  check(@Req() request: Request): Promise<LogState> {
    const question: CheckQuestion = { by: visitorOf(request).owner };
    return this.bus.ask<LogState>(questions.checkLog, question, PATIENCE_MS);
  }

  @Get('export')
  async export(@Req() request: Request, @Res() response: Response): Promise<void> {
    const question = logQueryOf(request, exportQuery, this.store);
    if (request.method === 'HEAD') {
      response.set(headersOf(question)).end();
      return;
    }
    const { id } = await this.bus.ask<ExportAnswer>(questions.exportLog, question);
    response.set(headersOf(question));
    await sendExport(this.bus, id, response);
  }
}
