import { setTimeout as pause } from 'node:timers/promises';
import type { SiteRules } from '../../../contracts/api/site-rules.js';
import { logoPath, NO_BRAND, type Brand } from '../../../contracts/brand.js';
import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { memberOf, ownerKindOf, type Owner } from '../../../contracts/owner.js';
import { NO_QUOTA, type Quota } from '../../../contracts/quotas.js';
import type { Retention } from '../../../contracts/retention.js';
import { toolsAskedFor, switchableTools } from '../../../contracts/tools/switching.js';
import type { EventStore } from '../event-store/event-store.js';
import { handle, load, type Loaded } from '../event-store/streams.js';
import { siteRules, type SiteRulesCommand, type SiteRulesState } from './site-rules.decider.js';

const of = { stream: streamOf('site', 'rules'), decider: siteRules } as const;

/** A process knows of a change that another one has made after this time at most. */
const KNOWN_FOR_MS = 1000;
/** A page does not wait longer than this for a log that does not answer. */
const BRAND_WAIT_MS = 500;

/** A conversion that somebody asks for. */
interface Asked {
  readonly tool: { readonly id: string };
  readonly options: Readonly<Record<string, unknown>>;
}

/** The rules for people: without an announcement that is over, and without tools that this release does not have. */
const shown = (state: SiteRulesState, now: Date): SiteRules => {
  const { toolsOff, guests, announcement, quota, retention, webPageHosts, brand } = state;
  const until = announcement?.until ?? null;
  return {
    toolsOff: switchableTools.filter(({ id }) => toolsOff.has(id)).map(({ id }) => id),
    guests,
    announcement: until === null || Date.parse(until) > now.getTime() ? announcement : null,
    quota,
    retention,
    webPageHosts: [...webPageHosts],
    brand: { name: brand.name, colour: brand.colour, logo: brand.logo && logoPath(brand.logo.sha256) },
  };
};

/** The looks of the site, and those before: a page that was served then still asks for them. */
export interface KnownBrand {
  readonly brand: Brand;
  readonly before: Brand;
}

/** Undefined where the log does not answer soon, or cannot be read: whoever needs it for more than looks says so. */
const soon = async <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([asked.catch(() => undefined), pause(BRAND_WAIT_MS, undefined, { ref: false })]);

const brandIn = (state: SiteRulesState | undefined): KnownBrand => ({
  brand: state?.brand ?? NO_BRAND,
  before: state?.brandBefore ?? NO_BRAND,
});

/** @throws Refusal `guests.turned-away`. */
const refuseTurnedAway = ({ guests }: SiteRulesState, owner: Owner): void => {
  if (!guests && ownerKindOf(owner) === 'guest') throw new Refusal('guests.turned-away');
};

const quotaIn = ({ quota, quotas }: SiteRulesState, owner: Owner): Quota =>
  ownerKindOf(owner) === 'guest' ? NO_QUOTA : (quotas.get(owner.slice(memberOf('').length)) ?? quota);

/** @throws Refusal `tool.switched-off` with the `tool`. */
const refuseSwitchedOff = ({ toolsOff }: SiteRulesState, { tool, options }: Asked): void => {
  if (toolsOff.size === 0) return;
  const off = toolsAskedFor(tool.id, options).find((id) => toolsOff.has(id));
  if (off !== undefined) throw new Refusal('tool.switched-off', { tool: off });
};

const refuseForbidden = (state: SiteRulesState, owner: Owner, asked: Asked): void => {
  refuseTurnedAway(state, owner);
  refuseSwitchedOff(state, asked);
};

/** Refuses what the site does not offer now, as the log says. @throws Refusal `tool.switched-off`. */
export const refuseOnceSwitchedOff = async (store: EventStore, asked: Asked): Promise<void> =>
  refuseSwitchedOff((await load(store, of)).state, asked);

/** The rules of the site as one process knows them. */
export interface KnownSiteRules {
  shown(now: Date): Promise<SiteRules>;
  /** @throws Refusal `guests.turned-away`. */
  refuseGuest(owner: Owner): Promise<void>;
  /** @throws Refusal `guests.turned-away`, `tool.switched-off`. */
  refuse(owner: Owner, asked: Asked): Promise<void>;
  /** The quota of an owner: that of the member, or that of the site; guests have none. */
  quotaOf(owner: Owner): Promise<Quota>;
  /** Exceptions from the quota of the site, by the ids of members. */
  quotas(): Promise<ReadonlyMap<string, Quota>>;
  /** How long the site keeps files that are sent now. */
  retention(): Promise<Retention>;
  /** Hosts whose pages are read for visitors; none: no pages are. */
  webPageHosts(): Promise<readonly string[]>;
  /** As it was last known where the log does not answer soon: a page is not kept waiting for it. */
  brand(): Promise<KnownBrand>;
  /** As the log says now. */
  freshBrand(): Promise<KnownBrand>;
  /** Each change is an event of its own. */
  change(commands: readonly SiteRulesCommand[]): Promise<void>;
}

/**
 * Reads what is new on the stream of the rules when it is asked, once in {@link KNOWN_FOR_MS}, so that the processes of a
 * cluster agree without telling each other. While the log is away, the rules stay as they were last known.
 */
export const openSiteRules = (store: EventStore, clock: () => number = () => performance.now()): KnownSiteRules => {
  let known: Loaded<SiteRulesState> | undefined;
  let readAt = -Infinity;
  let reading: Promise<Loaded<SiteRulesState>> | undefined;

  const learn = (fresh: Loaded<SiteRulesState>): Loaded<SiteRulesState> =>
    (known = known !== undefined && known.revision > fresh.revision ? known : fresh);
  const read = async (): Promise<Loaded<SiteRulesState>> => {
    const begunAt = clock();
    try {
      const fresh = await load(store, { ...of, from: known });
      readAt = begunAt;
      return learn(fresh);
    } catch (error) {
      if (known === undefined) throw error;
      return known;
    } finally {
      reading = undefined;
    }
  };
  const current = async (): Promise<SiteRulesState> => {
    if (known !== undefined && clock() - readAt < KNOWN_FOR_MS) return known.state;
    return (await (reading ??= read())).state;
  };

  return {
    shown: async (now) => shown(await current(), now),
    refuseGuest: async (owner) => refuseTurnedAway(await current(), owner),
    refuse: async (owner, asked) => refuseForbidden(await current(), owner, asked),
    quotaOf: async (owner) => quotaIn(await current(), owner),
    quotas: async () => (await current()).quotas,
    retention: async () => (await current()).retention,
    webPageHosts: async () => (await current()).webPageHosts,
    brand: async () => brandIn((await soon(current())) ?? known?.state),
    freshBrand: async () => brandIn((await (reading ??= read())).state),
    change: async (commands) => {
      for (const command of commands) learn(await handle(store, { ...of, command }));
    },
  };
};
