import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { fetchMade } from '../../../calls/given-back.js';
import type { Notice } from '../../../notice.js';
import { forgetBatch, restoreBatch } from '../../../work/batch/persist-batch.js';
import { batchMachine } from '../../../work/batch/batch.machine.js';
import { persistTab, restoreTab } from '../../../work/keep/persist-tab.js';
import { homeNews } from './home-news.js';
import { openFiles } from '../../../work/files/open-files.js';
import { awaitResult, fetchVersions } from '../../../work/versions/fetch-versions.js';
import { renameResult } from '../../../work/versions/rename-result.js';
import { beforeUndo, fileIdOf, headOf, placesOf, sourceOn, versionOnScreen } from './version-files.js';
import { shownFile, type WorkbenchContext, type WorkbenchEvent, type WorkbenchInput } from './workbench.context.js';
import { MADE, versionsHere, type Made } from '../../../work/versions/made.js';

/** The result that is to be shown. */
export const wantedResult = ({ made }: WorkbenchContext) => ({ id: made?.id ?? '', name: made?.name ?? '' });

/** Actors, guards and actions of the workbench's machine. */
export const workbenchSetup = setup({
  types: {
    context: {} as WorkbenchContext,
    events: {} as WorkbenchEvent,
    input: {} as WorkbenchInput,
    emitted: {} as Notice,
    children: {} as { batch: 'batch' },
  },
  actors: {
    homeNews,
    openFiles,
    persistTab,
    restoreTab,
    awaitResult,
    fetchResult: fetchMade,
    fetchVersions,
    renameResult,
    batch: batchMachine,
    restoreBatch,
  },
  guards: {
    isMadeFile: ({ context }, id: number) => id === MADE && context.madeFile !== null,
    isOther: ({ context }, id: number) =>
      id !== MADE && id !== context.shown && shownFile({ ...context, shown: id }) !== undefined,
    isHead: ({ context }, id: number) => headOf(context, id) !== null,
    isVersion: ({ context }, id: string | null) => id !== null && fileIdOf(context, id) !== null,
    isVersionHere: ({ context }, id: string | null) => id !== null && context.versionFiles[id] !== undefined,
    canUndo: ({ context }) => beforeUndo(context) !== undefined,
  },
  actions: {
    /** To what opens the files and to what keeps them. */
    tellFiles: enqueueActions(({ context, enqueue }) => {
      const { files, versionFiles, awaited } = context;
      const running = awaited?.id ?? context.running;
      const runningOf = placesOf(awaited ?? { of: files.map(({ id }) => id) }, context);
      const asKept = (version: Made): Made => ({ ...version, of: placesOf(version, context) });
      const versions = versionsHere(context).map(asKept);
      const made = context.made && asKept(context.made);
      enqueue.sendTo('opener', { type: 'files.listed', files: [...files, ...Object.values(versionFiles)] });
      if (context.isRestoring) return; // what is kept is about to be read
      const chosen = files.map(({ file }) => file);
      enqueue.sendTo('persistence', { type: 'files.listed', files: chosen, made, versions, running, runningOf });
    }),
    /** The tools work on what is on screen. */
    tellSource: sendTo(
      ({ context }) => context.home,
      ({ context }) => sourceOn(context),
    ),
    /** The options that the result was made with, in the open form of its tool. */
    tellOptions: ({ context: { home, made } }) => {
      if (!made) return;
      for (const [field, value] of Object.entries(made.options)) {
        home.send({ type: 'option.changed', tool: made.tool, field, value });
      }
      if (home.getSnapshot().context.unfolded !== made.tool) home.send({ type: 'options.toggled', tool: made.tool });
    },
    fetchOthers: sendTo('versionFetcher', ({ context: { versions, made } }) => ({
      type: 'versions.listed',
      versions: versions.filter(({ id }) => id !== made?.id),
    })),
    waitForAwaited: enqueueActions(({ context: { awaited }, enqueue }) => {
      if (awaited) enqueue.sendTo('awaiter', { type: 'result.awaited', id: awaited.id });
    }),
    pushUndone: assign(({ context }) => {
      const version = versionOnScreen(context);
      return { undone: version ? [...context.undone, version.id] : context.undone };
    }),
    forgetBatch,
  },
});
