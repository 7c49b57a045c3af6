import { Controller, Inject, Patch, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { siteChange, type CheckedSiteChange } from '../../contracts/api/site-change.js';
import type { SiteRulesReply } from '../../contracts/api/site-rules.js';
import type { Owner } from '../../contracts/owner.js';
import type { SiteRulesCommand } from '../../services/platform/site/site-rules.decider.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { AdministratorsOnly } from '../admin/administrators-guard.js';
import { bodyOf } from '../http/body.js';
import { SITE_RULES } from '../ports/gateway-ports.js';
import { ownerOf } from '../sessions/session.js';
import { SiteBrand } from './site-brand.js';

const commandsOf = (
  { tool, guests, announcement, quota, retention, webPageHosts: hosts }: Omit<CheckedSiteChange, 'brand'>,
  by: Owner,
  now: Date,
): SiteRulesCommand[] => [
  ...(tool ? [{ type: 'SwitchTool', tool: tool.id, isOff: tool.isOff, by, now } as const] : []),
  ...(guests === undefined ? [] : [{ type: 'LetGuests', areLetIn: guests, by, now } as const]),
  ...(announcement ? [{ type: 'Announce', announcement, by, now } as const] : []),
  ...(announcement === null ? [{ type: 'Withdraw', by, now } as const] : []),
  ...(quota ? [{ type: 'SetQuota', quota, by, now } as const] : []),
  ...(hosts ? [{ type: 'SetWebPageHosts', hosts, by, now } as const] : []),
  ...(retention ? [{ type: 'SetRetention', retention, by, now } as const] : []),
];

/** Administrators change the rules of the site here while it runs: each change is on the log, with who made it. */
@Controller('api/admin/site')
@UseGuards(AdministratorsOnly)
export class SiteChangesController {
  constructor(
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
    @Inject(SiteBrand) private readonly brand: SiteBrand,
  ) {}

  @Patch()
  async change(@Req() request: Request): Promise<SiteRulesReply> {
    const now = new Date();
    const by = ownerOf(request);
    const { brand, ...change } = bodyOf(request, siteChange);
    const commands = commandsOf(change, by, now);
    if (brand === undefined) await this.rules.change(commands);
    else {
      const known = await this.rules.freshBrand();
      await this.rules.change([...commands, { type: 'SetBrand', brand: await this.brand.after(brand), by, now }]);
      await this.brand.forget(known);
    }
    return { site: await this.rules.shown(now) };
  }
}
