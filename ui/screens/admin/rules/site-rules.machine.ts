import { assign, setup, type ActorRefFrom } from 'xstate';
import type { SiteChange } from '../../../../contracts/api/site-change.js';
import type { SiteRules } from '../../../../contracts/api/site-rules.js';
import type { Quota } from '../../../../contracts/quotas.js';
import type { Retention } from '../../../../contracts/retention.js';
import type { AnnouncementLevel } from '../../../../contracts/site-rules.js';
import { tellSiteChanged } from '../../../session/site-notice/site-looks.js';
import { serverMessageOr } from '../../../calls/call-errors.js';
import { changeSiteRules, fetchSiteRules } from '../../../calls/site.calls.js';

export interface SiteRulesContext {
  /** Null until they are known. */
  readonly rules: SiteRules | null;
  /** The announcement as it is typed. */
  readonly text: string;
  readonly level: AnnouncementLevel;
  /** When it ends by itself, ISO-8601 UTC; empty for not at all. */
  readonly until: string;
  /** Why the rules are not known, or were not changed; empty for nothing to say. */
  readonly failure: string;
}

export type SiteRulesEvent =
  | { readonly type: 'tool.switched'; readonly id: string; readonly isOff: boolean }
  | { readonly type: 'guests.switched'; readonly guests: boolean }
  | { readonly type: 'quota.saved'; readonly quota: Quota }
  | { readonly type: 'retention.saved'; readonly retention: Retention }
  | { readonly type: 'hosts.saved'; readonly hosts: readonly string[] }
  | { readonly type: 'brand.saved'; readonly brand: SiteChange['brand'] }
  | { readonly type: 'announcement.typed'; readonly text: string }
  | { readonly type: 'level.chosen'; readonly level: AnnouncementLevel }
  | { readonly type: 'end.chosen'; readonly until: string }
  | { readonly type: 'announce.pressed' }
  | { readonly type: 'withdraw.pressed' }
  | { readonly type: 'retry.pressed' };

type Changing = Extract<
  SiteRulesEvent,
  {
    type:
      | 'tool.switched'
      | 'guests.switched'
      | 'quota.saved'
      | 'retention.saved'
      | 'hosts.saved'
      | 'brand.saved'
      | 'announce.pressed'
      | 'withdraw.pressed';
  }
>;

/** The change that an event of the page asks for. */
const changeOf = (event: Changing, { text, level, until }: SiteRulesContext): SiteChange => {
  switch (event.type) {
    case 'tool.switched':
      return { tool: { id: event.id, isOff: event.isOff } };
    case 'guests.switched':
      return { guests: event.guests };
    case 'quota.saved':
      return { quota: event.quota };
    case 'retention.saved':
      return { retention: event.retention };
    case 'hosts.saved':
      return { webPageHosts: [...event.hosts] };
    case 'brand.saved':
      return { brand: event.brand };
    case 'announce.pressed':
      return { announcement: { text: text.trim(), level, until: until === '' ? null : until } };
    case 'withdraw.pressed':
      return { announcement: null };
  }
};

interface ShownRules {
  readonly before: SiteRules | null;
  readonly after: SiteRules;
}

/** Whether a change is one of the name or the looks. */
export const isOtherBrand = (before: SiteRules | null, { brand }: SiteRules): boolean =>
  before !== null &&
  (brand.name !== before.brand.name || brand.colour !== before.brand.colour || brand.logo !== before.brand.logo);

const isNothing = { rules: null, text: '', level: 'info', until: '', failure: '' } as const;

/** The rules of the site, each changed by itself: its tools, its guests, its quota, how long it keeps files, whose pages it reads, and its announcement. Requirement. */
export const siteRulesMachine = setup({
  types: {
    context: {} as SiteRulesContext,
    events: {} as SiteRulesEvent,
    tags: {} as 'busy',
  },
  actors: { fetchSiteRules, changeSiteRules },
  actions: {
    tellSiteChanged: () => tellSiteChanged(),
    /** The page comes from the server with the name and the looks that it has now. */
    showBrand: (_, { before, after }: ShownRules) => {
      if (isOtherBrand(before, after)) location.reload();
    },
  },
  guards: {
    isTyped: ({ context }) => context.text.trim() !== '',
    isAnnounced: ({ context }) => Boolean(context.rules?.announcement),
  },
}).createMachine({
  id: 'site-rules',
  context: isNothing,
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchSiteRules',
        onDone: { target: 'resting', actions: assign({ rules: ({ event }) => event.output, failure: '' }) },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => serverMessageOr('Please try again.', event.error) }),
        },
      },
    },
    failed: { on: { 'retry.pressed': 'loading' } },
    resting: {
      on: {
        'announcement.typed': { actions: assign({ text: ({ event }) => event.text }) },
        'level.chosen': { actions: assign({ level: ({ event }) => event.level }) },
        'end.chosen': { actions: assign({ until: ({ event }) => event.until }) },
        'tool.switched': 'saving',
        'guests.switched': 'saving',
        'quota.saved': 'saving',
        'retention.saved': 'saving',
        'hosts.saved': 'saving',
        'brand.saved': 'saving',
        'announce.pressed': { guard: 'isTyped', target: 'saving' },
        'withdraw.pressed': { guard: 'isAnnounced', target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      entry: assign({ failure: '' }),
      invoke: {
        id: 'save',
        src: 'changeSiteRules',
        input: ({ context, event }) => changeOf(event as Changing, context),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'showBrand', params: ({ context, event }) => ({ before: context.rules, after: event.output }) },
            assign({ rules: ({ event }) => event.output }),
            'tellSiteChanged',
          ],
        },
        onError: {
          target: 'resting',
          actions: assign({ failure: ({ event }) => serverMessageOr('Please try again.', event.error) }),
        },
      },
    },
  },
});

export type SiteRulesActor = ActorRefFrom<typeof siteRulesMachine>;
