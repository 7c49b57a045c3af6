import { Controller, Get, Inject } from '@nestjs/common';
import type { SiteRulesReply } from '../../contracts/api/site-rules.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { SITE_RULES } from '../ports/gateway-ports.js';

/** The rules of this site, for everybody: screens say them before a file is chosen. */
@Controller('api/site')
export class SiteController {
  constructor(@Inject(SITE_RULES) private readonly rules: KnownSiteRules) {}

  @Get()
  async read(): Promise<SiteRulesReply> {
    return { site: await this.rules.shown(new Date()) };
  }
}
