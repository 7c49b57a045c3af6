import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import type { InstallationReply } from '../../contracts/api/site-report.js';
import { AdministratorsOnly } from './administrators-guard.js';
import { Installation } from './installation-report.js';

@Controller('api/admin/installation')
@UseGuards(AdministratorsOnly)
export class InstallationController {
  constructor(@Inject(Installation) private readonly installation: Installation) {}

  /** Says which parts run here, which are missing, and which errors there were of late. */
  @Get()
  @Header('Cache-Control', 'private, no-store')
  async report(): Promise<InstallationReply> {
    return { installation: await this.installation.report() };
  }
}
