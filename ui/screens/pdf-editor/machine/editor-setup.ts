import { emit, sendTo, setup, stateIn } from 'xstate';
import { callProblem } from '../../../calls/call-errors.js';
import { fetchReceipt } from '../../../calls/receipt.calls.js';
import { leaveWarning } from '../../../live/leave-warning.js';
import { pageDrop } from '../../../browser/page-drop.js';
import { previewRedaction } from '../../../calls/editor.calls.js';
import { copyText } from '../../../browser/copy-text.js';
import { downloadShared, saveFile } from '../../../browser/save-file.js';
import { takeResult } from '../../../calls/returned-results.js';
import { joinWork, leaveWork } from '../../../calls/joined-files.js';
import { runConversionMachine } from '../../../live/run-conversion.machine.js';
import { failureNotice, type Notice } from '../../../notice.js';
import type { EditorContext, EditorEvent } from './editor-context.js';
import { fileOf } from './editor-requests.js';
import { detectSensitive } from '../detect/scan.js';
import { openPdf } from '../../../pdf/open-pdf.js';
import { readPage, searchPages, textSelection } from './page-actors.js';
import { signDocument } from '../signature/sign-document.js';
import { renderDrawing, renderUpload, renderTyped } from '../../../tools/signatures/render-signature.js';

/** Delay after the last change of the marks before the server is asked for a preview. */
const PREVIEW_PAUSE_MS = 400;

/** Actors, guards and actions of the editor's machine. */
export const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as { run: 'runConversion'; pdf: 'openPdf' },
  },
  actors: {
    openPdf,
    readPage,
    searchPages,
    textSelection,
    pageDrop,
    leaveWarning,
    renderDrawing,
    renderTyped,
    renderUpload,
    signDocument,
    detectSensitive,
    runConversion: runConversionMachine,
    takeResult,
    fetchReceipt,
    previewRedaction,
    tryPattern: previewRedaction,
    copyText,
  },
  guards: { mayEdit: stateIn({ job: 'resting', file: 'present' }) },
  delays: { previewPause: PREVIEW_PAUSE_MS },
  actions: {
    tell: emit((_, notice: Notice) => notice),
    tellError: emit((_, { title, error }: { readonly title: string; readonly error: unknown }) =>
      failureNotice(title, callProblem(error)),
    ),
    /** The pages of the file before stay in view until those of this one can be shown. */
    replaceFile: sendTo('pdf', ({ context }) => ({ type: 'file.replaced', file: fileOf(context) })),
    joinWork: (_, file: File) => joinWork('/pdf-editor', file),
    leaveWork: (_, file: File) => leaveWork(file),
    saveFile: (_, { file, name }: { readonly file: Blob; readonly name: string }) => saveFile(file, name),
    downloadShared: (_, shareHash: string) => downloadShared(shareHash),
  },
});
