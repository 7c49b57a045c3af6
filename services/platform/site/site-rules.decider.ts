import { isSameBrand, NO_BRAND, type Brand } from '../../../contracts/brand.js';
import type { ShownAnnouncement } from '../../../contracts/api/site-rules.js';
import type { SiteRulesEvent } from '../../../contracts/events/site-rules.js';
import type { Owner } from '../../../contracts/owner.js';
import { isSameQuota, NO_QUOTA, type Quota } from '../../../contracts/quotas.js';
import { isSameRetention, LONGEST_RETENTION, type Retention } from '../../../contracts/retention.js';
import { areSameHosts } from '../../../contracts/web-pages.js';
import type { Decider } from '../event-store/decider.js';

export interface SiteRulesState {
  /** Ids of the tools that are switched off. */
  readonly toolsOff: ReadonlySet<string>;
  readonly guests: boolean;
  /** The last one, even if it is over; null once it is withdrawn. */
  readonly announcement: ShownAnnouncement | null;
  /** Holds for every member without an exception. */
  readonly quota: Quota;
  /** Exceptions, by the ids of members. */
  readonly quotas: ReadonlyMap<string, Quota>;
  readonly retention: Retention;
  /** Hosts whose pages are read for visitors. */
  readonly webPageHosts: readonly string[];
  readonly brand: Brand;
  /** The one before: pages with it are still on their way to somebody. */
  readonly brandBefore: Brand;
}

type QuotaCommand =
  | { readonly type: 'SetQuota'; readonly quota: Quota }
  | { readonly type: 'SetMemberQuota'; readonly userId: string; readonly quota: Quota }
  | { readonly type: 'LiftMemberQuota'; readonly userId: string };

interface By {
  readonly by: Owner;
  readonly now: Date;
}

export type SiteRulesCommand = By &
  (
    | { readonly type: 'SwitchTool'; readonly tool: string; readonly isOff: boolean }
    | { readonly type: 'LetGuests'; readonly areLetIn: boolean }
    | { readonly type: 'Announce'; readonly announcement: Omit<ShownAnnouncement, 'at'> }
    | { readonly type: 'Withdraw' }
    | { readonly type: 'SetBrand'; readonly brand: Brand }
    | { readonly type: 'SetRetention'; readonly retention: Retention }
    | { readonly type: 'SetWebPageHosts'; readonly hosts: readonly string[] }
    | QuotaCommand
  );

type Quotas = Pick<SiteRulesState, 'quota' | 'quotas'>;

const decideQuota = (command: QuotaCommand & By, { quota, quotas }: Quotas): SiteRulesEvent[] => {
  const stamp = { by: command.by, at: command.now.toISOString() };
  switch (command.type) {
    case 'SetQuota':
      if (isSameQuota(command.quota, quota)) return [];
      return [{ type: 'QuotaSet', version: 1, data: { ...command.quota, ...stamp } }];
    case 'SetMemberQuota': {
      const { userId } = command;
      const before = quotas.get(userId);
      if (before && isSameQuota(command.quota, before)) return [];
      return [{ type: 'MemberQuotaSet', version: 1, data: { userId, ...command.quota, ...stamp } }];
    }
    case 'LiftMemberQuota': {
      const { userId } = command;
      return quotas.has(userId) ? [{ type: 'MemberQuotaLifted', version: 1, data: { userId, ...stamp } }] : [];
    }
  }
};

type QuotaEvent = Extract<SiteRulesEvent, { type: 'QuotaSet' | 'MemberQuotaSet' | 'MemberQuotaLifted' }>;

const quotasAfter = ({ quotas }: Quotas, { type, data }: QuotaEvent): Partial<Quotas> => {
  switch (type) {
    case 'QuotaSet':
      return { quota: { conversionsPerDay: data.conversionsPerDay, storedMb: data.storedMb } };
    case 'MemberQuotaSet': {
      const { userId, conversionsPerDay, storedMb } = data;
      return { quotas: new Map([...quotas, [userId, { conversionsPerDay, storedMb }]]) };
    }
    case 'MemberQuotaLifted':
      return { quotas: new Map([...quotas].filter(([userId]) => userId !== data.userId)) };
  }
};

type BrandEvent = Extract<SiteRulesEvent, { type: 'BrandChanged' }>;

