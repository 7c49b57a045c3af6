import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { pageDrop } from '../../browser/page-drop.js';
import { exportFile, exportFormats, type ExportFormat, type ExportRequest } from '../../calls/documents.calls.js';
import type { FileInReply } from '../../calls/file-in-reply.js';
import { liveConnection } from '../../live/progress-feed.js';
import { runCall } from '../../live/run-call.machine.js';
import { failureNotice, messageOf, plainNotice, type Notice } from '../../notice.js';
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
import { rulesWithWord } from '../../tools/documents/file-rules.js';
import { t } from '../../text/t.js';

export interface ExportContext extends MakingContext {
  readonly file: File | null;
  readonly format: ExportFormat;
  /** Codes of the languages that were ticked, with commas between them; empty while they are detected. */
  readonly scanLanguages: string;
}

export type ExportEvent =
  | DocumentEvent
  | { readonly type: 'format.chosen'; readonly format: ExportFormat }
  | { readonly type: 'languages.chosen'; readonly scanLanguages: string }
  | { readonly type: 'export.pressed' }
  | { readonly type: 'download.pressed' };

const requestOf = ({ file, format, scanLanguages }: ExportContext): ExportRequest => {
  if (!file) throw new Error('There is no file to export');
  return { file, format, scanLanguages };
};

const failureOf = ({ format }: ExportContext, error: unknown): string =>
  messageOf(error, t('Failed to export to {format}. Please try again.', { format: exportFormats[format].name }));

const successOf = ({ format }: ExportContext): Notice =>
  plainNotice(
    'Export successful! ✨',
    t('Your {format} document has been downloaded.', { format: exportFormats[format].name }),
  );

/** A document in, a Word or PowerPoint file out. Requirement. */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as { run: 'exportFile' },
  },
  actors: { exportFile: runCall(exportFile), pageDrop, liveConnection },
  actions: {
    ...makingActions<ExportContext, ExportEvent>(),
    keepFailure: assign(({ context }, error: unknown) => ({ failure: failureOf(context, error) })),
    takeFile: assign((_, file: File | null) => ({ file, made: null, failure: null })),
  },
}).createMachine({
  id: 'export',
  context: { over: false, file: null, format: 'word', scanLanguages: '', made: null, failure: null },
  invoke: pageInvokes,
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.chosen': oneFileEdges(rulesWithWord, {}),
        'format.chosen': { actions: assign({ format: ({ event }) => event.format }) },
        'languages.chosen': { actions: assign({ scanLanguages: ({ event }) => event.scanLanguages }) },
        'export.pressed': [
          {
            guard: ({ context }) => context.file === null,
            actions: emit(failureNotice('No file selected', 'Please upload a file to export.')),
          },
          { target: 'generating', actions: assign({ made: null, failure: null }) },
        ],
        'download.pressed': downloadEdge,
      },
    },
    generating: {
      tags: 'busy',
      invoke: documentCall(
        {
          src: 'exportFile',
          request: requestOf,
          failed: {
            target: 'choosing',
            notice: (context: ExportContext, error) => failureNotice('Export failed', failureOf(context, error)),
          },
        },
        {
          target: 'choosing',
          actions: [keepingAnswer<FileInReply>(), savingAnswer, telling(successOf)],
        },
      ),
      on: { 'cancel.pressed': 'choosing' },
    },
  },
  on: dragEdges,
});

export type ExportActor = ActorRefFrom<typeof exportMachine>;
