import { z } from 'zod';
import { announcementLevels } from '../site-rules.js';
import { quota } from './quotas.js';
import { retention } from './retention.js';

/** The announcement to everybody, until it is withdrawn or over. */
const shownAnnouncement = z.object({
  /** Plain text. */
  text: z.string(),
  level: z.enum(announcementLevels),
  /** Null for one that stays until it is withdrawn; ISO-8601 UTC. */
  until: z.string().nullable(),
  /** When it was made: who has put it away is shown the next one. */
  at: z.string(),
});
/** See {@link shownAnnouncement}. */
export type ShownAnnouncement = z.output<typeof shownAnnouncement>;

/** How the site calls itself and looks; null where it does as the program does by itself. */
const shownBrand = z.object({
  name: z.string().nullable(),
  /** Such as `#0e5d48`. */
  colour: z.string().nullable(),
  /** Where its logo is, a PNG. */
  logo: z.string().nullable(),
});
/** See {@link shownBrand}. */
export type ShownBrand = z.output<typeof shownBrand>;

/** The rules that the administrators of this site have set, as they are now. */
const siteRules = z.object({
  /** Ids of the tools that are switched off here, in the order of the catalogue. */
  toolsOff: z.array(z.string()),
  /** Whether visitors who have not signed in may use the tools. */
  guests: z.boolean(),
  announcement: shownAnnouncement.nullable(),
  /** The most that a member may use, unless an administrator has set another quota for them. */
  quota,
  /** How long files are kept that are sent from now on. */
  retention,
  /** Hosts whose pages `POST /api/web-pages` reads, such as `*.example.org`; none: it reads no pages. */
  webPageHosts: z.array(z.string()),
  brand: shownBrand,
});
/** See {@link siteRules}. */
export type SiteRules = z.output<typeof siteRules>;

/** Answer of `GET /api/site` and of `PATCH /api/admin/site`. */
export const siteRulesReply = z.object({ site: siteRules });
/** {@link SiteRules} in the envelope in which they travel. */
export type SiteRulesReply = z.output<typeof siteRulesReply>;
