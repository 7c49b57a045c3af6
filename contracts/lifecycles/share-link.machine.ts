import { assign, setup } from 'xstate';
import type { ShareLinkEvent } from '../events/share-link.js';

/** Facts about a link; texts are empty before it is created. */
export interface ShareLinkContext {
  readonly hash: string;
  readonly conversionId: string;
  readonly owner: string;
  /** ISO-8601 UTC. */
  readonly createdAt: string;
  /** ISO-8601 UTC; the link ends at this very instant. */
  readonly expiresAt: string;
  /** ISO-8601 UTC; its owner can choose no later end. */
  readonly latestEnd: string;
  readonly views: number;
  readonly downloads: number;
  /** Null for any number. */
  readonly maxDownloads: number | null;
  readonly password: { readonly salt: string; readonly key: string } | null;
}

/** The lifecycle of one share link, folded from stream `share-{hash}`. Requirement. */
export const shareLinkMachine = setup({
  types: { context: {} as ShareLinkContext, events: {} as ShareLinkEvent },
  actions: {
    keepLink: assign(({ context, event }) => {
      if (event.type !== 'ShareLinkCreated') return context;
      const { hash, conversionId, owner, expiresAt, latestEnd, at } = event.data;
      return { ...context, hash, conversionId, owner, expiresAt, latestEnd, createdAt: at };
    }),
    keepRestriction: assign(({ context, event }) => {
      if (event.type !== 'ShareLinkRestricted') return context;
      const { maxDownloads, password } = event.data;
      return { ...context, maxDownloads, password };
    }),
    keepEnd: assign(({ context, event }) =>
      event.type === 'ShareLinkEndChosen' ? { ...context, expiresAt: event.data.expiresAt } : context,
    ),
    countView: assign({ views: ({ context }) => context.views + 1 }),
    countDownload: assign({
      downloads: ({ context, event }) =>
        event.type === 'FileDownloaded' && !event.data.owned ? context.downloads + 1 : context.downloads,
    }),
  },
}).createMachine({
  id: 'share-link',
  context: {
    hash: '',
    conversionId: '',
    owner: '',
    createdAt: '',
    expiresAt: '',
    latestEnd: '',
    views: 0,
    downloads: 0,
    maxDownloads: null,
    password: null,
  },
  initial: 'absent',
  states: {
    absent: { on: { ShareLinkCreated: { target: 'live', actions: 'keepLink' } } },
    live: {
      on: {
        ShareLinkViewed: { actions: 'countView' },
        FileDownloaded: { actions: 'countDownload' },
        ShareLinkExpired: 'expired',
        ShareLinkRevoked: 'revoked',
        ShareLinkEndChosen: { actions: 'keepEnd' },
        ShareLinkRestricted: { actions: 'keepRestriction' },
      },
    },
    expired: { type: 'final' },
    revoked: { type: 'final' },
  },
});
