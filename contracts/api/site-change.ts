import { z } from 'zod';
import { isColour } from '../brand-colours.js';
import { LOGO_MAX_BYTES, siteNameProblem } from '../brand.js';
import { KB } from '../byte-sizes.js';
import { ANNOUNCEMENT_MAX, announcementLevels } from '../site-rules.js';
import { switchableTools } from '../tools/switching.js';
import { quota } from './quotas.js';
import { retention } from './retention.js';
import { webPageHosts } from './web-pages.js';

const announcement = z.object({
  /** Plain text: whatever looks like HTML is shown as it is. */
  text: z.string().trim().min(1).max(ANNOUNCEMENT_MAX),
  level: z.enum(announcementLevels).default('info'),
  /** When it ends by itself, in UTC; null for not at all. */
  until: z.iso.datetime().nullable().default(null),
});

const logoLength = Math.ceil(LOGO_MAX_BYTES / 3) * 4;

const brand = z.object({
  /** Plain text. */
  name: z
    .string()
    .trim()
    .check(({ value, issues }) => {
      const message = siteNameProblem(value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    })
    .nullable()
    .optional(),
  /** Such as `#0e5d48`; it is darkened or lightened where it could not be read. */
  colour: z
    .string()
    .refine(isColour, { error: 'must be a colour such as #0e5d48' })
    .transform((text) => text.toLowerCase())
    .nullable()
    .optional(),
  /** A PNG in Base64. It is written anew, with its pixels and nothing else. */
  logo: z
    .string()
    .max(logoLength, { error: `must have ${LOGO_MAX_BYTES / KB} KB at most` })
    .regex(/^[\d+/A-Za-z]+={0,2}$/, { error: 'must be a PNG in Base64' })
    .nullable()
    .optional(),
});

/** Body of `PATCH /api/admin/site`: whatever is left out stays as it is. */
export const siteChange = z.object({
  tool: z.object({ id: z.enum(switchableTools.map(({ id }) => id)), isOff: z.boolean() }).optional(),
  guests: z.boolean().optional(),
  /** Null withdraws the one that is shown. */
  announcement: announcement.nullable().optional(),
  /** Holds for every member who has no quota of their own. */
  quota: quota.optional(),
  /** Holds for files that are sent from now on. */
  retention: retention.optional(),
  /** Takes the place of the hosts before; an empty list: no pages are read. */
  webPageHosts: webPageHosts.optional(),
  /** Null for each part, or for all of it: as the program does by itself. Parts that are left out stay. */
  brand: brand.nullable().optional(),
});
/** See {@link siteChange}. */
export type SiteChange = z.input<typeof siteChange>;
/** {@link SiteChange} with what it leaves out filled in. */
export type CheckedSiteChange = z.output<typeof siteChange>;
/** See {@link brand}. */
export type BrandChange = NonNullable<CheckedSiteChange['brand']>;
