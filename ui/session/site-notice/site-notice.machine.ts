import { assign, setup, type ActorRefFrom } from 'xstate';
import type { SiteRules } from '../../../contracts/api/site-rules.js';
import { fetchSiteRules } from '../../calls/site.calls.js';
import { keepDismissed } from './dismissed.js';
import { siteLooks, type SiteLook } from './site-looks.js';

/** A page that somebody turns to asks again after this time. */
const KNOWN_FOR_MS = 30_000;

export interface SiteNoticeContext {
  /** Null until they are known. */
  readonly rules: SiteRules | null;
  /** When the announcement was made that was put away last; null for none. */
  readonly dismissed: string | null;
}

export type SiteNoticeEvent = SiteLook | { readonly type: 'announcement.dismissed' };

/** Each page says under its header what is announced, and that guests are turned away. Requirement. */
export const siteNoticeMachine = setup({
  types: {
    context: {} as SiteNoticeContext,
    events: {} as SiteNoticeEvent,
    input: {} as { readonly dismissed: string | null },
  },
  actors: { fetchSiteRules, siteLooks },
  actions: { keep: (_, at: string) => keepDismissed(at) },
  delays: { knownFor: KNOWN_FOR_MS },
}).createMachine({
  id: 'site-notice',
  context: ({ input }) => ({ rules: null, dismissed: input.dismissed }),
  invoke: { id: 'looks', src: 'siteLooks' },
  initial: 'asking',
  on: {
    'announcement.dismissed': {
      guard: ({ context }) => Boolean(context.rules?.announcement),
      actions: [
        assign({ dismissed: ({ context }) => context.rules?.announcement?.at ?? context.dismissed }),
        { type: 'keep', params: ({ context }) => context.rules?.announcement?.at ?? '' },
      ],
    },
  },
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: 'fetchSiteRules',
        onDone: { target: 'known', actions: assign({ rules: ({ event }) => event.output }) },
        /** Whatever was known stays: the server refuses what it does not offer. */
        onError: 'known',
      },
    },
    known: {
      after: { knownFor: 'stale' },
      on: { 'rules.changed': 'asking' },
    },
    stale: { on: { 'page.looked': 'asking', 'rules.changed': 'asking' } },
  },
});

export type SiteNoticeActor = ActorRefFrom<typeof siteNoticeMachine>;
