import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import type { InstallationReply } from '../../contracts/api/site-report.js';
import { AdministratorsOnly } from './administrators.guard.js';
import { Installation } from './installation-report.js';

@Controller('api/admin/installation')
@UseGuards(AdministratorsOnly)
export class InstallationController {
  constructor(@Inject(Installation) private readonly installation: Installation) {}

  /** What runs here, what is missing, and what went wrong of late. */
  @Get()
  @Header('Cache-Control', 'private, no-store')
  async report(): Promise<InstallationReply> {
    return { installation: await this.installation.report() };
  }
}
