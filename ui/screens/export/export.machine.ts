import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { exportFile, exportFormats, type ExportFormat, type ExportRequest } from '../../calls/documents.calls.js';
import type { FileInReply } from '../../calls/file-in-reply.js';
import { pageDrop } from '../../browser/page-drop.js';
import { saveFile } from '../../browser/save-file.js';
import { liveConnection } from '../../live/progress-feed.js';
import { answerOf, errorOf, hasFailed, runCall } from '../../live/run-call.machine.js';
import { failureNotice, messageOf, plainNotice, type Notice } from '../../notice.js';
import { turningAway, usualRules } from '../../tools/documents/file-rules.js';

export interface ExportContext {
  /** Files are held over the page. */
  readonly over: boolean;
  readonly file: File | null;
  readonly format: ExportFormat;
  /** What the last export has made. */
  readonly made: FileInReply | null;
  /** Why the last export came to nothing; null when it did not. */
  readonly failure: string | null;
}

export type ExportEvent =
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'format.chosen'; readonly format: ExportFormat }
  | { readonly type: 'export.pressed' }
  | { readonly type: 'download.pressed' }
  | { readonly type: 'cancel.pressed' };

const requestOf = ({ file, format }: ExportContext): ExportRequest => {
  if (!file) throw new Error('There is no file to export');
  return { file, format };
};

const failureOf = ({ format }: ExportContext, error: unknown): string =>
  messageOf(error, `Failed to export to ${exportFormats[format].name}. Please try again.`);

/** A document in, a Word or PowerPoint file out. Specification section 4, "Export". */
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
    tell: emit((_, notice: Notice) => notice),
    saveFile: (_, { blob, name }: FileInReply) => {
      saveFile(blob, name);
    },
  },
}).createMachine({
  id: 'export',
  context: { over: false, file: null, format: 'word', made: null, failure: null },
  invoke: [
    { id: 'drop', src: 'pageDrop' },
    { id: 'live', src: 'liveConnection' },
  ],
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.chosen': [
          turningAway(usualRules),
          {
            guard: ({ event }) => event.files.length > 0,
            actions: assign({ file: ({ event }) => event.files[0] ?? null, made: null, failure: null }),
          },
        ],
        'format.chosen': { actions: assign({ format: ({ event }) => event.format }) },
        'export.pressed': [
          {
            guard: ({ context }) => context.file === null,
            actions: emit(failureNotice('No file selected', 'Please upload a file to export.')),
          },
          { target: 'generating', actions: assign({ made: null, failure: null }) },
        ],
        'download.pressed': {
          guard: ({ context }) => context.made !== null,
          actions: { type: 'saveFile', params: ({ context }) => madeOf(context) },
        },
      },
    },
    generating: {
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'exportFile',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: ({ event }) => hasFailed(event.output),
            target: 'choosing',
            actions: [
              assign({ failure: ({ context, event }) => failureOf(context, errorOf(event.output)) }),
              emit(({ context, event }) => failureNotice('Export failed', failureOf(context, errorOf(event.output)))),
            ],
          },
          {
            target: 'choosing',
            actions: [
              assign({ made: ({ event }) => answerOf(event.output) }),
              { type: 'saveFile', params: ({ event }) => answerOf(event.output) },
              emit(({ context: { format } }) =>
                plainNotice(
                  'Export successful! ✨',
                  `Your ${exportFormats[format].name} document has been downloaded.`,
                ),
              ),
            ],
          },
        ],
      },
      on: { 'cancel.pressed': 'choosing' },
    },
  },
  on: {
    'drag.entered': { actions: assign({ over: true }) },
    'drag.left': { actions: assign({ over: false }) },
  },
});

const madeOf = ({ made }: ExportContext): FileInReply => {
  if (!made) throw new Error('There is no file to download');
  return made;
};

export type ExportActor = ActorRefFrom<typeof exportMachine>;
