import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { ReportedProgress } from '../../calls/received.js';
import { PROGRESS_RESET_MS } from '../../../contracts/screen-times.js';
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
  aimedAt,
  fittingTool,
  inHand,
  problemOf,
  type ChosenTool,
  withShow,
  withoutFiles,
  type WorkContext,
  type WorkEvent,
} from './work-context.js';
import { checkPassword } from '../files/check-password.js';
import { overlayMachine } from './overlay.machine.js';
import { fetchMade } from '../../calls/returned-results.js';
import { batchMachine } from '../batch/batch.machine.js';
import { forgetBatch, restoreBatch } from '../batch/persist-batch.js';
import { openFiles } from '../files/open-files.js';
import { persistTab, restoreTab } from '../keep/persist-tab.js';
import { awaitResult, fetchVersions } from '../versions/fetch-versions.js';
import { MADE_FILE_ID, versionsHere, type Made } from '../versions/made.js';
import { renameResult } from '../versions/rename-result.js';
import { beforeUndo, fileIdOf, headOf, placesOf, versionOnScreen, headsToCome } from '../versions/version-files.js';
import { shownFile, withFiles } from '../versions/versions-context.js';
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

/** The result that is to be shown. */
export const wantedResult = ({ made }: WorkContext) => ({ id: made?.id ?? '', name: made?.name ?? '' });

/** Actors, and what concerns files and tools. */
const actSetup = setup({
  types: {
    context: {} as WorkContext,
    events: {} as WorkEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as {
      recent: 'recent';
      history: 'history';
      resultBox: 'resultBox';
      aiOverlay: 'aiOverlay';
      batch: 'batch';
    },
  },
  actors: {
    upload,
    cancelConversion,
    checkPassword,
    progressFeed,
    leaveWarning,
    pageDrop,
    restoredFiles,
    openFiles,
    persistTab,
    restoreTab,
    awaitResult,
    fetchResult: fetchMade,
    fetchVersions,
    renameResult,
    batch: batchMachine,
    restoreBatch,
    systemFiles,
    recent: recentMachine,
    history: historyMachine,
    resultBox: resultBoxMachine,
    aiOverlay: overlayMachine,
  },
  guards: {
    nothingSelected: ({ context }) => context.files.length === 0,
    canStart: ({ context }, chosen: ChosenTool) =>
      fittingTool(aimedAt(context, chosen), chosen.tool, chosen.alongside) !== undefined &&
      problemOf(aimedAt(context, chosen), chosen) === null,
    /** It could start if no file were locked. */
    isBlockedByLock: ({ context }, chosen: ChosenTool) =>
      context.locked.length > 0 &&
      fittingTool(aimedAt(context, chosen), chosen.tool, chosen.alongside) !== undefined &&
      problemOf(aimedAt(context, chosen), chosen) === null,
    isEnd: ({ context }, [message, status]: readonly [ReportedProgress, string]) =>
      message.conversionId === context.conversion?.id && message.status === status,
    isOurs: ({ context }, message: ReportedProgress) => message.conversionId === context.conversion?.id,
  },
  actions: {
    addFiles: assign(({ context }, files: readonly File[]) => ({ ...addFiles(context, files), arrangement: null })),
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

/** Actions and guards about the versions. */
const showSetup = actSetup.extend({
  guards: {
    isMadeFile: ({ context }, id: number) => id === MADE_FILE_ID && context.madeFile !== null,
    isOther: ({ context }, id: number) =>
      id !== MADE_FILE_ID && id !== context.shown && shownFile({ ...context, shown: id }) !== undefined,
    isHead: ({ context }, id: number) => headOf(context, id) !== null,
    isVersion: ({ context }, id: string | null) => id !== null && fileIdOf(context, id) !== null,
    isVersionHere: ({ context }, id: string | null) => id !== null && context.versionFiles[id] !== undefined,
    canUndo: ({ context }) => beforeUndo(context) !== undefined,
  },
  actions: {
    /** After every change of the files. */
    settleFiles: assign(({ context }) => withShow(context, withFiles(context))),
    /** A tool works on this until it has ended, whatever is on screen meanwhile. */
    take: assign(({ context, event }) => ({
      taken: inHand(event.type === 'tool.chosen' ? aimedAt(context, event) : context),
      alongside: event.type === 'tool.chosen' ? (event.alongside ?? []) : [],
      requestKey: event.type === 'tool.chosen' ? (event.requestKey ?? null) : null,
    })),
    /** The next tool works on what is on screen. */
    letGo: assign(({ context }) => ({
      ...withShow(context, { taken: null }),
      running: null,
      alongside: [],
      requestKey: null,
    })),
    fetchOthers: sendTo('versionFetcher', ({ context: { versions, made } }) => ({
      type: 'versions.listed',
      versions: versions.filter(({ id }) => id !== made?.id),
    })),
    /** A version that stands for its file is fetched though another one has taken its place on screen. */
    fetchHeads: enqueueActions(({ context, enqueue }) => {
      const versions = headsToCome(context);
      if (versions.length > 0) enqueue.sendTo('versionFetcher', { type: 'versions.listed', versions });
    }),
    pushUndone: assign(({ context }) => {
      const version = versionOnScreen(context);
      return { undone: version ? [...context.undone, version.id] : context.undone };
    }),
    forgetBatch,
  },
});

/** Actors, guards and actions of the work on the chosen files. */
export const workSetup = showSetup.extend({
  actions: {
    /** To what opens the files and to what keeps them. */
    tellFiles: enqueueActions(({ context, enqueue }) => {
      const { files, versionFiles, awaited } = context;
      const running = awaited?.id ?? context.running;
      const runningOf = placesOf(awaited ?? { of: files.map(({ id }) => id) }, context);
      const asKept = (version: Made): Made => ({ ...version, of: placesOf(version, context) });
      const versions = versionsHere(context).map(asKept);
      const persistedVersion = context.made && asKept(context.made);
      enqueue.sendTo('opener', { type: 'files.listed', files: [...files, ...Object.values(versionFiles)] });
      if (context.isRestoring) return; // what is kept is about to be read
      const chosen = files.map(({ file }) => file);
      enqueue.sendTo('persistence', {
        type: 'files.listed',
        files: chosen,
        made: persistedVersion,
        versions,
        running,
        runningOf,
      });
    }),

    /** The options that the result was made with, in the open form of its tool. */
    reopenOptions: enqueueActions(({ context: { made, unfolded }, enqueue }) => {
      if (!made) return;
      for (const [field, value] of Object.entries(made.options)) {
        enqueue.raise({ type: 'option.changed', tool: made.tool, field, value });
      }
      if (unfolded !== made.tool) enqueue.raise({ type: 'options.toggled', tool: made.tool });
    }),

    waitForAwaited: enqueueActions(({ context: { awaited }, enqueue }) => {
      if (awaited) enqueue.sendTo('awaiter', { type: 'result.awaited', id: awaited.id });
    }),
  },
});
