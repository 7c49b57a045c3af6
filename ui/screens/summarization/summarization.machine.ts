import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { copyText } from '../../browser/copy-text.js';
import { pageDrop } from '../../browser/page-drop.js';
import { summarize, type SummaryOfFile } from '../../calls/documents.calls.js';
import { liveConnection } from '../../live/progress-feed.js';
import { runCall } from '../../live/run-call.machine.js';
import { failureNotice, messageOf, plainNotice, reasonOf, type Notice } from '../../notice.js';
import { documentActions, oneFileEdges } from '../../tools/documents/document-actions.js';
import {
  documentCall,
  dragEdges,
  keepingAnswer,
  pageInvokes,
  telling,
  type DocumentContext,
  type DocumentEvent,
} from '../../tools/documents/document-call-region.js';
import { rulesWithWord } from '../../tools/documents/file-rules.js';
import { plainSummary } from '../../tools/summary/summary-text.js';
import { t } from '../../text/t.js';

export interface SummarizationContext extends DocumentContext {
  /** The current or last file. */
  readonly file: File | null;
  readonly result: SummaryOfFile | null;
}

export type SummarizationEvent =
  | DocumentEvent
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'copy.pressed' }
  | { readonly type: 'again.pressed' };

const FAILED = 'An error occurred while processing the file.';

const fileOf = ({ file }: SummarizationContext): File => {
  if (!file) throw new Error('There is no file to summarize');
  return file;
};

/** One file in, one page of notes out. Requirement. */
export const summarizationMachine = setup({
  types: {
    context: {} as SummarizationContext,
    events: {} as SummarizationEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as { run: 'summarize' },
  },
  actors: { summarize: runCall(summarize), copyText, pageDrop, liveConnection },
  actions: {
    ...documentActions<SummarizationContext, SummarizationEvent>(),
    keepFailure: assign((_, error: unknown) => ({ failure: reasonOf(error, FAILED) })),
    takeFile: assign((_, file: File | null) => ({ file, result: null })),
    keepAnswer: assign((_, result: SummaryOfFile) => ({ result })),
  },
}).createMachine({
  id: 'summarization',
  context: { over: false, file: null, result: null, failure: null },
  invoke: pageInvokes,
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'empty',
      states: {
        empty: {
          on: {
            'retry.pressed': { guard: ({ context }) => context.failure !== null, target: '#summarization.working' },
          },
        },
        showing: {
          on: {
            'copy.pressed': 'copying',
            'again.pressed': { target: 'empty', actions: assign({ file: null, result: null }) },
          },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: plainSummary(context.result?.summary ?? '') }),
            onDone: { target: 'showing', actions: emit(plainNotice('Copied!', 'Summary copied to clipboard')) },
            onError: { target: 'showing', actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')) },
          },
        },
      },
      on: {
        'files.chosen': oneFileEdges(rulesWithWord, { target: 'working' }),
      },
    },
    working: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: documentCall(
        {
          src: 'summarize',
          request: (context: SummarizationContext) => ({ file: fileOf(context) }),
          failed: {
            target: 'choosing',
            notice: (_, error) => failureNotice('Summarization failed', messageOf(error, FAILED)),
          },
        },
        {
          target: 'choosing.showing',
          actions: [
            keepingAnswer<SummaryOfFile>(),
            telling((context: SummarizationContext) =>
              plainNotice('Summary ready!', t('Generated cliff notes for {name}', { name: fileOf(context).name })),
            ),
          ],
        },
      ),
      on: { 'cancel.pressed': 'choosing' },
    },
  },
  on: dragEdges,
});

export type SummarizationActor = ActorRefFrom<typeof summarizationMachine>;
