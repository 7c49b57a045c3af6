import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { HealthReply } from '../../contracts/api/health.js';
import { Health } from './installation-health.js';

const NOT_READY_STATUS = 503;

@Controller('api/health')
export class HealthController {
  constructor(@Inject(Health) private readonly health: Health) {}

  /** 200 when ready, 503 when not, with the same report. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async report(@Res({ passthrough: true }) response: Response): Promise<HealthReply> {
    const report = await this.health.report();
    if (!report.ready) response.status(NOT_READY_STATUS);
    return report;
  }
}
