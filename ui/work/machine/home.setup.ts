import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { ReportedProgress } from '../../calls/received.js';
import { PROGRESS_RESET_MS } from '../../../contracts/limits.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { cancelConversion } from '../../calls/conversions.calls.js';
import { leaveWarning } from '../../live/leave-warning.js';
import { pageDrop } from '../../browser/page-drop.js';
import { systemFiles, type Sender } from '../../browser/system-files.js';
import { forgetPasswords } from '../../browser/file-passwords.js';
import { upload } from '../../calls/conversions.calls.js';
import { beginToSend, takeBack } from '../../calls/pieces/large-files.js';
import type { RecentConversion } from '../../live/guest-history.js';
import { progressFeed } from '../../live/progress-feed.js';
import { failureNotice, plainNotice, type Notice } from '../../notice.js';
import {
  fittingTool,
  problemOf,
  type ChosenTool,
  withoutFiles,
  type HomeContext,
  type HomeEvent,
} from './home.context.js';
import { checkPassword } from '../files/check-password.js';
import { overlayMachine } from './overlay.machine.js';
import { historyMachine } from '../../history/rows/history.machine.js';
import { noProgress, stateOf } from './progress.js';
import { restoredFiles } from '../keep/restored-files.js';
import { recentMachine } from '../../history/recent/recent.machine.js';
import { resultBoxMachine } from '../result/result-box.machine.js';
import { addFiles } from '../files/selection.js';

const senderNotices: Readonly<Record<Sender, Notice>> = {
  app: plainNotice('Shared by another app', 'The files came from an app on this device.'),
  site: plainNotice('Shared by this site', 'The files came from a page of this installation.'),
  unknown: failureNotice('Files not opened', 'A page of another site may have sent them. Please choose them here.'),
};

/** Actors, guards and actions of the home page's machine. */
export const homeSetup = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as { recent: 'recent'; history: 'history'; resultBox: 'resultBox'; aiOverlay: 'aiOverlay' },
  },
  actors: {
    upload,
    cancelConversion,
    checkPassword,
    progressFeed,
    leaveWarning,
    pageDrop,
    restoredFiles,
    systemFiles,
    recent: recentMachine,
    history: historyMachine,
    resultBox: resultBoxMachine,
    aiOverlay: overlayMachine,
  },
  guards: {
    nothingSelected: ({ context }) => context.selection.files.length === 0,
    canStart: ({ context }, chosen: ChosenTool) =>
      fittingTool(context, chosen.tool) !== undefined && problemOf(context, chosen) === null,
    /** It could start if no file were locked. */
    isBlockedByLock: ({ context }, chosen: ChosenTool) =>
      context.locked.length > 0 &&
      fittingTool(context, chosen.tool) !== undefined &&
      problemOf(context, chosen) === null,
    isEnd: ({ context }, [message, status]: readonly [ReportedProgress, string]) =>
      message.conversionId === context.conversion?.id && message.status === status,
    isOurs: ({ context }, message: ReportedProgress) => message.conversionId === context.conversion?.id,
  },
  actions: {
    addFiles: assign(({ context }, files: readonly File[]) => ({
      selection: addFiles(context.selection, files),
      arrangement: null,
    })),
    forget: (_, files: readonly File[]) => {
      forgetPasswords(files);
      takeBack(files);
    },
    beginToSend: (_, files: readonly File[]) => beginToSend(files),
    clear: assign(({ context }) => withoutFiles(context)),
    clearDone: assign({ wanted: null }),
    resetProgress: assign({ progress: noProgress }),
    showUpload: assign(({ context }, sent: { readonly sent: number; readonly total: number | null }) => ({
      progress: { ...context.progress, ...sent },
    })),
    showConversion: assign(({ context }, { status, progress, step }: ReportedProgress) => ({
      progress: {
        ...context.progress,
        state: stateOf(status),
        converted: progress,
        step: step ?? '',
      },
    })),
    refetchHistory: enqueueActions(({ enqueue }) => {
      for (const list of ['recent', 'history']) enqueue.sendTo(list, { type: 'history.stale' });
    }),
    /** To both lists: only the one of guests or the one of members is active. */
    listConversion: enqueueActions(({ enqueue }, row: RecentConversion) => {
      for (const list of ['recent', 'history']) enqueue.sendTo(list, { type: 'conversion.accepted', row });
    }),
    showOverlay: sendTo('aiOverlay', ({ context }) => ({
      type: 'work.started',
      overlay: findTool(context.tool)?.overlay ?? null,
    })),
    hideOverlay: sendTo('aiOverlay', { type: 'work.ended' }),
    tellSender: emit((_, sender: Sender) => senderNotices[sender]),
    tellFailure: emit((_, text: string) => failureNotice('Upload Failed', text)),
    tellEnd: emit((_, text: string) => failureNotice('Processing Failed', text)),
  },
  delays: { progressReset: PROGRESS_RESET_MS },
});
