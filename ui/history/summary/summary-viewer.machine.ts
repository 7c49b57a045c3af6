import { assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { ReceivedSummary } from '../../calls/received.js';
import { copyText } from '../../browser/copy-text.js';
import { fetchSummaries } from '../../calls/receipt.calls.js';
import { downloadShared } from '../../browser/save-file.js';
import { failureNotice, plainNotice, type Notice } from '../../notice.js';
import { plainSummary } from '../../tools/summary/summary-text.js';
import { answerWords, type AnswerKind } from '../../tools/summary/answer-words.js';
import { t } from '../../text/t.js';

/** The finished conversion that the summaries belong to. */
export interface Summarized {
  /** Empty where there is no link to it. */
  readonly shareHash: string;
  readonly name: string;
  readonly told: AnswerKind;
}

export interface SummaryViewerContext extends Summarized {
  readonly results: readonly ReceivedSummary[];
}

export type SummaryViewerEvent =
  { readonly type: 'copy.pressed' } | { readonly type: 'download.pressed' } | { readonly type: 'retry.pressed' };

const summaries = ({ results }: SummaryViewerContext): readonly ReceivedSummary[] =>
  results.filter(({ success }) => success);

/** All summaries as plain text; several have the name of their file above each. */
export const textOf = (context: SummaryViewerContext): string => {
  const [first, ...more] = summaries(context);
  if (first && more.length === 0) return plainSummary(first.summary);
  return summaries(context)
    .map(({ fileName, summary }) => `${fileName}\n\n${plainSummary(summary)}`)
    .join('\n\n\n');
};

/** The summaries of a conversion, read from its receipt. Requirement. */
export const summaryViewerMachine = setup({
  types: {
    context: {} as SummaryViewerContext,
    events: {} as SummaryViewerEvent,
    emitted: {} as Notice,
    input: {} as Summarized,
    tags: {} as 'busy',
  },
  actors: { fetchSummaries, copyText },
  guards: { hasSummary: ({ context }) => summaries(context).length > 0 },
  actions: { download: (_, shareHash: string) => downloadShared(shareHash) },
}).createMachine({
  id: 'summary-viewer',
  context: ({ input }) => ({ ...input, results: [] }),
  type: 'parallel',
  states: {
    view: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'load',
            src: 'fetchSummaries',
            input: ({ context: { shareHash } }) => ({ shareHash }),
            onDone: { target: 'showing', actions: assign({ results: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        showing: {},
        failed: { on: { 'retry.pressed': 'loading' } },
      },
    },
    copy: {
      initial: 'resting',
      states: {
        resting: { on: { 'copy.pressed': { guard: 'hasSummary', target: 'copying' } } },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: textOf(context) }),
            onDone: {
              target: 'resting',
              actions: emit(({ context }) => plainNotice(answerWords[context.told].copied)),
            },
            onError: { target: 'resting', actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')) },
          },
        },
      },
    },
  },
  on: {
    'download.pressed': {
      actions: enqueueActions(({ context: { shareHash, name, told }, enqueue }) => {
        if (shareHash === '') {
          enqueue.emit(failureNotice('Download failed', answerWords[told].withoutLink));
          return;
        }
        enqueue({ type: 'download', params: shareHash });
        enqueue.emit(plainNotice('Download started!', t('Downloading {name}', { name })));
      }),
    },
  },
});

export type SummaryViewerActor = ActorRefFrom<typeof summaryViewerMachine>;
