import { Controller, Get, Header, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import contentDisposition from 'content-disposition';
import { Readable } from 'node:stream';
import {
  exportQuery,
  type CheckQuestion,
  type ExportAnswer,
  type LogState,
  type ExportPart,
  type ExportPartQuestion,
  type ExportQuestion,
} from '../../contracts/api/audit.js';
import { questions, exportPartSubject } from '../../contracts/subjects.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { BUS, STORE } from '../ports/gateway-ports.js';
import { visitorOf } from '../sessions/session.js';
import { AdministratorsOnly } from './administrators-guard.js';
import { logQueryOf } from './log-query.js';
import { sendTo } from '../ports/send-to.js';

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

const media: Readonly<Record<ExportQuestion['format'], string>> = {
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

const partsOf = async function* (bus: EventBus, id: string): AsyncGenerator<string, void> {
  const ask = (question: ExportPartQuestion) => bus.ask<ExportPart>(exportPartSubject(id), question);
  let isDone = false;
  try {
    while (!isDone) {
      const { text, isLast } = await ask({ isStopped: false });
      isDone = isLast;
      yield text; // also an empty one: writing it tells that the connection lives, or that the client has left
    }
  } finally {
    if (!isDone) await ask({ isStopped: true });
  }
};

const headersOf = ({ format }: Pick<ExportQuestion, 'format'>): Readonly<Record<string, string>> => ({
  'Content-Type': media[format],
  'Content-Disposition': contentDisposition(`docket-log.${format}`),
  'Cache-Control': 'private, no-store',
});

/** Sends an export as fast as the client takes it; when that leaves, the export ends. */
const sendExport = async (bus: EventBus, id: string, response: Response): Promise<void> => {
  response.flushHeaders(); // the first event may be long in coming
  await sendTo(response, Readable.from(partsOf(bus, id)));
};
