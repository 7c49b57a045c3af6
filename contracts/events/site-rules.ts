import type { Brand } from '../brand.js';
import type { Owner } from '../owner.js';
import type { Quota } from '../quotas.js';
import type { Retention } from '../retention.js';
import type { AnnouncementLevel } from '../site-rules.js';
import type { EventOf } from './event.js';

interface ByAdministrator {
  /** The administrator who decided it. */
  readonly by: Owner;
  readonly at: string;
}

/** Stream `site-rules`: the rules of this site that its administrators change while it runs. Owner: gateway. */
export type SiteRulesEvent =
  | EventOf<'ToolSwitchedOff', ByAdministrator & { tool: string }>
  | EventOf<'ToolSwitchedOn', ByAdministrator & { tool: string }>
  /** From now on only members convert files; what guests have shared stays where it is. */
  | EventOf<'GuestsTurnedAway', ByAdministrator>
  | EventOf<'GuestsLetIn', ByAdministrator>
  /** Takes the place of the one before. It is written for everybody, so nothing of it is sealed. */
  | EventOf<'AnnouncementMade', ByAdministrator & { text: string; level: AnnouncementLevel; until: string | null }>
  | EventOf<'AnnouncementWithdrawn', ByAdministrator>
  /** Holds for every member without an exception. */
  | EventOf<'QuotaSet', ByAdministrator & Quota>
  /** Holds for files that are sent from then on; the links before keep their ends. */
  | EventOf<'RetentionSet', ByAdministrator & Retention>
  /** From then on visitors have pages of these hosts read, and of no other; none: no pages at all. */
  | EventOf<'WebPageHostsSet', ByAdministrator & { hosts: readonly string[] }>
  /** An exception: it takes the place of the quota of the site, also where it is larger. */
  | EventOf<'MemberQuotaSet', ByAdministrator & Quota & { userId: string }>
  | EventOf<'MemberQuotaLifted', ByAdministrator & { userId: string }>
  /** Its name, its colour and its logo, as they were and as they are; it is seen by everybody, so nothing is sealed. */
  | EventOf<'BrandChanged', ByAdministrator & { from: Brand; to: Brand }>;