const decideBrand = (
  { brand: to, by, now }: Extract<SiteRulesCommand, { type: 'SetBrand' }>,
  { brand: from }: SiteRulesState,
): BrandEvent[] => {
  if (isSameBrand(from, to)) return [];
  return [{ type: 'BrandChanged', version: 1, data: { from, to, by, at: now.toISOString() } }];
};

type RetentionEvent = Extract<SiteRulesEvent, { type: 'RetentionSet' }>;

const decideRetention = (
  { retention, by, now }: Extract<SiteRulesCommand, { type: 'SetRetention' }>,
  { retention: before }: SiteRulesState,
): RetentionEvent[] => {
  if (isSameRetention(retention, before)) return [];
  return [{ type: 'RetentionSet', version: 1, data: { ...retention, by, at: now.toISOString() } }];
};

type HostsEvent = Extract<SiteRulesEvent, { type: 'WebPageHostsSet' }>;

const decideHosts = (
  { hosts, by, now }: Extract<SiteRulesCommand, { type: 'SetWebPageHosts' }>,
  { webPageHosts }: SiteRulesState,
): HostsEvent[] => {
  if (areSameHosts(hosts, webPageHosts)) return [];
  return [{ type: 'WebPageHostsSet', version: 1, data: { hosts, by, at: now.toISOString() } }];
};

const decideLater = (
  command: Extract<SiteRulesCommand, { type: 'SetBrand' | 'SetRetention' | 'SetWebPageHosts' }> | (QuotaCommand & By),
  state: SiteRulesState,
): SiteRulesEvent[] => {
  if (command.type === 'SetBrand') return decideBrand(command, state);
  if (command.type === 'SetWebPageHosts') return decideHosts(command, state);
  return command.type === 'SetRetention' ? decideRetention(command, state) : decideQuota(command, state);
};

const laterAfter = (
  state: SiteRulesState,
  event: BrandEvent | RetentionEvent | HostsEvent | QuotaEvent,
): Partial<SiteRulesState> => {
  if (event.type === 'BrandChanged') return { brand: event.data.to, brandBefore: event.data.from };
  if (event.type === 'WebPageHostsSet') return { webPageHosts: event.data.hosts };
  if (event.type !== 'RetentionSet') return quotasAfter(state, event);
  const { guestDays, memberDays } = event.data;
  return { retention: { guestDays, memberDays } };
};

/** The rules of the site. Whatever is so already is no event. */
export const siteRules: Decider<SiteRulesState, SiteRulesCommand, SiteRulesEvent> = {
  initial: {
    toolsOff: new Set(),
    guests: true,
    announcement: null,
    quota: NO_QUOTA,
    quotas: new Map(),
    retention: LONGEST_RETENTION,
    webPageHosts: [],
    brand: NO_BRAND,
    brandBefore: NO_BRAND,
  },

  decide(command, state) {
    const { toolsOff, guests, announcement } = state;
    const stamp = { by: command.by, at: command.now.toISOString() };
    switch (command.type) {
      case 'SwitchTool': {
        const { tool, isOff } = command;
        if (toolsOff.has(tool) === isOff) return [];
        return [{ type: isOff ? 'ToolSwitchedOff' : 'ToolSwitchedOn', version: 1, data: { tool, ...stamp } }];
      }
      case 'LetGuests':
        if (guests === command.areLetIn) return [];
        return [{ type: command.areLetIn ? 'GuestsLetIn' : 'GuestsTurnedAway', version: 1, data: stamp }];
      case 'Announce':
        return [{ type: 'AnnouncementMade', version: 1, data: { ...command.announcement, ...stamp } }];
      case 'Withdraw':
        return announcement === null ? [] : [{ type: 'AnnouncementWithdrawn', version: 1, data: stamp }];
      default:
        return decideLater(command, state);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ToolSwitchedOff':
        return { ...state, toolsOff: new Set([...state.toolsOff, event.data.tool]) };
      case 'ToolSwitchedOn':
        return { ...state, toolsOff: new Set([...state.toolsOff].filter((tool) => tool !== event.data.tool)) };
      case 'GuestsTurnedAway':
        return { ...state, guests: false };
      case 'GuestsLetIn':
        return { ...state, guests: true };
      case 'AnnouncementMade': {
        const { text, level, until, at } = event.data;
        return { ...state, announcement: { text, level, until, at } };
      }
      case 'AnnouncementWithdrawn':
        return { ...state, announcement: null };
      default:
        return { ...state, ...laterAfter(state, event) };
    }
  },
};
