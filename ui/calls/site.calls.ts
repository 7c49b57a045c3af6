import { fromPromise } from 'xstate';
import type { SiteChange } from '../../contracts/api/site-change.js';
import type { SiteRules } from '../../contracts/api/site-rules.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

const rulesIn = async (reply: Response): Promise<SiteRules> => {
  const { siteRulesReply } = await import('../../contracts/api/site-rules.js'); // keeps zod out of the first load
  return siteRulesReply.parse(await reply.json()).site;
};

/** `GET /api/site`. */
export const fetchSiteRules = fromPromise<SiteRules>(async ({ signal }) =>
  rulesIn(await call('/api/site', { signal })),
);

/** `PATCH /api/admin/site`. */
export const changeSiteRules = fromPromise<SiteRules, SiteChange>(async ({ input }) =>
  rulesIn(await sendJson('PATCH', '/api/admin/site', input)),
);
