import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { SHARE_BOX_MS } from '../../../contracts/screen-times.js';
import { copyText } from '../../browser/copy-text.js';
import { failureNotice, plainNotice, type Notice } from '../../notice.js';
import { t } from '../../text/t.js';

/** A finished file and the link to it. */
export interface Result {
  readonly shareHash: string;
  readonly shareLink: string;
  readonly name: string;
  /** In bytes; null when the server does not say. */
  readonly size: number | null;
  /** The size of the files it was made from, in bytes. */
  readonly sizeBefore: number;
  /** Further changes or losses in the document, one sentence each. */
  readonly notes: readonly string[];
}

export type ResultBoxEvent =
  | { readonly type: 'result.ready'; readonly result: Result }
  | { readonly type: 'box.held' }
  | { readonly type: 'box.released' }
  /** Sent with a link or a name for another result than the one shown last. */
  | { readonly type: 'copy.pressed'; readonly link?: string }
  | { readonly type: 'download.pressed'; readonly name?: string };

const noResult: Result = { shareHash: '', shareLink: '', name: '', size: null, sizeBefore: 0, notes: [] };

/** The success box: it closes after a while, but not while it has the pointer or the focus. */
export const resultBoxMachine = setup({
  types: {
    context: {} as { readonly result: Result },
    events: {} as ResultBoxEvent,
    emitted: {} as Notice,
  },
  actors: { copyText },
  delays: { shareBox: SHARE_BOX_MS },
}).createMachine({
  id: 'result-box',
  context: { result: noResult },
  type: 'parallel',
  states: {
    box: {
      initial: 'hidden',
      states: {
        hidden: {},
        showing: { after: { shareBox: 'hidden' }, on: { 'box.held': 'held' } },
        held: { on: { 'box.released': 'showing' } },
      },
      on: { 'result.ready': { target: '.showing', actions: assign({ result: ({ event }) => event.result }) } },
    },
    copy: {
      initial: 'resting',
      states: {
        resting: { on: { 'copy.pressed': 'copying' } },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context, event }) => ({
              text: event.type === 'copy.pressed' && event.link ? event.link : context.result.shareLink,
            }),
            onDone: { target: 'resting', actions: emit(plainNotice('Link copied', 'Share link copied to clipboard')) },
            onError: {
              target: 'resting',
              actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')),
            },
          },
        },
      },
    },
  },
  on: {
    'download.pressed': {
      actions: emit(({ context, event }) =>
        plainNotice('Download started', t('Downloading {name}', { name: event.name ?? context.result.name })),
      ),
    },
  },
});

export type ResultBoxActor = ActorRefFrom<typeof resultBoxMachine>;
