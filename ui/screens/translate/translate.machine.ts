import { type ActorRefFrom, assign, emit, log, setup } from 'xstate';
import type { LanguageInfo } from '../../../contracts/api/ai.js';
import type { TargetLanguage } from '../../../contracts/languages.js';
import {
  detectLanguage,
  translate,
  type TranslationLayout,
  type TranslationRequest,
} from '../../calls/documents.calls.js';
import type { FileInReply } from '../../calls/file-in-reply.js';
import { pageDrop } from '../../browser/page-drop.js';
import { liveConnection } from '../../live/progress-feed.js';
import { runCall } from '../../live/run-call.machine.js';
import { failureNotice, messageOf, type Notice, plainNotice } from '../../notice.js';
import { makingActions, oneFileEdges } from '../../tools/documents/document-actions.js';
import {
  documentCall,
  downloadEdge,
  dragEdges,
  keepingAnswer,
  pageInvokes,
  savingAnswer,
  telling,
  type DocumentEvent,
  type MakingContext,
} from '../../tools/documents/document-call-region.js';
import { translationRules } from '../../tools/documents/file-rules.js';
import { languageLabel } from './language-label.js';
import { t } from '../../text/t.js';

export interface TranslateContext extends MakingContext {
  readonly file: File | null;
  /** The file's language was looked for. */
  readonly looked: boolean;
  /** Null if it is not known. */
  readonly language: LanguageInfo | null;
  readonly target: TargetLanguage | null;
  readonly layout: TranslationLayout;
}

export type TranslateEvent =
  | DocumentEvent
  | { readonly type: 'target.chosen'; readonly target: TargetLanguage | null }
  | { readonly type: 'layout.chosen'; readonly layout: TranslationLayout }
  | { readonly type: 'translate.pressed' }
  | { readonly type: 'download.pressed' };

/** The server's answer where no language is certain enough. */
const UNKNOWN = 'unknown';

const FAILED = 'Failed to translate document. Please try again.';

const needed = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new Error('The guards let nothing begin without what it needs');
  return thing;
};

const requestOf = ({ file, target, language, layout }: TranslateContext): TranslationRequest => ({
  file: needed(file),
  target: needed(target),
  source: language && language.primaryLanguage !== UNKNOWN ? language.primaryLanguage : null,
  layout,
});

/** A document in, the same in another language out. Requirements. */
export const translateMachine = setup({
  types: {
    context: {} as TranslateContext,
    events: {} as TranslateEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as { run: 'translate' },
  },
  actors: { detectLanguage, translate: runCall(translate), pageDrop, liveConnection },
  actions: {
    ...makingActions<TranslateContext, TranslateEvent>(),
    keepFailure: assign((_, error: unknown) => ({ failure: messageOf(error, FAILED) })),
    takeFile: assign((_, file: File | null) => ({ file, looked: false, language: null, made: null, failure: null })),
    logFailure: log(({ event }) => messageOf('error' in event ? event.error : null, 'Failed to detect language')),
  },
}).createMachine({
  id: 'translate',
  context: {
    over: false,
    file: null,
    looked: false,
    language: null,
    target: null,
    layout: 'reflow',
    made: null,
    failure: null,
  },
  invoke: pageInvokes,
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'judging',
      states: {
        judging: {
          always: [
            { guard: ({ context }) => context.file !== null && !context.looked, target: 'detecting' },
            { target: 'resting' },
          ],
        },
        detecting: {
          invoke: {
            id: 'detect',
            src: 'detectLanguage',
            input: ({ context }) => ({ file: needed(context.file) }),
            onDone: {
              target: 'resting',
              actions: [
                assign({ looked: true, language: ({ event }) => event.output }),
                emit(({ event }) =>
                  plainNotice(
                    'Language detected! 🌍',
                    t('Document is in {language}', { language: languageLabel(event.output.primaryLanguage) }),
                  ),
                ),
              ],
            },
            onError: {
              target: 'resting',
              actions: [assign({ looked: true }), 'logFailure'],
            },
          },
        },
        resting: {},
      },
      on: {
        'files.chosen': oneFileEdges(translationRules, { target: '.judging' }),
        'target.chosen': { actions: assign({ target: ({ event }) => event.target }) },
        'layout.chosen': { actions: assign({ layout: ({ event }) => event.layout }) },
        'translate.pressed': [
          {
            guard: ({ context }) => context.file === null,
            actions: emit(failureNotice('No file selected', 'Please upload a file to translate.')),
          },
          {
            guard: ({ context }) => context.target === null,
            actions: emit(failureNotice('No target language', 'Please select a target language.')),
          },
          { target: 'translating', actions: assign({ made: null, failure: null }) },
        ],
        'download.pressed': downloadEdge,
      },
    },
    translating: {
      tags: 'busy',
      invoke: documentCall(
        {
          src: 'translate',
          request: requestOf,
          failed: {
            target: 'choosing',
            notice: (_, error) => failureNotice('Translation failed', messageOf(error, FAILED)),
          },
        },
        {
          target: 'choosing',
          actions: [
            keepingAnswer<FileInReply>(),
            savingAnswer,
            telling(() => plainNotice('Translation complete! ✨', 'Your translated document has been downloaded.')),
          ],
        },
      ),
      on: { 'cancel.pressed': 'choosing' },
    },
  },
  on: dragEdges,
});

export type TranslateActor = ActorRefFrom<typeof translateMachine>;
