import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { ClaimsReply } from '../../contracts/api/claims-reply.js';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { claims, evidencedClaims } from '../../contracts/claims.js';
import type { Offer } from '../../contracts/plans.js';

@Controller('api/claims')
export class ClaimsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @Header('Cache-Control', 'private, no-cache')
  report(): ClaimsReply {
    return claimsOf(this.config);
  }
}

/** The claims that the settings let the pages make. */
const claimsOf = (config: Config): ClaimsReply => ({
  offer: offerOf(config),
  evidence: evidencedClaims.flatMap((claim) => {
    const shown = config.CLAIMS_EVIDENCE[claim];
    return shown === undefined ? [] : [{ claim, url: shown.url, says: shown.says ?? usualWords(claim, config) }];
  }),
});

const usualWords = (
  claim: (typeof evidencedClaims)[number],
  { COMPETITOR_MONTHLY_PRICE: monthly, ...config }: Config,
) =>
  claim === 'competitor'
    ? `A comparable service costs ${monthly.toFixed(2)} ${config.PRICE_CURRENCY} a month`
    : claims[claim].says;

const offerOf = (config: Config): Offer | null => {
  const { PLANS_URL: url, PRICE_CURRENCY: currency, PRO_MONTHLY_PRICE: proMonthly, LIFETIME_PRICE: lifetime } = config;
  if (url === undefined) return null;
  const isCompared = config.CLAIMS_EVIDENCE.competitor !== undefined;
  return {
    url,
    currency,
    proMonthly,
    lifetime,
    competitorMonthly: isCompared ? config.COMPETITOR_MONTHLY_PRICE : null,
  };
};
