import { z } from 'zod';
import { ANNOUNCEMENT_MAX, announcementLevels } from '../site-rules.js';
import { switchableTools } from '../tools/switching.js';
import { quota } from './quotas.js';

const announcement = z.object({
  /** Plain text: whatever looks like HTML is shown as it is. */
  text: z.string().trim().min(1).max(ANNOUNCEMENT_MAX),
  level: z.enum(announcementLevels).default('info'),
  /** When it ends by itself, in UTC; null for not at all. */
  until: z.iso.datetime().nullable().default(null),
});

/** Body of `PATCH /api/admin/site`: whatever is left out stays as it is. */
export const siteChange = z.object({
  tool: z.object({ id: z.enum(switchableTools.map(({ id }) => id)), isOff: z.boolean() }).optional(),
  guests: z.boolean().optional(),
  /** Null withdraws the one that is shown. */
  announcement: announcement.nullable().optional(),
  /** Holds for every member who has no quota of their own. */
  quota: quota.optional(),
});
/** See {@link siteChange}. */
export type SiteChange = z.input<typeof siteChange>;
/** {@link SiteChange} with what it leaves out filled in. */
export type CheckedSiteChange = z.output<typeof siteChange>;
