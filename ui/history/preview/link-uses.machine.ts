import { assign, setup } from 'xstate';
import type { LinkUsesReply } from '../../../contracts/api/link-uses.js';
import { fetchLinkUses } from '../../calls/share.calls.js';

export interface LinkUsesContext {
  readonly hash: string;
  /** All pages so far; null until the first has come. */
  readonly reply: LinkUsesReply | null;
}

export type LinkUsesEvent =
  | { readonly type: 'uses.opened' }
  | { readonly type: 'uses.closed' }
  | { readonly type: 'more.pressed' }
  | { readonly type: 'again.pressed' };

const withPage = (before: LinkUsesReply | null, page: LinkUsesReply): LinkUsesReply =>
  before === null ? page : { ...page, uses: [...before.uses, ...page.uses] };

/** Each view and download of a link: asked for when they are opened, a page at a time. */
export const linkUsesMachine = setup({
  types: {
    context: {} as LinkUsesContext,
    events: {} as LinkUsesEvent,
    input: {} as { readonly hash: string },
  },
  actors: { fetchLinkUses },
  guards: { hasMore: ({ context: { reply } }) => reply !== null && reply.next !== null },
}).createMachine({
  id: 'link-uses',
  context: ({ input: { hash } }) => ({ hash, reply: null }),
  initial: 'shut',
  states: {
    shut: { entry: assign({ reply: null }), on: { 'uses.opened': 'loading' } },
    loading: {
      on: { 'uses.closed': 'shut' },
      invoke: {
        id: 'page',
        src: 'fetchLinkUses',
        input: ({ context: { hash, reply } }) => ({ hash, after: reply?.next ?? null }),
        onDone: {
          target: 'shown',
          actions: assign(({ context: { reply }, event: { output } }) => ({ reply: withPage(reply, output) })),
        },
        onError: 'failed',
      },
    },
    shown: { on: { 'uses.closed': 'shut', 'more.pressed': { guard: 'hasMore', target: 'loading' } } },
    failed: { on: { 'uses.closed': 'shut', 'again.pressed': 'loading' } },
  },
});
